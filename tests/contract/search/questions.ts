/** Questions of a storefront, to ask two search services and compare their answers. */
import type { SearchBody } from "#adapters/search/contract/grammar.ts"
import { usualSettings } from "#adapters/search/settings.ts"
import { facetsRequest, hitsRequest } from "#adapters/search/requests/listing.ts"
import * as rows from "#adapters/search/requests/rows.ts"
import { suggestionsRequest } from "#adapters/search/requests/suggestions.ts"
import { emptyListingQuery, readListingQuery } from "#domain/rules/catalogue/listing-query.ts"
import type { ListingQuery } from "#domain/entities/catalogue/listing.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { readQuestions } from "#tests/bench/search-quality.ts"
import { typedWords } from "./typed-terms.ts"

export type Question = { readonly name: string; readonly body: SearchBody; readonly locale: Locale }

const lists: ReadonlyArray<Partial<ListingQuery>> = [
  {},
  { permalink: "women" },
  { permalink: "women/clothing", priceTo: 300_000 },
  { permalink: "women/clothing/outerwear" },
  { permalink: "electronics", sort: "price_asc" },
  { permalink: "home", brands: ["modlog"] },
  { permalink: "men/shoes", colours: ["black"], sizes: ["41"] },
  { onSale: true, sort: "sale_desc" },
  { rating: 4 },
  { rating: 3, permalink: "food" },
  { permalink: "food", page: 2 },
  { sort: "price_desc" },
  { sort: "date_asc" },
  { priceFrom: 50_000, priceTo: 100_000 },
  { permalink: "nowhere" },
  readListingQuery(null, "", "new"),
  readListingQuery(null, "", "deals"),
  readListingQuery(null, "", "sale"),
]
const alone: ReadonlyArray<readonly [name: string, body: SearchBody]> = [
  ["featured", rows.featured],
  ["deals", rows.deals],
  ["new arrivals", rows.newArrivals],
  ["sale", rows.sale],
  ["popular", rows.popular],
  ["taxon", rows.byTaxon("women")],
  ["vendor", rows.byVendor("V01")],
  ["badge", rows.byBadge("new", 1)],
  ["slugs", rows.bySlugs(["gitar", "kaktus"])],
  ["lifestyle", rows.lifestyle("home", ["modlog"])],
  ["variants", rows.byVariants([1, 2, 3, 400])],
  [
    "buckets in buckets",
    {
      size: 0,
      aggs: {
        l0: {
          terms: { field: "l0.permalink", size: 3 },
          aggs: { l1: { terms: { field: "l1.facet", size: 2 }, aggs: { price: { stats: { field: "selling_price" } } } } },
        },
        empty: { terms: { field: "badges", size: 0 } },
        ends: { stats: { field: "sale_expire_at" } },
      },
    },
  ],
  [
    "either of two",
    {
      size: 50,
      query: {
        bool: {
          should: [{ term: { "brand.code": "tselmen" } }, { prefix: { sku: "NRL" } }, { range: { sale_percent: { gt: 0 } } }],
          minimum_should_match: 2,
        },
      },
      sort: [{ sku: "desc" }],
    },
  ],
  ["none of these", { size: 50, query: { bool: { must_not: [{ exists: { field: "brand.code" } }, { term: { image: false } }] } } }],
]
const typing = [
  "н",
  "но",
  "ноо",
  "цам",
  "гута",
  "smar",
  "хув",
  "iph",
  "чих",
  "шам",
  "ц",
  "хар г",
  "дашнз",
  "кофе",
  "ус",
  "эмэгтэй г",
  "nrl1",
  "tv",
  "хали",
  "chat",
  "emegtei ji",
  "утас 12",
  "цай кофе",
  "буу",
]

/** At least 500 questions, of lists, words and suggestions; random orders and similar products are not among them. */
export const questions = async (): Promise<ReadonlyArray<Question>> => {
  const judged = (await readQuestions()).map(({ text }) => text)
  const texts = [
    ...new Set([
      ...judged,
      ...typedWords.map(([text]) => text),
      "гитар кваркваркв",
      "хямд",
      "бэлэг",
      "шинэ",
      "NRL130-01",
      "хар арьсан гутал 38",
      "256gb утас",
    ]),
  ]
  const listed = (query: ListingQuery, name: string, at: number): ReadonlyArray<Question> => {
    const locale = at % 5 === 4 ? "en" : "mn"
    return [
      { name: `${name}, hits`, body: hitsRequest(query, 40, false, usualSettings, at % 2 === 0 ? "all" : "most"), locale },
      { name: `${name}, counts`, body: facetsRequest(query, at % 2 === 0 ? "all" : "most"), locale },
    ]
  }
  return [
    ...texts.flatMap((text, at) =>
      listed(
        {
          ...emptyListingQuery,
          text,
          ...(at % 7 === 6 ? { onSale: true } : {}),
          ...(at % 11 === 10 ? { sort: "price_asc" as const } : {}),
        },
        text,
        at,
      ),
    ),
    ...lists.flatMap((query, at) => listed({ ...emptyListingQuery, ...query }, JSON.stringify(query), at * 2)),
    ...alone.map(([name, body]) => ({ name, body, locale: "mn" as const })),
    ...typing.map((text) => ({ name: `${text}…`, body: suggestionsRequest(text, usualSettings), locale: "mn" as const })),
  ]
}
