/** Context, input and events of the product machine. */
import type { VariantId } from "#domain/entities/ids.ts"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { Review } from "#domain/entities/catalogue/review.ts"
import type { ReviewQuery } from "#domain/rules/catalogue/review-query.ts"
import type { Pages } from "#domain/rules/list-pages.ts"
import type { Choice } from "#domain/rules/catalogue/variants.ts"
import type { LineOptions } from "#machines/cart/ports.ts"
import type { ProductPage } from "./ports.ts"

export type ProductEvent =
  | { readonly type: "choice.pick"; readonly key: string; readonly value: string }
  | { readonly type: "quantity.set"; readonly quantity: number }
  | { readonly type: "variant.add" }
  /** The address names another variant: the shopper went back or forward. */
  | { readonly type: "address.changed"; readonly variantId: number | null }
  /** The cart has taken the chosen variant. */
  | { readonly type: "item.added" }
  | { readonly type: "added.close" }
  | { readonly type: "page.retry" }
  | { readonly type: "reviews.fetch" }
  | { readonly type: "reviews.refine"; readonly query: ReviewQuery }
  | { readonly type: "picture.show"; readonly index: number }
  | { readonly type: "zoom.open"; readonly index: number }
  | { readonly type: "zoom.close" }
export type ProductContext = {
  readonly slug: string
  /** The variant that the address named when the page was opened or followed. */
  readonly variantId: number | null
  readonly page: ProductPage | null
  /** Glimpse from a list, until the product has loaded. */
  readonly glimpse: Tile | null
  readonly choice: Choice
  readonly quantity: number
  readonly picture: number
  readonly reviews: Pages<Review>
  /** Order and filter of the reviews. */
  readonly reviewQuery: ReviewQuery
  /** The option group without a choice when "add" was pressed. */
  readonly missing: string | null
  /** Number of times that "add" was pressed without that choice; each press highlights the group again. */
  readonly timesMissing: number
  readonly problem: Problem | null
}
export type ProductInput = {
  readonly slug: string
  readonly variantId: number | null
  readonly page: ProductPage | null
  readonly glimpse?: Tile | null
}
export type ProductEmitted =
  | {
      readonly type: "item.add"
      readonly variantId: VariantId
      readonly quantity: number
      readonly options: LineOptions
      readonly name: string
    }
  /** The variant to put into the address, replacing the previous one. */
  | { readonly type: "variant.changed"; readonly variantId: VariantId | null }
