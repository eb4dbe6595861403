/** Adapter of the ports of price suggestions and quotes. */
import { quotedQuantity } from "#domain/rules/offers/offer-form.ts"
import { tugrik } from "#domain/rules/money.ts"
import { parseTugrik } from "#domain/rules/texts/money.ts"
import type { OffersPorts } from "#machines/offers/ports.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import type { Caller } from "./client/api-client.ts"
import { profile } from "./contract/account/profile.ts"
import { oneProduct } from "./contract/catalogue/products.ts"
import * as calls from "./contract/offers/offers.ts"

export const createOffersPorts = ({ call }: Caller): AnswersOf<OffersPorts> => ({
  fetchOffers: async ({ kind }, signal) =>
    kind === "suggestion"
      ? (await call(calls.priceSuggestions, { signal, isReadOffline: true })).priceSuggestions
      : (await call(calls.quotes, { signal, isReadOffline: true })).quotes,
  fetchOfferSubject: async ({ slug }, signal) => {
    const [product, { email, emailConfirmed, mobile, mobileConfirmed }] = await Promise.all([
      call(oneProduct, { signal, params: { slug } }),
      call(profile, { signal }),
    ])
    return { product, own: { email: emailConfirmed ? email : null, mobile: mobileConfirmed ? mobile : null } }
  },
  sendOffer: ({ key, kind, productId, form: { contact, note, price, quantity } }, signal) =>
    kind === "suggestion"
      ? call(calls.suggestPrice, { key, signal, body: { productId, contact, note, price: tugrik(parseTugrik(price) ?? 0) } })
      : call(calls.requestQuote, { key, signal, body: { productId, contact, note, quantity: quotedQuantity(quantity) ?? 0 } }),
})
