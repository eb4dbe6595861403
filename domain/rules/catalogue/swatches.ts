/** Colours of a product on its tile: choosing one shows its picture and opens the product in it. Specification §3, E2. */
import type { Swatch, Tile } from "#domain/entities/catalogue/listing.ts"
import type { Variant } from "#domain/entities/catalogue/product.ts"
import { optionKind } from "./option-groups.ts"
import { isSoldOut } from "./stock.ts"

type Coloured = Pick<Variant, "id" | "optionValues" | "image" | "totalOnHand">

/** Each colour of the variants once, by a variant that shows it, one in stock first. */
export const swatchesOf = (variants: ReadonlyArray<Coloured>): ReadonlyArray<Swatch> => {
  const byStock = [...variants.filter((variant) => !isSoldOut(variant)), ...variants.filter(isSoldOut)]
  const all = byStock.flatMap(({ id, image, optionValues }) =>
    optionValues.flatMap(({ key, value, presentation, hex }) =>
      hex === null || optionKind(key) !== "colour" ? [] : [{ value, name: presentation, hex, variantId: id, image }],
    ),
  )
  const order = variants.flatMap(({ optionValues }) => optionValues.map(({ value }) => value))
  return [...new Set(order)].flatMap((value) => all.find((swatch) => swatch.value === value) ?? [])
}

/** Whether a tile offers its colours for choice: two of them have pictures that differ. */
export const offersSwatches = ({ swatches }: Pick<Tile, "swatches">): boolean => new Set(swatches.flatMap(({ image }) => image?.src ?? [])).size > 1

/** A tile, and the path of its product, in the first of its colours that is among `values`; as it is if none of them has a picture. */
export const tileInColour = (tile: Tile, values: ReadonlyArray<string>): { readonly shown: Tile; readonly path: string } => {
  const swatch = tile.swatches.find(({ value, image }) => image !== null && values.includes(value))
  const path = `/products/${tile.slug}`
  return swatch === undefined
    ? { shown: tile, path }
    : { shown: { ...tile, image: swatch.image, shownVariantId: swatch.variantId }, path: `${path}?variant=${swatch.variantId}` }
}
