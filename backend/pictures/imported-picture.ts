/** Picture of a merchant's own: a square encoded again, named by its source. */
import { createHash } from "node:crypto"
import type { Sharp } from "sharp"
import { cutOut } from "#domain/rules/catalogue/picture-address.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import { storedPicture, storePicture as store, type PictureKind } from "./storage/stored-pictures.ts"
import { openedPicture, type PictureFault } from "./uploaded-picture.ts"

/** A picture that cannot be imported, and why; who names it adds its `source`. */
export class NoPicture extends OperatorError {
  override readonly name = "NoPicture"
}

/** Side of the stored square in pixels: the largest that is shown. */
const side = 960
const formats = ["jpeg", "png", "webp", "heif"]

/** Distinguishes such names from those of composed pictures. */
const prefix = "photo-"
export const isImported = (name: string): boolean => name.startsWith(prefix)

const faults: Readonly<Record<PictureFault, MessageRef>> = {
  type: { key: "import.picture.type" },
  tooLarge: { key: "import.picture.pixels" },
  broken: { key: "import.picture.broken" },
}

const isOpaque = async (picture: Sharp): Promise<boolean> =>
  (
    await picture
      .clone()
      .stats()
      .catch(() => {
        throw new NoPicture(faults.broken)
      })
  ).isOpaque

export const isCutOut = (name: string): boolean => name.endsWith(cutOut)

/** A name as the shop gives it, of releases before without the mean colour; an exported picture keeps it in another shop. */
const given = /^photo-[0-9a-f]{32}(?:-[0-9a-f]{6})?(?:-cut)?$/

/** Mean colour of a picture by its name, `#1f4e9e`; `null` where the name has none. */
export const namedColour = (name: string): string | null => {
  const colour = /^photo-\w{32}-([0-9a-f]{6})/.exec(name)?.[1]
  return colour === undefined ? null : `#${colour}`
}

/** Mean colour of what is not transparent, `1f4e9e`. */
const meanOf = async (picture: Sharp): Promise<string> => {
  const { data } = await picture.clone().ensureAlpha().resize(32, 32, { fit: "fill" }).raw().toBuffer({ resolveWithObject: true })
  const pixels = Array.from({ length: data.length / 4 }, (_, at) => data.subarray(at * 4, at * 4 + 4)).filter(
    ([, , , alpha = 0]) => alpha > 200,
  )
  return [0, 1, 2]
    .map((channel) =>
      Math.round(pixels.reduce((all, pixel) => all + (pixel[channel] ?? 0), 0) / Math.max(1, pixels.length))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")
}

/** Name and bytes; the bytes are `null` where the shop has the picture already. `exported` is its name in the shop that exported it. Throws `NoPicture`. */
export const encodedPicture = async (
  source: Uint8Array,
  db: Database,
  exported: string | null = null,
): Promise<{ readonly name: string; readonly bytes: Buffer | null }> => {
  const hasGivenName = exported !== null && given.test(exported)
  const plain = `${prefix}${createHash("sha256").update(source).digest("hex").slice(0, 32)}`
  const [there] = await db.query<{ name: string }>(
    `select name from imported_pictures where ${hasGivenName ? "name = $1" : "starts_with(name, $1)"}`,
    [hasGivenName ? exported : plain],
  )
  if (there !== undefined) return { name: there.name, bytes: null }
  const opened = await openedPicture(source, formats, (fault) => new NoPicture(faults[fault]))
  // The stored square of a photo has transparent bars: the name distinguishes it from a cut-out object.
  const hasAlpha =
    exported === null ? (await opened.metadata().catch(() => null))?.hasAlpha === true && !(await isOpaque(opened)) : isCutOut(exported)
  const broken = () => {
    throw new NoPicture(faults.broken)
  }
  const name = hasGivenName ? exported : `${plain}-${await meanOf(opened).catch(broken)}${hasAlpha ? cutOut : ""}`
  const bytes = await opened
    // The page's ground shows beside a picture that is no square.
    .ensureAlpha()
    .resize(side, side, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp({ quality: 88, alphaQuality: 90 })
    .toBuffer()
    .catch(broken)
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

export const storePicture = async (
  { db, pictures }: Pick<BackendServices, "db" | "pictures">,
  name: string,
  bytes: Buffer,
  now: string,
): Promise<void> => {
  await store(pictures, importedPictures, name, { [square]: bytes })
  await db.query("insert into imported_pictures (name, created_at) values ($1, $2) on conflict (name) do nothing", [name, now])
}

/** The stored square; `null` where there is none of that name. */
export const importedPicture = (services: Pick<BackendServices, "db" | "pictures">, name: string): Promise<Buffer | null> =>
  storedPicture(services, importedPictures, name, square)
