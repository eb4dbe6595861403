/** Tile of a product that is loaded with all its fields. */
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { Product } from "#domain/entities/catalogue/product.ts"
import { onlyVariant } from "./variants.ts"

/** Tile without swatches. */
export const productTile = ({ variants, ...product }: Product): Tile => ({
  ...product,
  onlyVariantId: onlyVariant(variants)?.id ?? null,
  shownVariantId: variants[0]?.id ?? null,
  swatches: [],
})
