/** Props of the controls of lists, by where they are shown. */
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { VariantId } from "#domain/entities/ids.ts"

export type MarkedProduct = Pick<Product, "id" | "slug" | "title">

export type MarksProps =
  | { readonly at: "tile" | "line" | "product"; readonly product: MarkedProduct; readonly variantId: VariantId | null }
  | { readonly at: "header" | "foot" }
