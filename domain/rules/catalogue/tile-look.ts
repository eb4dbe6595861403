/** Look of a tile in a chosen colour: chosen on the tile, or by the filter of its listing. */
import type { Tile, TileLook } from "#domain/entities/catalogue/listing.ts"

/** Look in the tile's first colour with a picture that is among `values`; `null` without one. */
export const lookIn = ({ swatches }: Pick<Tile, "swatches">, values: ReadonlyArray<string>): TileLook | null => {
  const swatch = swatches.find(({ value, image }) => image !== null && values.includes(value))
  return swatch === undefined ? null : { image: swatch.image, shownVariantId: swatch.variantId, linkQuery: `?variant=${swatch.variantId}` }
}
