/** Colours of a product on its tile. Specification §3, E2. */
import type { Swatch } from "#domain/entities/catalogue/listing.ts"
import type { Variant } from "#domain/entities/catalogue/product.ts"
import { optionKind } from "./option-groups.ts"
import { isSoldOut } from "./stock.ts"

type Coloured = Pick<Variant, "id" | "optionValues" | "image" | "totalOnHand">

/** Each colour of the variants once, by a variant that shows it, one in stock first. Pictures are left out where all colours share one. */
export const swatchesOf = (variants: ReadonlyArray<Coloured>): ReadonlyArray<Swatch> => {
  const byStock = [...variants.filter((variant) => !isSoldOut(variant)), ...variants.filter(isSoldOut)]
  const all = byStock.flatMap(({ id, image, optionValues }) =>
    optionValues.flatMap(({ key, value, presentation, hex }) => (hex === null || optionKind(key) !== "colour" ? [] : [{ value, name: presentation, hex, variantId: id, image }])),
  )
  const order = variants.flatMap(({ optionValues }) => optionValues.map(({ value }) => value))
  const swatches = [...new Set(order)].flatMap((value) => all.find((swatch) => swatch.value === value) ?? [])
  const differ = new Set(swatches.flatMap(({ image }) => image?.src ?? [])).size > 1
  return differ ? swatches : swatches.map((swatch) => ({ ...swatch, image: null }))
}
