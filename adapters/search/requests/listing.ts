/** Searches of a listing query: the hits of a page, and each facet counted without its own filter. */
import { byList, choiceFacets, filterFields, countedField, type ChoiceFacet, type ChoiceList } from "#domain/entities/catalogue/facet.ts"
import type { Collection, ListingQuery, Sort } from "#domain/entities/catalogue/listing.ts"
import { productCodes } from "#domain/rules/search/product-code.ts"
import { priceSteps } from "#domain/rules/catalogue/price-range.ts"
import { minSalePercent } from "#domain/rules/catalogue/sale.ts"
import type { Aggregation, Aggregations, Query, SearchBody } from "../contract/grammar.ts"
import { limits } from "../contract/limits.ts"
import { tileFields } from "../contract/tile-fields.ts"
import type { SearchSettings } from "../settings.ts"
import { amongListed } from "./default-filter.ts"
import { endsSoon, onSale } from "./on-sale.ts"
import { termSuggester, termsQuery } from "./terms.ts"

/** Depth of a taxon: 0 for `women`, 2 for `women/clothing/outerwear`. */
const depth = (permalink: string): number => permalink.split("/").length - 1

const inCategory = (permalink: string): Query => ({ term: { [`l${depth(permalink)}.permalink`]: permalink } })

type Facet = ChoiceList | "price" | "rating" | "onSale"

/** Products with any of the values. */
export const ofChoices = (facet: ChoiceFacet, values: ReadonlyArray<string>): Query => {
  const clauses = filterFields(facet).map((field): Query => ({ terms: { [field]: values } }))
  const [only] = clauses
  return clauses.length === 1 && only !== undefined ? only : { bool: { should: clauses, minimum_should_match: 1 } }
}

/** Clauses of the chosen values, by facet; a facet without a choice has none. */
const chosen = (query: ListingQuery): Partial<Record<Facet, Query>> => ({
  ...Object.fromEntries(choiceFacets.flatMap((facet) => (query[facet.list].length === 0 ? [] : [[facet.list, ofChoices(facet, query[facet.list])]]))),
  ...(query.priceFrom === null && query.priceTo === null
    ? {}
    : { price: { range: { selling_price: { ...(query.priceFrom === null ? {} : { gte: query.priceFrom }), ...(query.priceTo === null ? {} : { lte: query.priceTo }) } } } }),
  ...(query.rating === null ? {} : { rating: { range: { average_rating: { gte: query.rating } } } }),
  ...(query.onSale ? { onSale } : {}),
})

const bySort: Readonly<Record<Exclude<Sort, "random">, ReadonlyArray<Readonly<Record<string, "asc" | "desc">>>>> = {
  date_desc: [{ created_at: "desc" }, { id: "desc" }],
  date_asc: [{ created_at: "asc" }, { id: "asc" }],
  price_asc: [{ selling_price: "asc" }, { id: "asc" }],
  price_desc: [{ selling_price: "desc" }, { id: "asc" }],
  sale_desc: [{ sale_percent: "desc" }, { id: "asc" }],
}

/** Text searches are sorted by score unless a sort order is chosen. */
const sortOf = ({ sort, text }: ListingQuery): Pick<SearchBody, "sort"> => {
  if (sort === "random") return {}
  if (text !== null && sort === "date_desc") return { sort: [{ _score: "desc" }, ...bySort.date_desc] }
  return { sort: bySort[sort] }
}

/** Whether all typed words are wanted, or as many of them as any product has. */
export type Wanted = "all" | "most"

/** Clauses of the shop's own lists; new arrivals are those of the last 30 days. */
const ofCollection: Readonly<Record<Collection, ReadonlyArray<Query>>> = {
  new: [{ range: { created_at: { gte: "now-30d" } } }],
  deals: [onSale, endsSoon],
  sale: [onSale],
}

const scope = (query: ListingQuery, wanted: Wanted): Query => {
  const inScope = [...(query.permalink === null ? [] : [inCategory(query.permalink)]), ...(query.collection === null ? [] : ofCollection[query.collection])]
  const filter = amongListed(...inScope)
  if (query.text === null) return filter
  const codes = productCodes(query.text)
  const terms: Query = { bool: { must: [termsQuery(query.text, wanted)], filter } }
  // Exact codes also find what is sold out.
  return codes.length === 0 ? terms : { bool: { should: [terms, { bool: { filter: [{ terms: { sku: codes } }, ...inScope] } }], minimum_should_match: 1 } }
}

/** All pages up to the requested one, within the limit of one search; with `alone`, that page only. */
export const hitsRequest = (query: ListingQuery, pageSize: number, alone: boolean, settings: SearchSettings, wanted: Wanted = "all"): SearchBody => {
  const filters = Object.values(chosen(query))
  const searchQuery = scope(query, wanted)
  const before = (query.page - 1) * pageSize
  const all = Math.min(before + pageSize, Math.floor(limits.size / pageSize) * pageSize)
  return {
    from: alone ? Math.min(before, limits.from) : 0,
    size: alone ? pageSize : all,
    _source: tileFields,
    query: query.sort === "random"
      ? { function_score: { query: searchQuery, random_score: { seed: query.seed, ...(settings.randomField === null ? {} : { field: settings.randomField }) }, boost_mode: "replace" } }
      : searchQuery,
    ...(filters.length === 0 ? {} : { post_filter: { bool: { filter: filters } } }),
    ...sortOf(query),
    ...(settings.totalHits === "exact" ? { track_total_hits: true } : {}),
  }
}

/** Specification §7: five levels of 20 buckets. */
const categoriesOfALevel = 20

/** Minimum stars of the rating filters. */
export const ratingSteps = [4, 3, 2, 1] as const

const priceRanges = priceSteps.slice(1).map((to, at) => ({ key: String(at), from: priceSteps[at] ?? 0, to }))

/** Categories of a level, with those below down to `last`; each level has at most 20. */
const levelsFrom = (level: number, last: number): Aggregation => ({
  terms: { field: `l${level}.facet`, size: categoriesOfALevel },
  ...(level < last ? { aggs: { below: levelsFrom(level + 1, last) } } : {}),
})

export const facetsRequest = (query: ListingQuery, wanted: Wanted = "all"): SearchBody => {
  const filters = chosen(query)
  const without = (facet: Facet | null, aggregation: Aggregation, ...more: ReadonlyArray<Query>): Aggregation => {
    const others = Object.entries(filters).flatMap(([name, filter]) => (name === facet ? [] : [filter]))
    return { filter: { bool: { filter: [...others, ...more] } }, aggs: { values: aggregation } }
  }
  const level = query.permalink === null ? 0 : depth(query.permalink) + 1
  const aggs: Aggregations = {
    ...byList((facet) => without(facet.list, { terms: { field: countedField(facet), size: limits.buckets } })),
    ratings: without("rating", { range: { field: "average_rating", ranges: ratingSteps.map((from) => ({ key: String(from), from })) } }),
    sale: without("onSale", { range: { field: "sale_percent", ranges: [{ key: "sale", from: minSalePercent }] } }, onSale),
    price: without("price", { stats: { field: "selling_price" } }),
    priceBars: without("price", { range: { field: "selling_price", ranges: priceRanges } }),
    ...(level > 4 ? {} : { taxons: without(null, levelsFrom(level, query.text === null ? level : 4)) }),
  }
  return { size: 0, query: scope(query, wanted), aggs, ...(query.text === null ? {} : { suggest: { words: termSuggester(query.text) } }) }
}

