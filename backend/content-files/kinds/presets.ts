/** Named queries of the search. E22. */
import * as Schema from "effect/Schema"
import { parseQuery } from "#domain/rules/query-string.ts"
import { Preset } from "#domain/entities/shell/site-texts.ts"
import { byList } from "#domain/entities/catalogue/facet.ts"
import type { ListingQuery } from "#domain/entities/catalogue/listing.ts"
import { emptyListingQuery, listingQueryString, readListingQuery } from "#domain/rules/catalogue/listing-query.ts"
import type { ContentKind } from "../content-kind.ts"
import { unknownNames, unknownReferences } from "../references.ts"
import { inSiteTexts } from "../site-texts.ts"

/** Parameters of a list's address: those of a query that has them all. */
const parameters: ReadonlySet<string> = new Set(
  parseQuery(
    listingQueryString({
      ...emptyListingQuery,
      ...byList(() => ["any"]),
      permalink: "any",
      text: "any",
      priceFrom: 1,
      priceTo: 2,
      rating: 4,
      onSale: true,
      sort: "price_asc",
      layout: "list",
      page: 2,
      seed: 1,
    }),
  ).map(([name]) => name),
)

export const kind: ContentKind<typeof Preset.Encoded> = {
  item: Schema.toEncoded(Preset),
  effect: "Named queries of the search, shown as links in the footer.",
  fields: {
    id: "Known by it; stays the same.",
    name: "Text of the link.",
    query: "What follows `/products?` in the address of the list.",
  },
  example: { id: 1, name: { mn: "100,000₮ хүртэлх бэлэг", en: "Gifts up to 100,000₮" }, query: "price_to=100000" },
  keyOf: ({ id }) => String(id),
  after: ["brands", "categories"],
  fileFaults: (items) =>
    unknownNames(
      items.flatMap(({ query }, at) => parseQuery(query).map(([name]) => ({ path: [at, "query"], name }))),
      parameters,
      "content.noParameter",
    ),
  faults: async (db, { items }) => {
    const references = (namesIn: (query: ListingQuery) => ReadonlyArray<string>) =>
      items.flatMap(({ query }, at) => namesIn(readListingQuery(null, query)).map((name) => ({ path: [at, "query"], name })))
    const faults = await Promise.all([
      unknownReferences(
        db,
        "brand",
        references(({ brands }) => brands),
      ),
      unknownReferences(
        db,
        "category",
        references(({ permalink }) => (permalink === null ? [] : [permalink])),
      ),
    ])
    return faults.flat()
  },
  ...inSiteTexts("presets"),
}
