/** Search adapter: all queries that the storefront sends to the search service. */
import type { ListPage } from "#machines/list-page.ts"
import type { Facets, ListingPage, ListingQuery, Tile } from "#domain/entities/catalogue/listing.ts"
import { lookIn } from "#domain/rules/catalogue/tile-look.ts"
import { pageSize as usualPageSize } from "#domain/rules/list-pages.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { FoundPlace } from "#domain/entities/travel/found-place.ts"
import type { Point } from "#domain/rules/travel/nearest-area.ts"
import type { Suggestions } from "#domain/entities/search/suggestions.ts"
import type { SearchPorts } from "#machines/search/ports.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import { createClient, type ClientOptions } from "./client.ts"
import type { SearchBody } from "./contract/grammar.ts"
import { totalOf, type SearchResponse } from "./responses/response.ts"
import { facetsOf, valuesWithoutLabel, withSelectedLabels } from "./responses/facets.ts"
import { productOf, tilesOf, type Report } from "./responses/hits.ts"
import { airportsOf, areasOf } from "./responses/places.ts"
import { withKeywords, type ProductWithKeywords } from "./responses/keywords.ts"
import { correctedText } from "./responses/spelling-correction.ts"
import { noSuggestions, suggestionsOf } from "./responses/suggestions.ts"
import { selectedLabelsRequest } from "./requests/selected-labels.ts"
import { facetsRequest, hitsRequest, type TermMatch } from "./requests/listing.ts"
import { airportsRequest, areasAtRequest, zipAreasRequest } from "./requests/places.ts"
import * as rows from "./requests/rows.ts"
import { suggestionsRequest } from "./requests/suggestions.ts"
import { indexIn, usualSettings, type SearchSettings } from "./settings.ts"

/** Products of the row of lifestyle that come with the home page, which shows no more. */
const shownOfLifestyle = 12

type Tiles = ReadonlyArray<Tile>
type Lifestyle = NonNullable<SiteConfig["lifestyle"]>

/** Whether the terms alone find nothing; chosen filters do not count. */
const isEmptyScope = ({ total, facets }: Pick<ListingPage, "total" | "facets">): boolean =>
  total === 0 && facets.brands.every(({ count }) => count === 0) && facets.ratings.every(({ count }) => count === 0)

/** A listing without its breadcrumb, which the category tree has. */
export type FoundListing = Omit<ListingPage, "breadcrumb">

export interface Search {
  /** A listing opened at its address: all pages up to the requested one. Falls back to corrected terms when the typed ones have no results. */
  listing(query: ListingQuery, signal?: AbortSignal): Promise<FoundListing>
  /** The requested page only, to be appended. */
  listingMore(query: ListingQuery, signal?: AbortSignal): Promise<FoundListing>
  suggestions(text: string, signal?: AbortSignal): Promise<Suggestions>
  /** The rows of the home page in one call. */
  home(
    lifestyle: Lifestyle | null,
    signal?: AbortSignal,
  ): Promise<{ readonly hero: Tiles; readonly deals: Tiles; readonly newArrivals: Tiles; readonly sale: Tiles; readonly lifestyle: Tiles }>
  /** A product with all its details, by its slug or its id, and what it is called elsewhere. Throws `Missing`. */
  found(slug: string, signal?: AbortSignal): Promise<ProductWithKeywords>
  /** The rows beside a product, in one call. */
  around(product: Product, signal?: AbortSignal): Promise<{ readonly series: Tiles; readonly related: Tiles; readonly vendor: Tiles }>
  deals(signal?: AbortSignal): Promise<Tiles>
  newArrivals(signal?: AbortSignal): Promise<Tiles>
  sale(signal?: AbortSignal): Promise<Tiles>
  byTaxon(permalink: string, signal?: AbortSignal): Promise<Tiles>
  /** The newest products of a vendor. */
  byVendor(vendorId: string, signal?: AbortSignal): Promise<Tiles>
  /** A page of the products with a badge, newest first. */
  byBadge(code: string, page: number, signal?: AbortSignal): Promise<ListPage<Tile>>
  /** In the requested order; missing products are left out. */
  bySlugs(slugs: ReadonlyArray<string>, signal?: AbortSignal): Promise<Tiles>
  bySkus(skus: ReadonlyArray<string>, signal?: AbortSignal): Promise<Tiles>
  /** The products of variants; missing ones are left out. */
  byVariants(ids: ReadonlyArray<number>, signal?: AbortSignal): Promise<Tiles>
  /** Airports by code, city or name; empty if the request fails. */
  airports(text: string, signal?: AbortSignal): Promise<ReadonlyArray<FoundPlace>>
  /** Postal areas by postcode or name; empty if the request fails. */
  zipAreas(text: string, signal?: AbortSignal): Promise<ReadonlyArray<FoundPlace>>
  /** Postal areas at a point, the narrowest first. */
  zipAreasAt(point: Point, signal?: AbortSignal): Promise<ReadonlyArray<FoundPlace>>
}

export type SearchOptions = Pick<ClientOptions, "fetch" | "origin" | "backoff"> & {
  readonly locale: Locale
  readonly settings?: Partial<SearchSettings>
  /** Products on a page. */
  readonly pageSize?: number
  /** Reports hits that could not be decoded. */
  readonly report?: Report
}

const inOrder = (tiles: Tiles, keys: ReadonlyArray<string>, keyOf: (tile: Tile) => string): Tiles =>
  keys.flatMap((key) => tiles.filter((tile) => keyOf(tile) === key).slice(0, 1))

export const createSearch = ({
  fetch,
  origin,
  backoff,
  locale,
  settings: changes,
  pageSize = usualPageSize,
  report = () => {},
}: SearchOptions): Search => {
  const settings: SearchSettings = { ...usualSettings, ...changes }
  const client = createClient({
    fetch,
    origin,
    settings,
    index: indexIn(settings.products, locale),
    ...(backoff === undefined ? {} : { backoff }),
  })

  const several = async <const Bodies extends ReadonlyArray<SearchBody>>(bodies: Bodies, signal?: AbortSignal) =>
    (await client.search(bodies, signal)) as { readonly [At in keyof Bodies]: SearchResponse }
  const tiles = async (body: SearchBody, signal?: AbortSignal): Promise<Tiles> => {
    const [response] = await several([body], signal)
    return tilesOf(response, report)
  }

  /** Adds labels of chosen values without hits; they stay without labels if the request fails. */
  const withNames = async (facets: Facets, query: ListingQuery, signal?: AbortSignal): Promise<Facets> => {
    const unnamed = valuesWithoutLabel(query, facets)
    if (Object.values(unnamed).every((values) => values.length === 0)) return facets
    try {
      const [names] = await several([selectedLabelsRequest(unnamed)], signal)
      return withSelectedLabels(facets, unnamed, names)
    } catch (error) {
      if (signal?.aborted === true) throw error
      return facets
    }
  }

  const page = async (
    query: ListingQuery,
    onlyThisPage: boolean,
    termMatch: TermMatch,
    signal?: AbortSignal,
  ): Promise<Omit<FoundListing, "part"> & { readonly mended: string | null; readonly part: string | null }> => {
    const [hits, facets] = await several(
      [hitsRequest(query, pageSize, onlyThisPage, settings, termMatch), facetsRequest(query, termMatch)],
      signal,
    )
    return {
      query,
      tiles: tilesOf(hits, report).map((tile) => ({ ...tile, ...lookIn(tile, query.colours) })),
      total: totalOf(hits),
      facets: await withNames(facetsOf(facets, query), query, signal),
      corrected: null,
      leftOut: hits.left_out,
      part: hits.part,
      mended: totalOf(facets) === 0 ? correctedText(facets) : null,
    }
  }

  /** Searches again with corrected terms if there are no results, then without the words that nothing has; the query keeps the shopper's terms. */
  const listing = async (query: ListingQuery, onlyThisPage: boolean, signal?: AbortSignal): Promise<FoundListing> => {
    const search = (text: string | null, termMatch: TermMatch) => page({ ...query, text }, onlyThisPage, termMatch, signal)
    const shown = (
      { mended: _mended, part: _part, ...found }: Awaited<ReturnType<typeof search>>,
      corrected: string | null = null,
    ): FoundListing => ({ ...found, query, corrected })
    const first = await search(query.text, "all")
    if (query.text === null || !isEmptyScope(first)) return shown(first)
    const { mended } = first
    const corrected = mended === null ? null : await search(mended, "all")
    if (corrected !== null && !isEmptyScope(corrected)) return shown(corrected, mended)
    const own = await search(query.text, "most")
    const matches = own.part === null && !isEmptyScope(own)
    if (mended !== null && !(matches && own.leftOut.length === 1)) {
      const widened = await search(mended, "most")
      // A correction must occur in one product with the other words: «ширхэгтэй» beside «сүү» is not corrected to «эрэгтэй».
      const isBetter = !matches || (widened.leftOut.length > 0 && widened.leftOut.length < own.leftOut.length)
      if (widened.part === null && !isEmptyScope(widened) && isBetter) return shown(widened, mended)
    }
    if (matches) return shown(own)
    // A correction that answers nothing leads nowhere either: only the shopper's own words do.
    return own.part ? { ...shown(first), part: own.part, instead: own.tiles.slice(0, rows.rowSizes.popular) } : shown(first)
  }

  /** An empty list with products of its category, or the most popular; without any if they fail to load. */
  const withInstead = async (page: FoundListing, signal?: AbortSignal): Promise<FoundListing> => {
    if (page.total > 0 || page.instead !== undefined) return page
    const { permalink } = page.query
    try {
      const [popular, ofCategory] = await client.search([rows.popular, ...(permalink === null ? [] : [rows.byTaxon(permalink)])], signal)
      const [first = []] = [ofCategory, popular]
        .flatMap((response) => (response === undefined ? [] : [tilesOf(response, report)]))
        .filter((found) => found.length > 0)
      return { ...page, instead: first.slice(0, rows.rowSizes.popular) }
    } catch (error) {
      if (signal?.aborted === true) throw error
      return page
    }
  }

  const suggested = async (text: string, signal?: AbortSignal): Promise<Suggestions> => {
    const [first] = await several([suggestionsRequest(text, settings)], signal)
    const corrected = totalOf(first) === 0 ? correctedText(first) : null
    if (corrected === null) return suggestionsOf(first, text, text, report)
    const [second] = await several([suggestionsRequest(corrected, settings)], signal)
    return suggestionsOf(second, text, corrected, report)
  }

  /** The places of a request that only helps to fill in a form: none if it fails. */
  const places = async (
    text: string,
    signal: AbortSignal | undefined,
    ask: () => Promise<ReadonlyArray<FoundPlace>>,
  ): Promise<ReadonlyArray<FoundPlace>> => {
    if (text.trim() === "") return []
    try {
      return await ask()
    } catch (error) {
      if (signal?.aborted === true) throw error
      return []
    }
  }
  const inMaps = async (body: SearchBody, signal?: AbortSignal) => areasOf(await client.searchPlaces(settings.zipAreas, body, signal))

  return {
    airports: (text, signal) =>
      places(text, signal, async () =>
        airportsOf(await client.searchPlaces(indexIn(settings.airports, locale), airportsRequest(text), signal)),
      ),
    zipAreas: (text, signal) => places(text, signal, () => inMaps(zipAreasRequest(text), signal)),
    zipAreasAt: async (point, signal) =>
      (await inMaps(areasAtRequest(point), signal)).toSorted((one, other) =>
        one.kind === "area" && other.kind === "area" ? other.area.cat - one.area.cat : 0,
      ),
    listing: async (query, signal) => withInstead(await listing(query, false, signal), signal),
    listingMore: (query, signal) => listing(query, true, signal),
    suggestions: (text, signal) => (text.trim() === "" ? Promise.resolve(noSuggestions(text)) : suggested(text, signal)),
    home: async (named, signal) => {
      const responses = await client.search(
        [
          rows.featured,
          rows.deals,
          rows.newArrivals,
          rows.sale,
          ...(named === null ? [] : [rows.lifestyle(named.productCat, named.storeCodes)]),
        ],
        signal,
      )
      const [hero, deals, newArrivals, sale, lifestyle] = responses.map((response) => tilesOf(response, report))
      return {
        hero: hero ?? [],
        deals: deals ?? [],
        newArrivals: newArrivals ?? [],
        sale: sale ?? [],
        lifestyle: (lifestyle ?? []).slice(0, shownOfLifestyle),
      }
    },
    found: async (slug, signal) => {
      // Digits are an id: no slug consists of digits alone.
      const source = /^\d+$/.test(slug)
        ? await client.document(slug, signal)
        : ((await several([rows.oneBySlug(slug)], signal))[0].hits.hits[0]?._source ?? null)
      if (source === null) throw { _tag: "Missing" } satisfies Problem
      const product = productOf(source)
      if (product !== null) return withKeywords(product, source)
      report(slug, "product")
      throw { _tag: "Unreadable" } satisfies Problem
    },
    around: async (product, signal) => {
      const seller = product.store?.vendorId ?? null
      const ofSeries = rows.series(product)
      const responses = await client.search(
        [rows.related(product), ...(ofSeries === null ? [] : [ofSeries]), ...(seller === null ? [] : [rows.vendor(seller, product)])],
        signal,
      )
      const [related = [], ...more] = responses.map((response) => tilesOf(response, report))
      const series = ofSeries === null ? [] : (more.shift() ?? [])
      return { series, related, vendor: more[0] ?? [] }
    },
    deals: (signal) => tiles(rows.deals, signal),
    newArrivals: (signal) => tiles(rows.newArrivals, signal),
    sale: (signal) => tiles(rows.sale, signal),
    byTaxon: (permalink, signal) => tiles(rows.byTaxon(permalink), signal),
    byVendor: (vendorId, signal) => tiles(rows.byVendor(vendorId), signal),
    byBadge: async (code, number, signal) => {
      const [response] = await several([rows.byBadge(code, number)], signal)
      const total = totalOf(response)
      return { items: tilesOf(response, report), page: number, pages: Math.ceil(total / rows.rowSizes.ofBadge), total }
    },
    bySlugs: async (slugs, signal) =>
      slugs.length === 0 ? [] : inOrder(await tiles(rows.bySlugs(slugs), signal), slugs, ({ slug }) => slug),
    byVariants: async (ids, signal) => (ids.length === 0 ? [] : tiles(rows.byVariants(ids), signal)),
    bySkus: async (skus, signal) => (skus.length === 0 ? [] : inOrder(await tiles(rows.bySkus(skus), signal), skus, ({ sku }) => sku)),
  }
}

/** Adapter of the search box's ports. */
export const createSearchPorts = (search: Search): AnswersOf<SearchPorts> => ({
  fetchSuggestions: ({ text }, signal) => search.suggestions(text, signal),
})
