/** Price suggestions and quotes. Specification §3, E23. */
import * as Schema from "effect/Schema"
import { Instant, ProductId } from "#domain/entities/ids.ts"
import { Tugrik } from "#domain/entities/money.ts"
import { listOf, LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const SuggestionStatus = Schema.Literals(["requested", "accepted", "rejected"])
export type SuggestionStatus = typeof SuggestionStatus.Type

/** Earlier suggestion for the same product. */
const EarlierSuggestion = Schema.Struct({ price: Tugrik, status: SuggestionStatus, createdAt: Instant }).pipe(
  Schema.encodeKeys({ createdAt: "created_at" }),
)

/** Product that an offer is about, with its price of today. */
const OfferedProduct = Schema.Struct({ slug: orElse(Schema.String, ""), name: orElse(Schema.String, ""), price: orNull(Tugrik) })

/** Fields of price suggestions and quotes alike. */
const request = {
  number: Schema.NonEmptyString,
  productId: ProductId,
  product: orNull(OfferedProduct),
  status: SuggestionStatus,
  note: orElse(Schema.String, ""),
  /** Last moment at which the shopper may buy at an accepted price. */
  validUntil: orNull(Instant),
  /** Number of the order that was placed at the accepted price, which is valid for one order. */
  orderNumber: orNull(Schema.String),
  createdAt: Instant,
}
const keys = { productId: "product_id", validUntil: "valid_until", orderNumber: "order_number", createdAt: "created_at" } as const

export const PriceSuggestion = Schema.Struct({
  ...request,
  price: Tugrik,
  /** Price of one unit that the shop accepted. */
  acceptedPrice: orNull(Tugrik),
  /** Oldest first. */
  history: listOf(EarlierSuggestion),
}).pipe(Schema.encodeKeys({ ...keys, acceptedPrice: "accepted_price" }))
export type PriceSuggestion = typeof PriceSuggestion.Type

/** Request for the price of a quantity of a product. */
export const Quote = Schema.Struct({
  ...request,
  quantity: LooseInt.check(Schema.isGreaterThanOrEqualTo(1)),
  /** Price of one unit that the shop quotes; `null` until it does. */
  price: orNull(Tugrik),
}).pipe(Schema.encodeKeys(keys))
export type Quote = typeof Quote.Type
