/** Variants offered instead of one that is sold out. */
import type { Variant } from "#domain/entities/catalogue/product.ts"
import { isSoldOut } from "./stock.ts"
import type { Choice } from "./variants.ts"

/** Maximum number of alternatives. */
export const maxAlternatives = 3

/** Number of options in which a variant differs from the choice. */
const differences = (variant: Variant, choice: Choice): number =>
  variant.optionValues.filter(({ key, value }) => choice[key] !== undefined && choice[key] !== value).length

/** Variants in stock, at most `maxAlternatives`, those with the fewest differences from the choice first. */
export const alternatives = (variants: ReadonlyArray<Variant>, choice: Choice): ReadonlyArray<Variant> =>
  variants
    .filter((variant) => !isSoldOut(variant))
    .toSorted((one, other) => differences(one, choice) - differences(other, choice))
    .slice(0, maxAlternatives)
