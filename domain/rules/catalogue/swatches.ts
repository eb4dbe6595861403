/** Colours of a product on its tile. Specification §3, E2. */
import type { Swatch } from "#domain/entities/catalogue/listing.ts"
import type { Variant } from "#domain/entities/catalogue/product.ts"
import { optionKind } from "./option-groups.ts"
import { isSoldOut } from "./stock.ts"

type ColouredVariant = Pick<Variant, "id" | "optionValues" | "image" | "totalOnHand">

/** Swatches of a variant, for its colours with a CSS colour. */
const swatchesOfVariant = ({ id, image, optionValues }: ColouredVariant): ReadonlyArray<Swatch> =>
  optionValues.flatMap(({ key, value, presentation, hex }) =>
    hex === null || optionKind(key) !== "colour" ? [] : [{ value, name: presentation, hex, variantId: id, image }],
  )

/**
 * Each colour of the variants once, in their order, with a variant that has it, one in stock first. Pictures are left out where all
 * colours share one.
 */
export const swatchesOf = (variants: ReadonlyArray<ColouredVariant>): ReadonlyArray<Swatch> => {
  const byStock = [...variants.filter((variant) => !isSoldOut(variant)), ...variants.filter(isSoldOut)]
  const candidates = byStock.flatMap(swatchesOfVariant)
  const values = new Set(variants.flatMap(({ optionValues }) => optionValues.map(({ value }) => value)))
  const swatches = [...values].flatMap((value) => candidates.find((swatch) => swatch.value === value) ?? [])
  const pictures = new Set(swatches.flatMap(({ image }) => image?.src ?? []))
  return pictures.size > 1 ? swatches : swatches.map((swatch) => ({ ...swatch, image: null }))
}
