/** Composition of a picture from layers of artwork with their shadows. */
import sharp, { type OverlayOptions, type Sharp } from "sharp"
import type { Pixels } from "./artwork.ts"
import { dye } from "./recolour.ts"
import { focusOf } from "./focus.ts"
import { shadowOf, type PositionedLayer } from "./shadow.ts"
import { weave, type Weave } from "./textures.ts"

/** One object of a picture. Positions and sizes are shares of the picture's width. */
export type Layer = {
  readonly artwork: string
  /** Target colour; `null` leaves it as drawn. */
  readonly hex: string | null
  /** Hue range and colour of the recoloured part, and whether that is pale; see `dye`. */
  readonly reach?: number
  readonly part?: string
  readonly isPale?: boolean
  readonly weave?: Weave
  readonly second?: string
  /** Centre of the object. */
  readonly x: number
  readonly y: number
  /** Longer side. */
  readonly size: number
  /** Degrees. */
  readonly angle?: number
  readonly flip?: boolean
  /** Vertical stretch factor. */
  readonly stretch?: number
  /** Whether it lies on another object, without its own shadow. */
  readonly on?: boolean
  /** Magnifying glass with this centre and radius; nothing outside of it is drawn. */
  readonly glass?: { readonly x: number; readonly y: number; readonly radius: number }
}

export type Artworks = (codepoints: string) => Promise<Pixels>

const nothing = { r: 0, g: 0, b: 0, alpha: 0 }
const clear = (width: number) => ({ create: { width, height: width, channels: 4 as const, background: nothing } })

const dressed = async (layer: Layer, artworks: Artworks): Promise<Pixels> => {
  const drawn = await artworks(layer.artwork)
  const dyed = layer.hex === null ? drawn : dye(drawn, layer.hex, { ...(layer.reach === undefined ? {} : { reach: layer.reach }), part: layer.part ?? null, isPale: layer.isPale ?? false })
  return layer.weave === undefined ? dyed : weave(dyed, layer.weave, layer.second ?? "#FFFFFF")
}

/** The object scaled, rotated and cropped to the picture, with the position of its corner. */
const positioned = async (layer: Layer, width: number, artworks: Artworks): Promise<PositionedLayer> => {
  const { data, width: w, height: h } = await dressed(layer, artworks)
  const tall = h * (layer.stretch ?? 1)
  const scale = (layer.size * width) / Math.max(w, tall)
  const size = { width: Math.max(1, Math.round(w * scale)), height: Math.max(1, Math.round(tall * scale)) }
  const raw = { raw: { width: w, height: h, channels: 4 as const } }
  let image = sharp(data, raw).resize(size.width, size.height, { fit: "fill", kernel: "lanczos3" })
  if (scale > 1.25) image = image.sharpen({ sigma: 0.7 + scale * 0.2, m1: 0, m2: 1.1 })
  if (layer.flip === true) image = image.flop()
  const straight = await image.raw().toBuffer({ resolveWithObject: true })
  const turned = layer.angle === undefined || layer.angle === 0
    ? straight
    : await sharp(straight.data, { raw: { width: straight.info.width, height: straight.info.height, channels: 4 } })
        .rotate(layer.angle, { background: nothing }).raw().toBuffer({ resolveWithObject: true })
  const { x, y } = layer.glass === undefined ? { x: 0.5, y: 0.5 } : focusOf({ data: turned.data, width: turned.info.width, height: turned.info.height })
  const [left, top] = [Math.round(layer.x * width - turned.info.width * x), Math.round(layer.y * width - turned.info.height * y)]
  return cut({ pixels: turned.data, width: turned.info.width, height: turned.info.height, left, top }, width)
}

const cut = async (object: PositionedLayer, width: number): Promise<PositionedLayer> => {
  const [left, top] = [Math.max(0, object.left), Math.max(0, object.top)]
  const [right, bottom] = [Math.min(width, object.left + object.width), Math.min(width, object.top + object.height)]
  if (left === object.left && top === object.top && right - left === object.width && bottom - top === object.height) return object
  const region = { left: left - object.left, top: top - object.top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
  const pixels = await sharp(object.pixels, { raw: { width: object.width, height: object.height, channels: 4 } }).extract(region).raw().toBuffer()
  return { pixels, width: region.width, height: region.height, left, top }
}

/** Part of an object under the magnifying glass, on white, with rim and shadow. */
const throughGlass = async (object: PositionedLayer, glass: NonNullable<Layer["glass"]>, width: number): Promise<ReadonlyArray<OverlayOptions>> => {
  const [x, y, r] = [glass.x * width, glass.y * width, glass.radius * width]
  const drawn = (body: string): Buffer => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><defs><filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${width * 0.016}"/></filter></defs>${body}</svg>`)
  const seen = await sharp(clear(width))
    .composite([
      { input: object.pixels, raw: { width: object.width, height: object.height, channels: 4 }, left: object.left, top: object.top },
      { input: drawn(`<circle cx="${x}" cy="${y}" r="${r}"/>`), blend: "dest-in" },
    ])
    .raw().toBuffer()
  return [
    { input: drawn(`<circle cx="${x}" cy="${y + width * 0.018}" r="${r}" fill="#16181f" fill-opacity=".3" filter="url(#soft)"/><circle cx="${x}" cy="${y}" r="${r}" fill="#fbf9f5"/>`) },
    { input: seen, raw: { width, height: width, channels: 4 } },
    { input: drawn(`<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#fff" stroke-width="${width * 0.018}"/>`) },
  ]
}

/** Square picture of this width; the first layer is at the back. */
export const compose = async (layers: ReadonlyArray<Layer>, width: number, artworks: Artworks): Promise<Sharp> => {
  const overlays: OverlayOptions[] = []
  for (const layer of layers) {
    const object = await positioned(layer, width, artworks)
    if (layer.glass !== undefined) {
      overlays.push(...(await throughGlass(object, layer.glass, width)))
      continue
    }
    if (layer.on !== true) overlays.push(await shadowOf(object, width))
    overlays.push({ input: object.pixels, raw: { width: object.width, height: object.height, channels: 4 }, left: object.left, top: object.top })
  }
  const { data, info } = await sharp(clear(width)).composite(overlays).raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
}
