/** Product of a lease calculator. Specification §2, S29n. */
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { VariantId } from "#domain/entities/ids.ts"
import type { LeaseProduct } from "#domain/entities/lease/lease-product.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { onlyVariant } from "#domain/rules/catalogue/variants.ts"

/** The product with the wanted variant, or its only one. Without either the variant is `null`, and the price is the product's. */
export const leaseProductOf = (product: Product, wanted: VariantId | null): LeaseProduct => {
  const { slug, title, image, variants } = product
  const variant = variants.find(({ id }) => id === wanted) ?? onlyVariant(variants)
  return {
    slug,
    title,
    options: variant?.optionValues.map(({ presentation }) => presentation).join(", ") ?? "",
    picture: variant?.image ?? image,
    price: (variant ?? product).sellingPrice,
    variantId: variant?.id ?? null,
    isSoldOut: isSoldOut(variant ?? product),
  }
}
