/** Arbitrary listing queries, with names as awkward as those of real brands. */
import fc from "fast-check"
import { collections, sorts } from "#domain/entities/catalogue/listing.ts"
import { byList } from "#domain/entities/catalogue/facet.ts"
import type { ListingQuery } from "#domain/entities/catalogue/listing.ts"
import { pricesInOrder } from "#domain/rules/catalogue/listing-query.ts"

const name = fc.oneof(
  fc.constantFrom("tselmen", "Хар", "Улбар шар", "A&B", "50%", "a,b", "x=y", "c/d", "+", "#1", "ö?"),
  fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => text.trim() !== ""),
)
const names = fc.uniqueArray(name, { maxLength: 4 })
const price = fc.option(fc.nat(20_000_000))

export const listingQuery: fc.Arbitrary<ListingQuery> = fc
  .record({
    collection: fc.option(fc.constantFrom(...collections)),
    permalink: fc.option(fc.constantFrom("women", "women/clothing", "women/clothing/outerwear/coats/cashmere-coats")),
    text: fc.option(name),
    ...byList(() => names),
    priceFrom: price,
    priceTo: price,
    rating: fc.option(fc.integer({ min: 1, max: 5 })),
    onSale: fc.boolean(),
    sort: fc.constantFrom(...sorts),
    layout: fc.constantFrom("list" as const, null),
    page: fc.integer({ min: 1, max: 50 }),
    seed: fc.nat(),
  })
  .map((query) => ({ ...query, ...pricesInOrder(query) }))
  .map((query) => (query.collection === null ? query : { ...query, permalink: null, text: null }))
