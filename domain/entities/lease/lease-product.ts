/** Product whose lease is calculated. */
import type { Picture } from "#domain/entities/catalogue/product.ts"
import type { Slug, VariantId } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"

/** Product and chosen variant that the calculator's address names. */
export type LeaseSubject = { readonly slug: Slug; readonly variantId: VariantId | null }

/** The same product as the shop sells it today. */
export type LeaseProduct = {
  readonly slug: Slug
  readonly title: string
  /** Chosen options: `Хар, M`. */
  readonly options: string
  readonly picture: Picture | null
  /** Price per unit in tugrik. */
  readonly price: Tugrik
  /** Variant to buy; `null` where it has yet to be chosen. */
  readonly variantId: VariantId | null
  readonly isSoldOut: boolean
}
