/** Listing queries as addresses, and changes to them. Specification §2, §7, S5, S30. */
import type { Collection, ListingQuery, Sort } from "#domain/entities/catalogue/listing.ts"
import { sorts } from "#domain/entities/catalogue/listing.ts"
import { formatQuery, parseQuery } from "#domain/rules/query-string.ts"
import type { Entry } from "#domain/rules/query-string.ts"
import { parseTugrik } from "#domain/rules/texts/money.ts"

/** Sort order unless the query names one. */
export const defaultSort: Sort = "date_desc"

/** Query of all products. */
export const emptyListingQuery: ListingQuery = {
  permalink: null,
  collection: null,
  text: null,
  brands: [],
  colours: [],
  sizes: [],
  priceFrom: null,
  priceTo: null,
  rating: null,
  onSale: false,
  sort: defaultSort,
  page: 1,
  seed: 0,
}

/** Choice lists with their parameter names in an address. */
const choices = [
  ["brands", "brand"],
  ["colours", "colour"],
  ["sizes", "size"],
] as const
export type ChoiceList = (typeof choices)[number][0]

const whole = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null

/** Price in tugrik as typed, such as `15,000`; `null` for none or less than 0. */
const amount = (text: string | undefined): number | null => {
  const read = text === undefined ? null : parseTugrik(text)
  return read !== null && read >= 0 ? read : null
}

const orNothing = (text: string | undefined): string | null => (text === undefined || text.trim() === "" ? null : text)

/** Sort order of a listing unless its query names one: the lists of sales begin with the highest discount. */
const usualSort = (collection: Collection | null): Sort => (collection === "deals" || collection === "sale" ? "sale_desc" : defaultSort)

/** Query of one of the shop's own lists. */
export const collectionQuery = (collection: Collection): ListingQuery => ({ ...emptyListingQuery, collection, sort: usualSort(collection) })

/** Query string without `?`; defaults are left out, so that one query has one address. */
export const listingQueryString = (query: ListingQuery): string => {
  const entries: Array<Entry> = []
  const add = (name: string, value: string | number | null) => value !== null && entries.push([name, String(value)])
  add("q", query.text)
  if (query.text !== null) add("category", query.permalink)
  for (const [list, name] of choices) for (const value of query[list]) add(name, value)
  add("price_from", query.priceFrom)
  add("price_to", query.priceTo)
  add("rating", query.rating)
  add("sale", query.onSale ? 1 : null)
  add("sort", query.sort === usualSort(query.collection) ? null : query.sort)
  add("page", query.page === 1 ? null : query.page)
  add("seed", query.seed === 0 ? null : query.seed)
  return formatQuery(entries)
}

/** Address of a listing: `/t/women/clothing?brand=tselmen`, `/search?q=…`, `/new` or `/products`. */
export const listingAddress = (query: ListingQuery): string => {
  const path =
    query.text !== null ? "/search" : query.permalink !== null ? `/t/${query.permalink}` : query.collection !== null ? `/${query.collection}` : "/products"
  const queryString = listingQueryString(query)
  return queryString === "" ? path : `${path}?${queryString}`
}

/** Query from the permalink or the list of a path and the query string; invalid parameters are ignored. */
export const readListingQuery = (permalink: string | null, queryString: string, collection: Collection | null = null): ListingQuery => {
  const entries = parseQuery(queryString)
  const all = (name: string) => [...new Set(entries.filter(([key, value]) => key === name && value !== "").map(([, value]) => value))]
  const last = (name: string) => all(name).at(-1)
  const rating = whole(last("rating"))
  const page = whole(last("page"))
  return {
    permalink: permalink ?? (collection === null ? orNothing(last("category")) : null),
    collection,
    text: permalink === null && collection === null ? orNothing(last("q")) : null,
    brands: all("brand"),
    colours: all("colour"),
    sizes: all("size"),
    priceFrom: amount(last("price_from")),
    priceTo: amount(last("price_to")),
    rating: rating !== null && rating >= 1 && rating <= 5 ? rating : null,
    onSale: last("sale") === "1",
    sort: sorts.find((sort) => sort === last("sort")) ?? usualSort(collection),
    page: page !== null && page >= 1 ? page : 1,
    seed: whole(last("seed")) ?? 0,
  }
}

/** The query with a change, from its first page. */
export const withChange = (query: ListingQuery, change: Partial<ListingQuery>): ListingQuery => ({
  ...query,
  page: 1,
  ...change,
})

/** Adds or removes one brand, colour or size. */
export const withChoiceToggled = (query: ListingQuery, list: ChoiceList, value: string): ListingQuery =>
  withChange(query, {
    [list]: query[list].includes(value) ? query[list].filter((other) => other !== value) : [...query[list], value],
  })

/** The query without filters; category, search terms, sort and seed stay. */
export const withoutFilters = (query: ListingQuery): ListingQuery => ({
  ...emptyListingQuery,
  permalink: query.permalink,
  collection: query.collection,
  text: query.text,
  sort: query.sort,
  seed: query.seed,
})

/** Active filter, with the query without it. */
export type Chip =
  | { readonly kind: "brand" | "colour" | "size"; readonly value: string; readonly without: ListingQuery }
  | { readonly kind: "price"; readonly from: number | null; readonly to: number | null; readonly without: ListingQuery }
  | { readonly kind: "rating"; readonly value: number; readonly without: ListingQuery }
  | { readonly kind: "sale"; readonly without: ListingQuery }

/** Active filters in the order of the facets. */
export const chips = (query: ListingQuery): ReadonlyArray<Chip> => [
  ...choices.flatMap(([list, kind]) =>
    query[list].map((value) => ({ kind, value, without: withChoiceToggled(query, list, value) })),
  ),
  ...(query.priceFrom === null && query.priceTo === null
    ? []
    : [{ kind: "price" as const, from: query.priceFrom, to: query.priceTo, without: withChange(query, { priceFrom: null, priceTo: null }) }]),
  ...(query.rating === null ? [] : [{ kind: "rating" as const, value: query.rating, without: withChange(query, { rating: null }) }]),
  ...(query.onSale ? [{ kind: "sale" as const, without: withChange(query, { onSale: false }) }] : []),
]

/** Number of active filters, shown on the filter button of phones. */
export const countChosen = (query: ListingQuery): number => chips(query).length

/** Whether two queries differ by page only. */
export const sameList = (one: ListingQuery, other: ListingQuery): boolean =>
  listingAddress(withChange(one, {})) === listingAddress(withChange(other, {}))
