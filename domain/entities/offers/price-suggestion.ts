/** Price suggestions and quotes. Specification §3, E23. */
import * as Schema from "effect/Schema"
import { Instant, ProductId } from "#domain/entities/ids.ts"
import { Tugrik } from "#domain/entities/money.ts"
import { listOf, LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const SuggestionStatus = Schema.Literals(["requested", "accepted", "rejected"])
export type SuggestionStatus = typeof SuggestionStatus.Type

/** Price suggested earlier, with its status. */
const Offered = Schema.Struct({ price: Tugrik, status: SuggestionStatus, createdAt: Instant }).pipe(
  Schema.encodeKeys({ createdAt: "created_at" }),
)

export const PriceSuggestion = Schema.Struct({
  number: Schema.NonEmptyString,
  productId: ProductId,
  status: SuggestionStatus,
  price: Tugrik,
  /** Oldest first. */
  history: listOf(Offered),
}).pipe(Schema.encodeKeys({ productId: "product_id" }))
export type PriceSuggestion = typeof PriceSuggestion.Type

/** Request for the price of a quantity of a product. */
export const Quote = Schema.Struct({
  number: Schema.NonEmptyString,
  productId: ProductId,
  quantity: LooseInt.check(Schema.isGreaterThanOrEqualTo(1)),
  status: SuggestionStatus,
  /** Price that the shop quotes; `null` until it does. */
  price: orNull(Tugrik),
  note: orElse(Schema.String, ""),
  createdAt: Instant,
}).pipe(Schema.encodeKeys({ productId: "product_id", createdAt: "created_at" }))
export type Quote = typeof Quote.Type
