/** Searches of a listing query: the hits of a page, and each facet counted without its own filter. */
import { byList, choiceFacets, filterFields, countedField, type ChoiceFacet, type ChoiceList } from "#domain/entities/catalogue/facet.ts"
import type { Collection, ListingQuery, Sort } from "#domain/entities/catalogue/listing.ts"
import { productCodes } from "#domain/rules/search/product-code.ts"
import { priceSteps } from "#domain/rules/catalogue/price-range.ts"
import { minSalePercent } from "#domain/rules/catalogue/sale.ts"
import type { Aggregation, Aggregations, Bounds, Query, SearchBody } from "../contract/grammar.ts"
import { limits } from "../contract/limits.ts"
import { tileFields } from "../contract/tile-fields.ts"
import type { SearchSettings } from "../settings.ts"
import { amongListed } from "./default-filter.ts"
import { depth, inCategory } from "./in-category.ts"
import { endsSoon, onSale } from "./on-sale.ts"
import { termSuggester, termsQuery } from "./terms.ts"

type Facet = ChoiceList | "price" | "rating" | "onSale"

/** Products with any of the values. */
export const choiceClause = (facet: ChoiceFacet, values: ReadonlyArray<string>): Query => {
  const clauses = filterFields(facet).map((field): Query => ({ terms: { [field]: values } }))
  const [only] = clauses
  return clauses.length === 1 && only !== undefined ? only : { bool: { should: clauses, minimum_should_match: 1 } }
}

const priceBounds = ({ priceFrom, priceTo }: ListingQuery): Bounds => ({
  ...(priceFrom === null ? {} : { gte: priceFrom }),
  ...(priceTo === null ? {} : { lte: priceTo }),
})

/** Clauses of the chosen values, by facet; a facet without a choice has none. */
const filterClauses = (query: ListingQuery): Partial<Record<Facet, Query>> => ({
  ...Object.fromEntries(
    choiceFacets.filter(({ list }) => query[list].length > 0).map((facet) => [facet.list, choiceClause(facet, query[facet.list])]),
  ),
  ...(query.priceFrom === null && query.priceTo === null ? {} : { price: { range: { selling_price: priceBounds(query) } } }),
  ...(query.rating === null ? {} : { rating: { range: { average_rating: { gte: query.rating } } } }),
  ...(query.onSale ? { onSale } : {}),
})

const sortFields: Readonly<Record<Exclude<Sort, "random">, ReadonlyArray<Readonly<Record<string, "asc" | "desc">>>>> = {
  date_desc: [{ created_at: "desc" }, { id: "desc" }],
  date_asc: [{ created_at: "asc" }, { id: "asc" }],
  price_asc: [{ selling_price: "asc" }, { id: "asc" }],
  price_desc: [{ selling_price: "desc" }, { id: "asc" }],
  sale_desc: [{ discount_percent: "desc" }, { id: "asc" }],
}

/** Text searches are sorted by score unless a sort order is chosen. */
const sortOf = ({ sort, text }: ListingQuery): Pick<SearchBody, "sort"> => {
  if (sort === "random") return {}
  if (text !== null && sort === "date_desc") return { sort: [{ _score: "desc" }, ...sortFields.date_desc] }
  return { sort: sortFields[sort] }
}

/** Whether a product matches all typed words, or the products match that have most of them. */
export type TermMatch = "all" | "most"

/** Clauses of the shop's own lists; new arrivals are those of the last 30 days. */
export const collectionClauses: Readonly<Record<Collection, ReadonlyArray<Query>>> = {
  new: [{ range: { created_at: { gte: "now-30d" } } }],
  deals: [onSale, endsSoon],
  sale: [onSale],
}

const scope = (query: ListingQuery, termMatch: TermMatch): Query => {
  const scopeClauses = [
    ...(query.permalink === null ? [] : [inCategory(query.permalink)]),
    ...(query.collection === null ? [] : collectionClauses[query.collection]),
  ]
  const filter = amongListed(...scopeClauses)
  if (query.text === null) return filter
  const codes = productCodes(query.text)
  const terms: Query = { bool: { must: [termsQuery(query.text, termMatch)], filter } }
  // Exact codes also find what is sold out.
  const exactCodes: Query = { bool: { filter: [{ terms: { sku: codes } }, ...scopeClauses] } }
  return codes.length === 0 ? terms : { bool: { should: [terms, exactCodes], minimum_should_match: 1 } }
}

/** All pages up to the requested one, within the limit of one search; with `onlyThisPage`, that page only. */
export const hitsRequest = (
  query: ListingQuery,
  pageSize: number,
  onlyThisPage: boolean,
  settings: SearchSettings,
  termMatch: TermMatch = "all",
): SearchBody => {
  const filters = Object.values(filterClauses(query))
  const searchQuery = scope(query, termMatch)
  const offset = (query.page - 1) * pageSize
  const randomScore = { seed: query.seed, ...(settings.randomField === null ? {} : { field: settings.randomField }) }
  const sizeOfAllPages = Math.min(offset + pageSize, Math.floor(limits.size / pageSize) * pageSize)
  return {
    from: onlyThisPage ? Math.min(offset, limits.from) : 0,
    size: onlyThisPage ? pageSize : sizeOfAllPages,
    _source: tileFields,
    query:
      query.sort === "random" ? { function_score: { query: searchQuery, random_score: randomScore, boost_mode: "replace" } } : searchQuery,
    ...(filters.length === 0 ? {} : { post_filter: { bool: { filter: filters } } }),
    ...sortOf(query),
    ...(settings.totalHits === "exact" ? { track_total_hits: true } : {}),
  }
}

/** Specification §7: five levels of 20 buckets. */
const categoriesPerLevel = 20

/** Minimum stars of the rating filters. */
export const ratingSteps = [4, 3, 2, 1] as const

const priceRanges = priceSteps.slice(1).map((to, at) => ({ key: String(at), from: priceSteps[at] ?? 0, to }))

/** Categories of a level, with those below down to `last`; each level has at most 20. */
const levelsFrom = (level: number, last: number): Aggregation => ({
  terms: { field: `l${level}.facet`, size: categoriesPerLevel },
  ...(level < last ? { aggs: { below: levelsFrom(level + 1, last) } } : {}),
})

export const facetsRequest = (query: ListingQuery, termMatch: TermMatch = "all"): SearchBody => {
  const filters = filterClauses(query)
  const withoutOwnFilter = (facet: Facet | null, aggregation: Aggregation, ...furtherClauses: ReadonlyArray<Query>): Aggregation => {
    const others = Object.entries(filters).flatMap(([name, filter]) => (name === facet ? [] : [filter]))
    return { filter: { bool: { filter: [...others, ...furtherClauses] } }, aggs: { values: aggregation } }
  }
  const level = query.permalink === null ? 0 : depth(query.permalink) + 1
  const aggs: Aggregations = {
    ...byList((facet) => withoutOwnFilter(facet.list, { terms: { field: countedField(facet), size: limits.buckets } })),
    ratings: withoutOwnFilter("rating", {
      range: { field: "average_rating", ranges: ratingSteps.map((from) => ({ key: String(from), from })) },
    }),
    sale: withoutOwnFilter("onSale", { range: { field: "sale_percent", ranges: [{ key: "sale", from: minSalePercent }] } }, onSale),
    price: withoutOwnFilter("price", { stats: { field: "selling_price" } }),
    priceBars: withoutOwnFilter("price", { range: { field: "selling_price", ranges: priceRanges } }),
    ...(level > 4 ? {} : { taxons: withoutOwnFilter(null, levelsFrom(level, query.text === null ? level : 4)) }),
  }
  return {
    size: 0,
    query: scope(query, termMatch),
    aggs,
    ...(query.text === null ? {} : { suggest: { words: termSuggester(query.text) } }),
  }
}
