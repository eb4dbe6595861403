/** Calls by which the merchant's programs answer price suggestions and quotes. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { Tugrik, WholeTugrik } from "#domain/entities/money.ts"
import { SuggestionStatus } from "#domain/entities/offers/price-suggestion.ts"
import { LooseInt, orNull } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { PageQuery, pageOf } from "#adapters/shop/contract/list-page.ts"

export const OfferKind = Schema.Literals(["suggestion", "quote"])

/** A price suggestion or quote as the merchant reads it. */
export const MerchantOffer = Schema.Struct({
  number: Schema.NonEmptyString,
  kind: OfferKind,
  status: SuggestionStatus,
  product: Schema.Struct({ slug: Schema.String, sku: Schema.String, name: Schema.String, price: Tugrik }),
  quantity: LooseInt,
  /** What the shopper suggests for one unit; `null` in a quote. */
  price: orNull(Tugrik),
  /** What the shop has granted for one unit, and until when. */
  grantedPrice: orNull(Tugrik),
  validUntil: orNull(Instant),
  contact: Schema.String,
  note: Schema.String,
  createdAt: Instant,
}).pipe(Schema.encodeKeys({ grantedPrice: "granted_price", validUntil: "valid_until", createdAt: "created_at" }))
export type MerchantOffer = typeof MerchantOffer.Type

export const merchantOffers = endpoint({
  method: "GET",
  path: "/api/v2/merchant/offers",
  summary: "Price suggestions and quotes that nobody has answered, oldest first; those of one kind with `kind`.",
  asker: "offers key",
  query: Schema.Struct({ ...PageQuery.fields, kind: orNull(OfferKind) }),
  answer: pageOf("offers", MerchantOffer),
})

export const answerMerchantOffer = endpoint({
  method: "PUT",
  path: "/api/v2/merchant/offers/:number",
  summary:
    "Accepts a price suggestion, at its own price without another, or a quote at a price; or rejects it. Repeated, it changes nothing; 422 for one that was answered otherwise.",
  asker: "offers key",
  body: Schema.Struct({ status: Schema.Literals(["accepted", "rejected"]), price: orNull(WholeTugrik) }),
  answer: MerchantOffer,
})
