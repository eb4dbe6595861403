/** Sources of pictures in a product file: names of the shop's own, files of a folder, and addresses. */
import { open, realpath } from "node:fs/promises"
import path from "node:path"
import { NoPicture } from "#backend/pictures/imported-picture.ts"
import { maxPictureBytes, tooLarge } from "./fetch-picture.ts"

export type SourceKind = "own" | "file" | "address"

/** A file has an ending, which no name of the shop has. */
const file = /\.(?:jpe?g|png|webp|avif)$/i
const own = /^[\p{L}\p{N}][\p{L}\p{N}.-]{0,120}$/u

/** `null` for what is none of them. */
export const sourceKind = (source: string): SourceKind | null => {
  if (/^https?:\/\//i.test(source)) return source.length <= 2000 && URL.canParse(source) ? "address" : null
  if (file.test(source))
    return source.length <= 300 && !path.isAbsolute(source) && !source.includes("\\") && !source.split("/").includes("..") ? "file" : null
  return own.test(source) ? "own" : null
}

/** File in which an export has a picture of the shop's own, in the folder of pictures. */
export const exportedFile = (name: string): string => `${name}.webp`

/** Bytes of a file below `folder`. Throws `NoPicture`, also for a link that leads out of it. */
export const readPictureFile = async (folder: string, source: string): Promise<Buffer> => {
  const whole = await realpath(path.join(folder, source)).catch(() => {
    throw new NoPicture({ key: "import.picture.notInFolder", values: { folder } })
  })
  if (!whole.startsWith((await realpath(folder)) + path.sep)) throw new NoPicture({ key: "import.picture.notInFolder", values: { folder } })
  const handle = await open(whole, "r")
  try {
    const about = await handle.stat()
    if (!about.isFile()) throw new NoPicture({ key: "import.picture.noFile" })
    if (about.size > maxPictureBytes) throw new NoPicture(tooLarge)
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}

/** Bytes of a picture that an export brought along: in the folder, or in `pictures` below it, as the export makes it. Throws `NoPicture`. */
export const readExported = (folder: string, name: string): Promise<Buffer> =>
  readPictureFile(folder, path.join("pictures", exportedFile(name))).catch(() => readPictureFile(folder, exportedFile(name)))
