/** Listing queries as addresses, and changes to them. Specification §2, §7, S5, S30. */
import { byList, choiceFacets, type ChoiceFacet, type ChoiceList, type FacetName } from "#domain/entities/catalogue/facet.ts"
import { sorts, type Collection, type Facets, type ListingQuery, type Sort } from "#domain/entities/catalogue/listing.ts"
import { brandPath } from "#domain/rules/catalogue/coded-paths.ts"
import { formatQuery, parseQuery, type Entry } from "#domain/rules/query-string.ts"
import { parseTugrik } from "#domain/rules/texts/money.ts"

/** Sort order unless the query names one. */
export const defaultSort: Sort = "date_desc"

/** Query of all products. */
export const emptyListingQuery: ListingQuery = {
  ...byList(() => []),
  permalink: null,
  collection: null,
  text: null,
  priceFrom: null,
  priceTo: null,
  rating: null,
  onSale: false,
  sort: defaultSort,
  layout: null,
  page: 1,
  seed: 0,
}

/** Facets of a listing without products. */
export const emptyFacets: Facets = { ...byList(() => []), taxons: [], ratings: [], onSale: 0, price: { min: 0, max: 0, bars: [] } }

/** Whole number of a parameter; `null` for anything but up to 15 digits. */
const integerOf = (text: string | undefined): number | null => (text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null)

/** Price in tugrik as typed, such as `15,000`; `null` for none or less than 0. */
const priceOf = (text: string | undefined): number | null => {
  const price = text === undefined ? null : parseTugrik(text)
  return price !== null && price >= 0 ? price : null
}

/** The text; `null` for none or a blank one. */
const textOrNull = (text: string | undefined): string | null => (text === undefined || text.trim() === "" ? null : text)

/** Maximum length of one chosen value, and of all together: more than a catalogue has, and few enough for one search. */
const maxValueLength = 60
const maxChoiceLength = 1000

/** Chosen values of an address by list; those beyond the limits are ignored. */
const choicesOf = (valuesOf: (name: string) => ReadonlyArray<string>): Pick<ListingQuery, ChoiceList> => {
  let remaining = maxChoiceLength
  return byList(({ name }) =>
    valuesOf(name).filter((value) => {
      remaining -= value.length
      return value.length <= maxValueLength && remaining >= 0
    }),
  )
}

/** Maximum length of a permalink, which has five levels. */
const maxPermalinkLength = 200

/** Sort orders of collections: sales begin with the highest discount. */
const collectionSorts: Readonly<Record<Collection, Sort>> = { new: defaultSort, deals: "sale_desc", sale: "sale_desc" }

/** Sort order of a listing unless its query names one. */
const usualSort = (collection: Collection | null): Sort => (collection === null ? defaultSort : collectionSorts[collection])

/** Whether the query is one of its brand's page: of that brand alone, without search terms. */
export const isOfBrandPage = ({ brandPage, brands, text }: ListingQuery): boolean =>
  brandPage !== undefined && text === null && brands.length === 1 && brands[0] === brandPage

/** Query string without `?`; defaults are left out, so that one query has one address. */
export const listingQueryString = (query: ListingQuery): string => {
  const entries: Array<Entry> = []
  const add = (name: string, value: string | number | null) => value !== null && entries.push([name, String(value)])
  add("q", query.text)
  const ofBrand = isOfBrandPage(query)
  if (query.text !== null || ofBrand) add("category", query.permalink)
  for (const { list, name } of choiceFacets) {
    const values = ofBrand && list === "brands" ? [] : query[list]
    for (const value of values) add(name, value)
  }
  add("price_from", query.priceFrom)
  add("price_to", query.priceTo)
  add("rating", query.rating)
  add("sale", query.onSale ? 1 : null)
  add("sort", query.sort === usualSort(query.collection) ? null : query.sort)
  add("layout", query.layout)
  add("page", query.page === 1 ? null : query.page)
  add("seed", query.seed === 0 ? null : query.seed)
  return formatQuery(entries)
}

const listingPath = (query: ListingQuery): string => {
  if (query.text !== null) return "/search"
  if (query.brandPage !== undefined && isOfBrandPage(query)) return brandPath(query.brandPage)
  if (query.permalink !== null) return `/t/${query.permalink}`
  return query.collection !== null ? `/${query.collection}` : "/products"
}

/** Address of a listing: `/t/women/clothing?brand=tselmen`, `/search?q=…`, `/brand/tselmen`, `/new` or `/products`. */
export const listingAddress = (query: ListingQuery): string => {
  const path = listingPath(query)
  const queryString = listingQueryString(query)
  return queryString === "" ? path : `${path}?${queryString}`
}

export type PriceBounds = Pick<ListingQuery, "priceFrom" | "priceTo">

/** Bounds in order: a minimum above the maximum changes places with it. */
export const pricesInOrder = ({ priceFrom, priceTo }: PriceBounds): PriceBounds => {
  const isReversed = priceFrom !== null && priceTo !== null && priceFrom > priceTo
  return isReversed ? { priceFrom: priceTo, priceTo: priceFrom } : { priceFrom, priceTo }
}

/** Query from the permalink or the collection of a path and the query string; invalid parameters are ignored. */
export const readListingQuery = (permalink: string | null, queryString: string, collection: Collection | null = null): ListingQuery => {
  const entries = parseQuery(queryString)
  const valuesOf = (name: string) => [...new Set(entries.filter(([key, value]) => key === name && value !== "").map(([, value]) => value))]
  const last = (name: string) => valuesOf(name).at(-1)
  const category = permalink ?? (collection === null ? textOrNull(last("category")) : null)
  const rating = integerOf(last("rating"))
  const page = integerOf(last("page"))
  return {
    ...choicesOf(valuesOf),
    // A longer permalink names no category, whether it is cut or not.
    permalink: category?.slice(0, maxPermalinkLength) ?? null,
    collection,
    text: permalink === null && collection === null ? textOrNull(last("q")) : null,
    ...pricesInOrder({ priceFrom: priceOf(last("price_from")), priceTo: priceOf(last("price_to")) }),
    rating: rating !== null && rating >= 1 && rating <= 5 ? rating : null,
    onSale: last("sale") === "1",
    sort: sorts.find((sort) => sort === last("sort")) ?? usualSort(collection),
    layout: last("layout") === "list" ? "list" : null,
    page: page !== null && page >= 1 ? page : 1,
    seed: integerOf(last("seed")) ?? 0,
  }
}

/** Query of a brand's page. */
export const readBrandQuery = (code: string, queryString: string): ListingQuery => {
  const brand = code.slice(0, maxValueLength)
  return { ...readListingQuery(null, queryString), text: null, brands: [brand], brandPage: brand }
}

/** The query with a change, from its first page. */
export const withChange = (query: ListingQuery, change: Partial<ListingQuery>): ListingQuery => ({
  ...query,
  page: 1,
  ...change,
})

/** Adds or removes one value of a facet. */
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
  ...(isOfBrandPage(query) && query.brandPage !== undefined ? { brands: query.brands, brandPage: query.brandPage } : {}),
  sort: query.sort,
  layout: query.layout,
  seed: query.seed,
})

/** Active filter, with the query without it. */
export type Chip =
  | { readonly kind: FacetName; readonly facet: ChoiceFacet; readonly value: string; readonly without: ListingQuery }
  | { readonly kind: "price"; readonly from: number | null; readonly to: number | null; readonly without: ListingQuery }
  | { readonly kind: "rating"; readonly value: number; readonly without: ListingQuery }
  | { readonly kind: "sale"; readonly without: ListingQuery }

/** Active filters in the order of the facets; the brand of a brand's page is none. */
export const chips = (query: ListingQuery): ReadonlyArray<Chip> => [
  ...choiceFacets.flatMap((facet) => {
    const values = facet.list === "brands" && isOfBrandPage(query) ? [] : query[facet.list]
    return values.map((value) => ({ kind: facet.name, facet, value, without: withChoiceToggled(query, facet.list, value) }))
  }),
  ...(query.priceFrom === null && query.priceTo === null
    ? []
    : [
        {
          kind: "price" as const,
          from: query.priceFrom,
          to: query.priceTo,
          without: withChange(query, { priceFrom: null, priceTo: null }),
        },
      ]),
  ...(query.rating === null ? [] : [{ kind: "rating" as const, value: query.rating, without: withChange(query, { rating: null }) }]),
  ...(query.onSale ? [{ kind: "sale" as const, without: withChange(query, { onSale: false }) }] : []),
]

/** Number of active filters, shown on the filter button of phones. */
export const countChosen = (query: ListingQuery): number => chips(query).length

/** Whether two queries have the same products: they differ by page and layout only. */
export const sameList = (one: ListingQuery, other: ListingQuery): boolean =>
  listingAddress(withChange(one, { layout: null })) === listingAddress(withChange(other, { layout: null }))
