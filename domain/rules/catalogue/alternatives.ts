/** What to offer in place of a piece that cannot be had. Issue: combinations are shown, never a trap. */
import type { Variant } from "#domain/entities/catalogue/product.ts"
import { isSoldOut } from "./stock.ts"
import type { Choice } from "./variants.ts"

/** How many are offered. */
export const maxAlternatives = 3

const differences = (variant: Variant, choice: Choice): number =>
  variant.optionValues.filter(({ key, value }) => choice[key] !== undefined && choice[key] !== value).length

/** Pieces in stock, those nearest to what was chosen first. */
export const alternatives = (variants: ReadonlyArray<Variant>, choice: Choice): ReadonlyArray<Variant> =>
  variants
    .filter((variant) => !isSoldOut(variant))
    .toSorted((one, other) => differences(one, choice) - differences(other, choice))
    .slice(0, maxAlternatives)
