/** Pictures of the demo's look books: a few products cut out, large and overlapping. */
import sharp, { type OverlayOptions } from "sharp"
import { readLookBooks, type LookPlace } from "./look-books.ts"
import { readProducts } from "#backend/demo/demo.ts"
import { demoPicture } from "#backend/pictures/demo-pictures.ts"

/** Side of the square pictures in pixels. */
const side = 960

/** Layer with a product at its place, cut off at the edges of the picture; none where the product has no picture. */
const layerOf = async (picture: string, { x, y, size }: LookPlace): Promise<ReadonlyArray<OverlayOptions>> => {
  const bytes = await demoPicture(picture)
  if (bytes === null) return []
  const width = Math.round(size * side)
  const [left, top] = [Math.round(x * side - width / 2), Math.round(y * side - width / 2)]
  const crop = { left: Math.max(0, -left), top: Math.max(0, -top) }
  const input = await sharp(bytes)
    .resize(width, width)
    .extract({ ...crop, width: Math.min(width, side - left) - crop.left, height: Math.min(width, side - top) - crop.top })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return [{ input, left: Math.max(0, left), top: Math.max(0, top) }]
}

/** A function from the name of a look book's picture to its bytes, `null` for another name; the first product of a picture is at the back. */
export const lookPictures = () => {
  const tables = Promise.all([readLookBooks(), readProducts()])
  return async (name: string): Promise<Buffer | null> => {
    const [books, products] = await tables
    const look = books.flatMap(({ looks }) => looks).find(({ picture }) => picture === name)
    if (look === undefined) return null
    const pictureOf = (place: LookPlace): string => products.find(({ slug }) => slug === place.slug)?.pictures[0] ?? ""
    const layers = await Promise.all(look.places.map((place) => layerOf(pictureOf(place), place)))
    return sharp({ create: { width: side, height: side, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .composite(layers.flat())
      .png({ compressionLevel: 0 })
      .toBuffer()
  }
}
