/** Source artwork: Fluent Emoji 3D, 256 pixels wide, cropped to the drawing. */
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { formDrawing } from "./custom-artwork.ts"

/** RGBA pixels, 0–255. */
export type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number }

const folder = join(dirname(createRequire(import.meta.url).resolve("@lobehub/fluent-emoji-3d/package.json")), "assets")

/** Bounding box of the drawing. */
const trimmed = ({ data, width, height }: Pixels): Pixels => {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 8) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  if (right < left) return { data, width, height }
  const [w, h] = [right - left + 1, bottom - top + 1]
  const cut = Buffer.alloc(w * h * 4)
  for (let y = 0; y < h; y++) data.copy(cut, y * w * 4, ((y + top) * width + left) * 4, ((y + top) * width + left + w) * 4)
  return { data: cut, width: w, height: h }
}

/** An emoji by its codepoints, or a custom drawing by its name. Throws where there is neither. */
export const readArtwork = async (name: string): Promise<Pixels> => {
  const drawing = formDrawing(name)
  const { data, info } = await sharp(drawing === null ? join(folder, `${name}.webp`) : Buffer.from(drawing))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return trimmed({ data, width: info.width, height: info.height })
}
