/** Uploaded picture: opened within a pixel limit, to be encoded again, so that nothing else of the file is stored. */
import sharp, { type Sharp } from "sharp"

/** Pixels that a picture may have before it is decoded; a small file can unfold to gigabytes. */
const maxPixels = 24_000_000

export type PictureFault = "type" | "tooLarge" | "broken"

/** Turned upright by its own note. Throws what `refuse` returns for another format by its content, for a broken picture and for one that is too large. */
export const openedPicture = async (
  bytes: Uint8Array,
  formats: ReadonlyArray<string>,
  refuse: (fault: PictureFault) => Error,
): Promise<Sharp> => {
  // Sharp throws for no bytes before there is a picture.
  if (bytes.byteLength === 0) throw refuse("broken")
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "truncated" })
  const header = await picture.metadata().catch((error: unknown) => {
    throw refuse(error instanceof Error && /pixel limit/.test(error.message) ? "tooLarge" : "broken")
  })
  if (!formats.includes(header.format)) throw refuse("type")
  if (header.width * header.height > maxPixels) throw refuse("tooLarge")
  return picture.rotate()
}
