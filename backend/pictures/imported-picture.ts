/** Picture of a merchant's own: a square encoded anew, named by what it was made of. */
import { createHash } from "node:crypto"
import type { Sharp } from "sharp"
import { cutOut } from "#domain/rules/catalogue/picture-address.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"
import { storedPicture, storePicture as store, type PictureKind } from "./storage/stored-pictures.ts"
import { openedPicture, type PictureFault } from "./uploaded-picture.ts"

/** What is no picture that can be imported, and why. */
export class NoPicture extends Error {
  override readonly name = "NoPicture"
}

/** Side of the stored square in pixels: the largest that is shown. */
const side = 960
const formats = ["jpeg", "png", "webp", "heif"]

/** Tells such names apart from those of composed pictures. */
const prefix = "photo-"
export const isImported = (name: string): boolean => name.startsWith(prefix)

const faults: Readonly<Record<PictureFault, string>> = { type: "is neither JPEG, PNG, WebP nor AVIF", tooLarge: "has more than 24 million pixels", broken: "is broken" }

const isOpaque = async (picture: Sharp): Promise<boolean> =>
  (await picture.clone().stats().catch(() => {
    throw new NoPicture(faults.broken)
  })).isOpaque

export const isCutOut = (name: string): boolean => name.endsWith(cutOut)

/** A name as the shop gives it; an exported picture keeps it in another shop. */
const given = /^photo-[0-9a-f]{32}(?:-cut)?$/

/** Name and bytes; the bytes are `null` where the shop has the picture already. `exported` is its name in the shop that exported it. Throws `NoPicture`. */
export const encodedPicture = async (source: Uint8Array, db: Database, exported: string | null = null): Promise<{ readonly name: string; readonly bytes: Buffer | null }> => {
  const hasGivenName = exported !== null && given.test(exported)
  const plain = hasGivenName ? exported.replace(cutOut, "") : `${prefix}${createHash("sha256").update(source).digest("hex").slice(0, 32)}`
  const [there] = await db.query<{ name: string }>("select name from imported_pictures where name = any ($1::text[])", [hasGivenName ? [exported] : [plain, `${plain}${cutOut}`]])
  if (there !== undefined) return { name: there.name, bytes: null }
  const opened = await openedPicture(source, formats, (fault) => new NoPicture(faults[fault]))
  // The stored square of a photo has transparent bars: the name tells it from an object cut out.
  const hasAlpha = exported === null ? ((await opened.metadata().catch(() => null))?.hasAlpha === true && !(await isOpaque(opened))) : isCutOut(exported)
  const name = hasAlpha ? `${plain}${cutOut}` : plain
  const bytes = await opened
    // The page's ground shows beside a picture that is no square.
    .ensureAlpha()
    .resize(side, side, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp({ quality: 88, alphaQuality: 90 })
    .toBuffer()
    .catch(() => {
      throw new NoPicture(faults.broken)
    })
  return { name, bytes }
}

const square = "square.webp"

/** Stored imported pictures. */
export const importedPictures: PictureKind = {
  folder: "imported",
  table: "imported_pictures",
  sizes: [{ file: square, before: { column: "bytes", rows: "true" } }],
  isNamedByContent: true,
}

export const storePicture = async ({ db, pictures }: Pick<BackendServices, "db" | "pictures">, name: string, bytes: Buffer, now: string): Promise<void> => {
  await store(pictures, importedPictures, name, { [square]: bytes })
  await db.query("insert into imported_pictures (name, created_at) values ($1, $2) on conflict (name) do nothing", [name, now])
}

/** The stored square; `null` where there is none of that name. */
export const importedPicture = (services: Pick<BackendServices, "db" | "pictures">, name: string): Promise<Buffer | null> => storedPicture(services, importedPictures, name, square)
