/** Calls of price suggestions and quotes. Contract C24. */
import * as Schema from "effect/Schema"
import { ProductId } from "#domain/entities/ids.ts"
import { WholeTugrik } from "#domain/entities/money.ts"
import { PriceSuggestion, Quote } from "#domain/entities/offers/price-suggestion.ts"
import { LooseInt, orElse } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { Detail, Name } from "#adapters/shop/contract/texts.ts"

/** `contact`: a phone or e-mail that is the user's own and confirmed. */
const request = { productId: ProductId, contact: Name, note: orElse(Detail, "") }

export const priceSuggestions = endpoint({
  method: "GET",
  path: "/api/v2/price_suggestions",
  summary: "Prices that the user has suggested, newest first, each with those before it for the same product.",
  asker: "user",
  answer: Schema.Struct({ priceSuggestions: Schema.Array(PriceSuggestion) }).pipe(
    Schema.encodeKeys({ priceSuggestions: "price_suggestions" }),
  ),
})

export const suggestPrice = endpoint({
  method: "POST",
  path: "/api/v2/price_suggestions",
  summary: "Suggests a price below today's; 422 unless the contact is the user's own and confirmed.",
  asker: "user",
  body: Schema.Struct({ ...request, price: WholeTugrik }).pipe(Schema.encodeKeys({ productId: "product_id" })),
  answer: PriceSuggestion,
  idempotent: true,
})

export const quotes = endpoint({
  method: "GET",
  path: "/api/v2/quotes",
  summary: "Quotes that the user has requested, newest first.",
  asker: "user",
  answer: Schema.Struct({ quotes: Schema.Array(Quote) }),
})

export const requestQuote = endpoint({
  method: "POST",
  path: "/api/v2/quotes",
  summary: "Asks for the price of a quantity; 422 unless the contact is the user's own and confirmed.",
  asker: "user",
  body: Schema.Struct({ ...request, quantity: LooseInt }).pipe(Schema.encodeKeys({ productId: "product_id" })),
  answer: Quote,
  idempotent: true,
})
