/** Comparison of two sets of book pictures, with changes marked. */
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import pixelmatch from "pixelmatch"
import sharp from "sharp"
import { listOfShots, type Shot, type ShotSet } from "./book-shot.ts"

export type Difference =
  | { readonly kind: "changed"; readonly shot: Shot; /** Share of the differing pixels, from 0 to 1. */ readonly share: number }
  | { readonly kind: "new" | "gone"; readonly shot: Shot }

type Picture = { readonly data: Buffer; readonly width: number; readonly height: number }

/** A picture extended to a common size, so that pages of different heights can be compared. */
const extended = async (file: Buffer, width: number, height: number): Promise<Buffer> => {
  const { width: ownWidth, height: ownHeight } = await sharp(file).metadata()
  return sharp(file)
    .ensureAlpha()
    .extend({ right: width - ownWidth, bottom: height - ownHeight, background: { r: 255, g: 0, b: 255, alpha: 1 } })
    .raw()
    .toBuffer()
}

/** The share of differing pixels of two PNGs, and a PNG that marks them; `null` when they look the same. */
export const comparePictures = async (
  before: Buffer,
  after: Buffer,
): Promise<{ readonly share: number; readonly marked: Buffer } | null> => {
  if (before.equals(after)) return null
  const [sizeBefore, sizeAfter] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()])
  const width = Math.max(sizeBefore.width, sizeAfter.width)
  const height = Math.max(sizeBefore.height, sizeAfter.height)
  const marks: Picture = { data: Buffer.alloc(width * height * 4), width, height }
  const [pixelsBefore, pixelsAfter] = [await extended(before, width, height), await extended(after, width, height)]
  const differing = pixelmatch(pixelsBefore, pixelsAfter, marks.data, width, height, { threshold: 0.1 })
  if (differing === 0) return null
  const marked = await sharp(marks.data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { share: differing / (width * height), marked }
}

const readSet = async (folder: string) => {
  const { shots, stories }: ShotSet = JSON.parse(await readFile(path.join(folder, listOfShots), "utf8"))
  return { shots: new Map(shots.map((shot) => [shot.file, shot])), stories: new Set(stories) }
}

type Sets = {
  /** Folder of each set. */
  readonly before: string
  readonly after: string
  /** Folder of the marked pictures. */
  readonly out: string
  /** Called before a shot is compared; `total`: shots of the later set. */
  readonly onShot: (shot: Shot, total: number) => void
}

/** Compares shot by shot, and writes a marked picture into `out` for each change. Shots that one set did not take are no difference. */
export const compareSets = async ({ before, after, out, onShot }: Sets): Promise<ReadonlyArray<Difference>> => {
  const [old, now] = await Promise.all([readSet(before), readSet(after)])
  const differences: Difference[] = [...old.shots.values()].filter(({ id }) => !now.stories.has(id)).map((shot) => ({ kind: "gone", shot }))
  for (const shot of now.shots.values()) {
    onShot(shot, now.shots.size)
    if (!old.shots.has(shot.file)) {
      if (!old.stories.has(shot.id)) differences.push({ kind: "new", shot })
      continue
    }
    const difference = await comparePictures(await readFile(path.join(before, shot.file)), await readFile(path.join(after, shot.file)))
    if (difference === null) continue
    await writeFile(path.join(out, shot.file), difference.marked)
    differences.push({ kind: "changed", shot, share: difference.share })
  }
  return differences
}
