/** Shadow of an object: its lowered, blurred outline, darker where it touches the ground. */
import sharp, { type OverlayOptions } from "sharp"

export type PositionedLayer = { readonly pixels: Buffer; readonly width: number; readonly height: number; readonly left: number; readonly top: number }

/** Width of the blurred shadow in pixels before it is enlarged. */
const small = 96
const ink = [22, 24, 32] as const
const outline = 0.15
const touch = 0.4

/** Box blur of `radius` cells, by rows and then by columns. */
const blurred = (cells: Float32Array, radius: number): Float32Array => {
  const along = (from: Float32Array, step: number, across: number): Float32Array => {
    const to = new Float32Array(small * small)
    for (let line = 0; line < small; line++) {
      for (let at = 0; at < small; at++) {
        let sum = 0
        for (let near = Math.max(0, at - radius); near <= Math.min(small - 1, at + radius); near++) sum += from[line * across + near * step] ?? 0
        to[line * across + at * step] = sum / (2 * radius + 1)
      }
    }
    return to
  }
  return along(along(cells, 1, small), small, 1)
}

const soft = (cells: Float32Array, radius: number): Float32Array => blurred(blurred(cells, radius), radius)

/** Horizontal extent of the lowest twelfth, which touches the ground. */
const feet = ({ pixels, width, height }: Pick<PositionedLayer, "pixels" | "width" | "height">): readonly [from: number, to: number] => {
  let [from, to] = [width, 0]
  for (let y = Math.floor(height * 0.92); y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < 128) continue
      if (x < from) from = x
      if (x > to) to = x
    }
  }
  return from < to ? [from, to] : [width * 0.3, width * 0.7]
}

export const shadowOf = async ({ pixels, width: w, height: h, left, top }: PositionedLayer, width: number): Promise<OverlayOptions> => {
  const scale = width / small
  const cast = new Float32Array(small * small)
  const ground = new Float32Array(small * small)
  const down = small * 0.03
  const [from, to] = feet({ pixels, width: w, height: h })
  const foot = { x: (left + (from + to) / 2) / scale, y: (top + h) / scale - small * 0.008, rx: Math.max(2, ((to - from) / scale) * 0.48), ry: Math.max(1.1, (w / scale) * 0.026) }
  for (let y = 0; y < small; y++) {
    for (let x = 0; x < small; x++) {
      const [px, py] = [Math.round((x + 0.5) * scale) - left, Math.round((y + 0.5 - down) * scale) - top]
      if (px >= 0 && px < w && py >= 0 && py < h) cast[y * small + x] = (pixels[(py * w + px) * 4 + 3] ?? 0) / 255
      if (((x + 0.5 - foot.x) / foot.rx) ** 2 + ((y + 0.5 - foot.y) / foot.ry) ** 2 < 1) ground[y * small + x] = 1
    }
  }
  const [around, under] = [soft(cast, 3), soft(ground, 1)]
  const data = Buffer.alloc(small * small * 4)
  for (let at = 0; at < small * small; at++) {
    const dark = 1 - (1 - outline * (around[at] ?? 0)) * (1 - touch * (under[at] ?? 0))
    data.set(ink, at * 4)
    data[at * 4 + 3] = Math.round(dark * 255)
  }
  const drawn = await sharp(data, { raw: { width: small, height: small, channels: 4 } }).resize(width, width, { kernel: "cubic" }).raw().toBuffer()
  return { input: drawn, raw: { width, height: width, channels: 4 }, left: 0, top: 0 }
}
