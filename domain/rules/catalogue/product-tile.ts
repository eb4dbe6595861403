/** Tile of a product that was read whole. */
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { Product } from "#domain/entities/catalogue/product.ts"
import { onlyVariant } from "./variants.ts"

/** It names no colours, since the product's own page shows them. */
export const productTile = ({ variants, ...product }: Product): Tile => ({
  ...product,
  onlyVariantId: onlyVariant(variants)?.id ?? null,
  shownVariantId: variants[0]?.id ?? null,
  swatches: [],
})
