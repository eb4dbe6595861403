/** Tile of a product that was read whole. */
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { Product } from "#domain/entities/catalogue/product.ts"

/** It names no colours, since the product's own page shows them. */
export const productTile = ({ variants, ...product }: Product): Tile => ({
  ...product,
  onlyVariantId: variants.length === 1 ? (variants[0]?.id ?? null) : null,
  shownVariantId: variants[0]?.id ?? null,
  colours: [],
})
