/** Pictures of the demo's look books: a few products cut out, large and overlapping. */
import sharp, { type OverlayOptions } from "sharp"
import { readLookBooks, type LookPlace } from "./look-books.ts"
import { readProducts } from "#backend/demo/demo.ts"
import { demoPicture } from "#backend/pictures/demo-pictures.ts"

const side = 960

/** The product at its place; what lies outside of the picture is cut off. */
const placed = async (picture: string, { x, y, size }: LookPlace): Promise<ReadonlyArray<OverlayOptions>> => {
  const bytes = await demoPicture(picture)
  if (bytes === null) return []
  const width = Math.round(size * side)
  const [left, top] = [Math.round(x * side - width / 2), Math.round(y * side - width / 2)]
  const seen = { left: Math.max(0, -left), top: Math.max(0, -top) }
  const input = await sharp(bytes)
    .resize(width, width)
    .extract({ ...seen, width: Math.min(width, side - left) - seen.left, height: Math.min(width, side - top) - seen.top })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return [{ input, left: Math.max(0, left), top: Math.max(0, top) }]
}

/** Reads the look books once; the first product of a picture is at the back. */
export const lookPictures = () => {
  const known = Promise.all([readLookBooks(), readProducts()])
  return async (name: string): Promise<Buffer | null> => {
    const [books, products] = await known
    const look = books.flatMap(({ looks }) => looks).find(({ picture }) => picture === name)
    if (look === undefined) return null
    const layers = await Promise.all(look.places.map((place) => placed(products.find(({ slug }) => slug === place.slug)?.pictures[0] ?? "", place)))
    return sharp({ create: { width: side, height: side, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .composite(layers.flat())
      .png({ compressionLevel: 0 })
      .toBuffer()
  }
}
