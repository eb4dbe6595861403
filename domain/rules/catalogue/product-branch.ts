/** Branch of a product: its categories from the top one to its own. Specification §3, E1. */
import type { Product, TaxonLevel } from "#domain/entities/catalogue/product.ts"

export type Branched = Pick<Product, "l0" | "l1" | "l2" | "l3" | "l4">

/** Categories of a product, from the top one down; empty for a product without any. */
export const branchOf = ({ l0, l1, l2, l3, l4 }: Branched): ReadonlyArray<TaxonLevel> =>
  [l0, l1, l2, l3, l4].filter((level) => level !== null)
