/**
 * Fit of a merchant's photo, stored as a square with transparent bars, into a square without them. Examples: 3:4 of a room → cropped;
 * 1:2 → uncropped, each bar in the mean colour of the edge beside it; 3:4 on plain white → uncropped, white bars.
 */
import sharp, { type Sharp } from "sharp"
import { wholeSuffix } from "#domain/rules/catalogue/picture-address.ts"
import { isCutOut, isImported } from "./imported-picture.ts"

/** Shortest side, as a share of the longest, of a photo that is cropped: 3 to 4, as phones take them. */
const minimumShare = 3 / 4
/** Alpha from which a pixel is the photo's own. */
const opaque = 250
/** Depth of the edge whose mean colour the ground beside it has, in pixels. */
const edge = 4
/** Standard deviation of each colour below which an edge is a plain backdrop. */
const plain = 8

type Region = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** The photo between the transparent bars of its stored square; `null` without bars, and where the photo itself is transparent. */
const regionOf = async (square: Buffer): Promise<{ readonly side: number; readonly region: Region | null }> => {
  const { data, info } = await sharp(square).ensureAlpha().extractChannel("alpha").raw().toBuffer({ resolveWithObject: true })
  const side = info.width
  const isOpaque = (x: number, y: number): boolean => (data[y * side + x] ?? 0) >= opaque
  const middle = Math.floor(side / 2)
  /** First pixel of the photo from the border. */
  const firstOf = (at: (step: number) => boolean): number => Array.from({ length: middle }, (_, step) => step).find(at) ?? 0
  const left = firstOf((x) => isOpaque(x, middle))
  const top = firstOf((y) => isOpaque(middle, y))
  const width = side - left - firstOf((x) => isOpaque(side - 1 - x, middle))
  const height = side - top - firstOf((y) => isOpaque(middle, side - 1 - y))
  const columns = Array.from({ length: width }, (_, column) => left + column)
  const rows = Array.from({ length: height }, (_, row) => top + row)
  const isOpaqueThroughout = (): boolean => rows.every((y) => columns.every((x) => isOpaque(x, y)))
  return { side, region: width === height || !isOpaqueThroughout() ? null : { left, top, width, height } }
}

type Colour = { readonly r: number; readonly g: number; readonly b: number }
type Edge = { readonly colour: Colour; readonly isPlain: boolean }

const edgeOf = async (square: Buffer, region: Region): Promise<Edge> => {
  const { channels } = await sharp(await sharp(square).extract(region).removeAlpha().png().toBuffer()).stats()
  const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => Math.round(mean))
  return { colour: { r, g, b }, isPlain: channels.every(({ stdev }) => stdev < plain) }
}

/** The edges beside the bars: the left and the right one of a tall photo, the upper and the lower one of a wide one. */
const edgesOf = (square: Buffer, region: Region): Promise<readonly [Edge, Edge]> => {
  const { left, top, width, height } = region
  const [first, last] =
    height > width
      ? [
          { ...region, width: edge },
          { ...region, left: left + width - edge, width: edge },
        ]
      : [
          { ...region, height: edge },
          { ...region, top: top + height - edge, height: edge },
        ]
  return Promise.all([edgeOf(square, first), edgeOf(square, last)])
}

/** The whole photo; each bar has the mean colour of the edge that it continues. */
const onOwnGround = async (square: Buffer, side: number, region: Region, [first, last]: readonly [Edge, Edge]): Promise<Sharp> => {
  const { left, top, width, height } = region
  const isTall = height > width
  const half = Math.floor(side / 2)
  const ground = { create: { width: isTall ? half : side, height: isTall ? side : half, channels: 3 as const, background: last.colour } }
  const drawn = sharp({ create: { width: side, height: side, channels: 3, background: first.colour } }).composite([
    { input: await sharp(ground).png().toBuffer(), left: isTall ? side - half : 0, top: isTall ? 0 : side - half },
    { input: await sharp(square).extract(region).png().toBuffer(), left, top },
  ])
  // A composite is drawn after any resizing of the same pipeline.
  return sharp(await drawn.png({ compressionLevel: 0 }).toBuffer())
}

/** Name of the stored picture, and whether it may be cropped. */
export const photoRequest = (name: string): { readonly stored: string; readonly isCropped: boolean } =>
  name.endsWith(wholeSuffix) ? { stored: name.slice(0, -wholeSuffix.length), isCropped: false } : { stored: name, isCropped: true }

/** The square in which a photo is shown. */
export const fittedPhoto = async (square: Buffer, isCropped: boolean): Promise<Sharp> => {
  const { side, region } = await regionOf(square)
  if (region === null) return sharp(square)
  const edges = await edgesOf(square, region)
  const cropped = Math.min(region.width, region.height)
  // One pixel less, since a side of a 3:4 photo is rounded when it is stored.
  const losesLittle = cropped >= Math.max(region.width, region.height) * minimumShare - 1
  if (!isCropped || !losesLittle || edges.every(({ isPlain }) => isPlain)) return onOwnGround(square, side, region, edges)
  return sharp(square).extract({
    left: region.left + Math.floor((region.width - cropped) / 2),
    top: region.top + Math.floor((region.height - cropped) / 2),
    width: cropped,
    height: cropped,
  })
}

/** Pictures of a merchant's own, as they are shown; `stored` reads their squares. */
export const merchantPicture =
  (stored: (name: string) => Promise<Buffer | null>) =>
  async (requested: string): Promise<Sharp | Buffer | null> => {
    const { stored: name, isCropped } = photoRequest(requested)
    const square = isImported(name) ? await stored(name) : null
    return square === null || isCutOut(name) ? square : fittedPhoto(square, isCropped)
  }
