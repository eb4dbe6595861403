/** Comparison of two sets of book pictures, with changes marked. */
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import pixelmatch from "pixelmatch"
import sharp from "sharp"
import { listOfShots, type Shot, type ShotSet } from "./book-shot.ts"

export type Difference =
  | { readonly kind: "changed"; readonly shot: Shot; /** Of all dots, from 0 to 1. */ readonly share: number }
  | { readonly kind: "new" | "gone"; readonly shot: Shot }

type Picture = { readonly data: Buffer; readonly width: number; readonly height: number }

/** A picture extended to a common size, so that pages of different heights can be compared. */
const laidOn = async (file: Buffer, width: number, height: number): Promise<Buffer> => {
  const { width: own, height: tall } = await sharp(file).metadata()
  return sharp(file)
    .ensureAlpha()
    .extend({ right: width - own, bottom: height - tall, background: { r: 255, g: 0, b: 255, alpha: 1 } })
    .raw()
    .toBuffer()
}

/** The share of differing pixels of two PNGs, and a PNG that marks them; `null` when they look the same. */
export const comparePictures = async (
  before: Buffer,
  after: Buffer,
): Promise<{ readonly share: number; readonly marked: Buffer } | null> => {
  if (before.equals(after)) return null
  const [old, now] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()])
  const width = Math.max(old.width, now.width)
  const height = Math.max(old.height, now.height)
  const marks: Picture = { data: Buffer.alloc(width * height * 4), width, height }
  const differing = pixelmatch(await laidOn(before, width, height), await laidOn(after, width, height), marks.data, width, height, {
    threshold: 0.1,
  })
  if (differing === 0) return null
  const marked = await sharp(marks.data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { share: differing / (width * height), marked }
}

const setIn = async (folder: string) => {
  const { shots, stories }: ShotSet = JSON.parse(await readFile(path.join(folder, listOfShots), "utf8"))
  return { shots: new Map(shots.map((shot) => [shot.file, shot])), stories: new Set(stories) }
}

type Sets = { readonly before: string; readonly after: string; readonly out: string; readonly onShot: (shot: Shot, of: number) => void }

/** Compares shot by shot, and writes a marked picture into `out` for each change. Shots that one set did not take are no difference. */
export const compareSets = async ({ before, after, out, onShot }: Sets): Promise<ReadonlyArray<Difference>> => {
  const [old, now] = await Promise.all([setIn(before), setIn(after)])
  const differences: Difference[] = [...old.shots.values()].filter(({ id }) => !now.stories.has(id)).map((shot) => ({ kind: "gone", shot }))
  for (const shot of now.shots.values()) {
    onShot(shot, now.shots.size)
    if (!old.shots.has(shot.file)) {
      if (!old.stories.has(shot.id)) differences.push({ kind: "new", shot })
      continue
    }
    const [one, other] = await Promise.all([readFile(path.join(before, shot.file)), readFile(path.join(after, shot.file))])
    const difference = await comparePictures(one, other)
    if (difference === null) continue
    await writeFile(path.join(out, shot.file), difference.marked)
    differences.push({ kind: "changed", shot, share: difference.share })
  }
  return differences
}
