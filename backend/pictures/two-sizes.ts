/** Uploaded picture in two sizes, encoded again, so that nothing else of the file is stored. */
import { randomUUID } from "node:crypto"
import { shopperPictureSide, shopperPictureTypes } from "#domain/rules/shopper-pictures.ts"
import type { Refusal } from "#backend/http/refusal.ts"
import type { PictureStorage } from "./storage/picture-storage.ts"
import { storePicture, type PictureKind } from "./storage/stored-pictures.ts"
import { openedPicture, type PictureFault } from "./uploaded-picture.ts"

/** Ends of the objects' names. */
export const [large, small] = ["large.webp", "small.webp"] as const
export type PictureSize = typeof large | typeof small

/** Longest side of the smaller size in pixels, for rows of pictures. */
export const smallSide = 320

const formats = shopperPictureTypes.map((type) => type.replace("image/", ""))

type TwoSizes = Readonly<Record<PictureSize, Buffer>>

const inTwoSizes = async (file: File, refuse: (fault: PictureFault) => Refusal): Promise<TwoSizes> => {
  const picture = await openedPicture(new Uint8Array(await file.arrayBuffer()), formats, refuse)
  const sized = (side: number) =>
    picture
      .clone()
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .webp({ quality: 80 })
      .toBuffer()
      .catch(() => {
        throw refuse("broken")
      })
  return { [large]: await sized(shopperPictureSide), [small]: await sized(smallSide) }
}

/** Encodes and stores pictures, before their rows are written, and returns their names. Throws what `refuse` returns for a file that is no picture: then none is stored. */
export const storedInTwoSizes = async (
  storage: PictureStorage,
  kind: PictureKind,
  files: ReadonlyArray<File>,
  refuse: (fault: PictureFault) => Refusal,
): Promise<ReadonlyArray<string>> => {
  const made = new Map<string, TwoSizes>()
  // One after another: a picture takes much memory while it is decoded.
  for (const file of files) made.set(randomUUID(), await inTwoSizes(file, refuse))
  for (const [name, sizes] of made) await storePicture(storage, kind, name, sizes)
  return [...made.keys()]
}
