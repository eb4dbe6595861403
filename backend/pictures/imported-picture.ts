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

const isOpaque = async (picture: Sharp): Promise<boolean> => {
  const stats = await picture
    .clone()
    .stats()
    .catch(() => {
      throw new NoPicture(faults.broken)
    })
  return stats.isOpaque
}

const hasTransparency = async (picture: Sharp): Promise<boolean> => {
  const metadata = await picture.metadata().catch(() => null)
  return metadata?.hasAlpha === true && !(await isOpaque(picture))
}

export const isCutOut = (name: string): boolean => name.endsWith(cutOut)

/** A name as the shop gives it, of releases before without the mean colour; an exported picture keeps it in another shop. */
const givenName = /^photo-[0-9a-f]{32}(?:-[0-9a-f]{6})?(?:-cut)?$/

/** Mean colour of a picture by its name, `#1f4e9e`; `null` where the name has none. */
export const namedColour = (name: string): string | null => {
  const colour = /^photo-\w{32}-([0-9a-f]{6})/.exec(name)?.[1]
  return colour === undefined ? null : `#${colour}`
}

/** Red, green, blue and alpha of a pixel. */
const channels = 4
/** Alpha above which a pixel counts for the mean colour. */
const opaqueAbove = 200

/** Mean colour of what is not transparent, `1f4e9e`. */
const meanOf = async (picture: Sharp): Promise<string> => {
  const { data } = await picture.clone().ensureAlpha().resize(32, 32, { fit: "fill" }).raw().toBuffer({ resolveWithObject: true })
  const pixels = Array.from({ length: data.length / channels }, (_, at) => data.subarray(at * channels, (at + 1) * channels))
  const opaque = pixels.filter(([, , , alpha = 0]) => alpha > opaqueAbove)
  const meanOfChannel = (channel: number): number =>
    Math.round(opaque.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / Math.max(1, opaque.length))
  return [0, 1, 2].map((channel) => meanOfChannel(channel).toString(16).padStart(2, "0")).join("")
}

/** Name and bytes; the bytes are `null` where the shop has the picture already. `exported` is its name in the shop that exported it. Throws `NoPicture`. */
export const encodedPicture = async (
  source: Uint8Array,
  db: Database,
  exported: string | null = null,
): Promise<{ readonly name: string; readonly bytes: Buffer | null }> => {
  const hasGivenName = exported !== null && givenName.test(exported)
  const nameBySource = `${prefix}${createHash("sha256").update(source).digest("hex").slice(0, 32)}`
  const [stored] = await db.query<{ name: string }>(
    `select name from imported_pictures where ${hasGivenName ? "name = $1" : "starts_with(name, $1)"}`,
    [hasGivenName ? exported : nameBySource],
  )
  if (stored !== undefined) return { name: stored.name, bytes: null }
  const opened = await openedPicture(source, formats, (fault) => new NoPicture(faults[fault]))
  // The stored square of a photo has transparent bars: the name distinguishes it from a cut-out object.
  const isTransparent = exported === null ? await hasTransparency(opened) : isCutOut(exported)
  const broken = () => {
    throw new NoPicture(faults.broken)
  }
  const name = hasGivenName ? exported : `${nameBySource}-${await meanOf(opened).catch(broken)}${isTransparent ? cutOut : ""}`
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
