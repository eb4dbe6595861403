/** Sources of pictures in a product file: names of the shop's own, files of a folder, and addresses. */
import { open, readdir, realpath } from "node:fs/promises"
import path from "node:path"
import { nearestOf } from "#backend/shell/setting-faults.ts"
import { NoPicture } from "#backend/pictures/imported-picture.ts"
import { maxPictureBytes, tooLarge } from "./fetch-picture.ts"

export type SourceKind = "own" | "file" | "address"

/** A file has an ending, which no name of the shop has. */
const fileEnding = /\.(?:jpe?g|png|webp|avif)$/i
const ownName = /^[\p{L}\p{N}][\p{L}\p{N}.-]{0,120}$/u

/** Maximum characters of a source in a message. */
export const maxShown = 80

/** Maximum characters of an address, and of the path of a file. */
const maxLength = { address: 2000, path: 300 } as const

const isAddress = (source: string): boolean => source.length <= maxLength.address && URL.canParse(source)

/** Whether a path stays below the folder that it is relative to. */
const isPathBelow = (source: string): boolean =>
  source.length <= maxLength.path && !path.isAbsolute(source) && !source.includes("\\") && !source.split("/").includes("..")

/** Kind of a source: `photo-1f4e` is an own name, `coats/blue.jpg` a file; `null` for what is none of them, such as `../blue.jpg`. */
export const sourceKind = (source: string): SourceKind | null => {
  if (/^https?:\/\//i.test(source)) return isAddress(source) ? "address" : null
  if (fileEnding.test(source)) return isPathBelow(source) ? "file" : null
  return ownName.test(source) ? "own" : null
}

/** File in which an export has a picture of the shop's own, in the folder of pictures. */
export const exportedFile = (name: string): string => `${name}.webp`

/** The reason with the nearest name of a file beside the one that is missing. */
const withNearest = async ({ reason }: NoPicture, folder: string, source: string): Promise<NoPicture> => {
  const beside = await readdir(path.join(folder, path.dirname(source))).catch(() => [])
  const stemOf = (file: string): string => path.parse(file).name
  const files = new Map(beside.filter((file) => fileEnding.test(file)).map((file) => [stemOf(file), file]))
  const nearest = files.get(nearestOf(stemOf(source), [...files.keys()]) ?? "") ?? null
  if (nearest === null) return new NoPicture(reason)
  const named = { ...reason, values: { ...reason.values, source: source.slice(0, maxShown) } }
  return new NoPicture({ key: "setting.nearest", values: { reason: named, nearest: path.posix.join(path.posix.dirname(source), nearest) } })
}

/** Reads files below `folder`. Throws `NoPicture`, also for a link that leads out of it. */
export const picturesOfFolder =
  (folder: string): ReadPicture =>
  async (source) => {
    const notInFolder = () => new NoPicture({ key: "import.picture.notInFolder", values: { folder } })
    const resolved = await realpath(path.join(folder, source)).catch(async () => {
      throw await withNearest(notInFolder(), folder, source)
    })
    if (!resolved.startsWith((await realpath(folder)) + path.sep)) throw notInFolder()
    const handle = await open(resolved, "r")
    try {
      const stats = await handle.stat()
      if (!stats.isFile()) throw new NoPicture({ key: "import.picture.noFile" })
      if (stats.size > maxPictureBytes) throw new NoPicture(tooLarge)
      return await handle.readFile()
    } finally {
      await handle.close()
    }
  }

/** Bytes of the file of a source. Throws `NoPicture`. */
export type ReadPicture = (source: string) => Promise<Buffer>

/** Where an export has the file of a picture: in `pictures` below its folder; a merchant may have moved it into the folder itself. */
export const exportedSource = (name: string): string => `pictures/${exportedFile(name)}`

/** Bytes of a picture of an export. Throws `NoPicture`. */
export const readExported = (read: ReadPicture, name: string): Promise<Buffer> =>
  read(exportedSource(name)).catch(() => read(exportedFile(name)))
