/** Calls of price suggestions and quotes. Contract C24. */
import type { Hono } from "hono"
import * as contract from "#adapters/shop/contract/offers/offers.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { PriceSuggestion, Quote } from "#domain/entities/offers/price-suggestion.ts"
import type { Database } from "#backend/database/database.ts"
import type { Env } from "#backend/http/request-context.ts"
import { missing } from "#backend/http/refusal.ts"
import { serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { requestOffer } from "./request-offer.ts"
import { offersOf, quoteDocument, suggestionDocument } from "./stored-offers.ts"

type UserCall = { readonly db: Database; readonly userId: number; readonly locale: Locale; readonly now: Instant }

const suggestionsOf = async ({ db, userId, locale, now }: UserCall): Promise<ReadonlyArray<PriceSuggestion>> => {
  const rows = await offersOf(db, userId, "suggestion")
  return rows.map((row) => suggestionDocument(row, rows, locale, now))
}

const quotesOf = async ({ db, userId, locale, now }: UserCall): Promise<ReadonlyArray<Quote>> =>
  (await offersOf(db, userId, "quote")).map((row) => quoteDocument(row, locale, now))

const offerNumbered = <Offer extends { readonly number: string }>(offers: ReadonlyArray<Offer>, number: string): Offer => {
  const offer = offers.find((candidate) => candidate.number === number)
  if (offer === undefined) throw missing()
  return offer
}

export const offerRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(app, services, contract.priceSuggestions, async (request) => ({ priceSuggestions: await suggestionsOf(request) }))
  serve(app, services, contract.suggestPrice, async (request) => {
    const { db, body, now } = request
    const number = await requestOffer(db, request, { ...body, kind: "suggestion", quantity: 1 }, now)
    return offerNumbered(await suggestionsOf(request), number)
  })
  serve(app, services, contract.quotes, async (request) => ({ quotes: await quotesOf(request) }))
  serve(app, services, contract.requestQuote, async (request) => {
    const { db, body, now } = request
    const number = await requestOffer(db, request, { ...body, kind: "quote", price: null }, now)
    return offerNumbered(await quotesOf(request), number)
  })
}
