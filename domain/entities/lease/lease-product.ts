/** Product that a lease is worked out for, at today's price. */
import type { Picture } from "#domain/entities/catalogue/product.ts"
import type { Slug, VariantId } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"

/** Product of an address, with its chosen variant. */
export type LeaseSubject = { readonly slug: Slug; readonly variantId: VariantId | null }

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
