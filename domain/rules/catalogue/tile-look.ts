/** Look of a tile in a colour that is chosen on it, or by which its list is filtered. */
import type { Tile, TileLook } from "#domain/entities/catalogue/listing.ts"

/** Look in the first of its colours that is among `values`; `null` if none of them has a picture. */
export const lookIn = ({ swatches }: Pick<Tile, "swatches">, values: ReadonlyArray<string>): TileLook | null => {
  const swatch = swatches.find(({ value, image }) => image !== null && values.includes(value))
  return swatch === undefined ? null : { image: swatch.image, shownVariantId: swatch.variantId, linkQuery: `?variant=${swatch.variantId}` }
}
