/** Search adapter: all queries that the storefront sends to the search service. */
import type { ListPage } from "#machines/list-page.ts"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
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
import { createListingSearch, type ListingSearch } from "./listing.ts"
import { totalOf } from "./responses/response.ts"
import { productOf, tilesOf, type Report } from "./responses/hits.ts"
import { airportsOf, areasOf } from "./responses/places.ts"
import { withKeywords, type ProductWithKeywords } from "./responses/keywords.ts"
import { correctedText } from "./responses/spelling-correction.ts"
import { noSuggestions, suggestionsOf } from "./responses/suggestions.ts"
import { airportsRequest, areasAtRequest, zipAreasRequest } from "./requests/places.ts"
import * as rows from "./requests/rows.ts"
import { suggestionsRequest } from "./requests/suggestions.ts"
import { indexIn, usualSettings, type SearchSettings } from "./settings.ts"

/** Products of the row of lifestyle that come with the home page, which shows no more. */
const shownOfLifestyle = 12

type Tiles = ReadonlyArray<Tile>
type Lifestyle = NonNullable<SiteConfig["lifestyle"]>

type HomeRow = "hero" | "deals" | "newArrivals" | "sale" | "lifestyle"
type ProductRow = "series" | "related" | "vendor"

export interface Search extends ListingSearch {
  suggestions(text: string, signal?: AbortSignal): Promise<Suggestions>
  /** The rows of the home page in one call. */
  home(lifestyle: Lifestyle | null, signal?: AbortSignal): Promise<Readonly<Record<HomeRow, Tiles>>>
  /** A product with all its details, by its slug or its id, and what it is called elsewhere. Throws `Missing`. */
  product(slug: string, signal?: AbortSignal): Promise<ProductWithKeywords>
  /** The rows beside a product, in one call. */
  productRows(product: Product, signal?: AbortSignal): Promise<Readonly<Record<ProductRow, Tiles>>>
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

  const tiles = async (body: SearchBody, signal?: AbortSignal): Promise<Tiles> => {
    const [response] = await client.search([body], signal)
    return tilesOf(response, report)
  }

  /** Tiles of several rows in one call, by name; a row of `null` is not searched and is empty. */
  const tilesByRow = async <Row extends string>(
    bodies: Readonly<Record<Row, SearchBody | null>>,
    signal?: AbortSignal,
  ): Promise<Readonly<Record<Row, Tiles>>> => {
    const rows = Object.entries<SearchBody | null>(bodies).map(([name, body]) => ({ name, body }))
    const searched = rows.filter(({ body }) => body !== null)
    const responses = await client.search(
      searched.flatMap(({ body }) => body ?? []),
      signal,
    )
    const tilesOfRow = (row: (typeof rows)[number]): Tiles => {
      const response = responses[searched.indexOf(row)]
      return response === undefined ? [] : tilesOf(response, report)
    }
    return Object.fromEntries(rows.map((row) => [row.name, tilesOfRow(row)])) as Record<Row, Tiles>
  }

  const suggested = async (text: string, signal?: AbortSignal): Promise<Suggestions> => {
    const [first] = await client.search([suggestionsRequest(text, settings)], signal)
    const corrected = totalOf(first) === 0 ? correctedText(first) : null
    if (corrected === null) return suggestionsOf(first, text, text, report)
    const [second] = await client.search([suggestionsRequest(corrected, settings)], signal)
    return suggestionsOf(second, text, corrected, report)
  }

  /** The places of a request that only helps to fill in a form: none if it fails. */
  const placesOf = async (
    text: string,
    signal: AbortSignal | undefined,
    fetchPlaces: () => Promise<ReadonlyArray<FoundPlace>>,
  ): Promise<ReadonlyArray<FoundPlace>> => {
    if (text.trim() === "") return []
    try {
      return await fetchPlaces()
    } catch (error) {
      if (signal?.aborted === true) throw error
      return []
    }
  }
  const fetchAirports = async (text: string, signal?: AbortSignal) =>
    airportsOf(await client.searchPlaces(indexIn(settings.airports, locale), airportsRequest(text), signal))
  const fetchAreas = async (body: SearchBody, signal?: AbortSignal) => areasOf(await client.searchPlaces(settings.zipAreas, body, signal))

  /** The document of a product by its slug or, for digits, by its id. */
  const documentOf = async (slug: string, signal?: AbortSignal): Promise<unknown> => {
    const [response] = await client.search([rows.oneBySlug(slug)], signal)
    return response.hits.hits[0]?._source ?? (/^\d+$/.test(slug) ? client.document(slug, signal) : null)
  }

  return {
    ...createListingSearch({ client, settings, pageSize, report }),
    airports: (text, signal) => placesOf(text, signal, () => fetchAirports(text, signal)),
    zipAreas: (text, signal) => placesOf(text, signal, () => fetchAreas(zipAreasRequest(text), signal)),
    zipAreasAt: async (point, signal) =>
      (await fetchAreas(areasAtRequest(point), signal)).toSorted(({ area: one }, { area: other }) => other.cat - one.cat),
    suggestions: (text, signal) => (text.trim() === "" ? Promise.resolve(noSuggestions(text)) : suggested(text, signal)),
    home: async (lifestyle, signal) => {
      const found = await tilesByRow(
        {
          hero: rows.featured,
          deals: rows.deals,
          newArrivals: rows.newArrivals,
          sale: rows.sale,
          lifestyle: lifestyle === null ? null : rows.lifestyle(lifestyle.productCat, lifestyle.storeCodes),
        },
        signal,
      )
      return { ...found, lifestyle: found.lifestyle.slice(0, shownOfLifestyle) }
    },
    product: async (slug, signal) => {
      const source = await documentOf(slug, signal)
      if (source === null) throw { _tag: "Missing" } satisfies Problem
      const product = productOf(source)
      if (product !== null) return withKeywords(product, source)
      report(slug, "product")
      throw { _tag: "Unreadable" } satisfies Problem
    },
    productRows: (product, signal) => {
      const vendorId = product.store?.vendorId ?? null
      return tilesByRow(
        {
          related: rows.related(product),
          series: rows.series(product),
          vendor: vendorId === null ? null : rows.vendor(vendorId, product),
        },
        signal,
      )
    },
    deals: (signal) => tiles(rows.deals, signal),
    newArrivals: (signal) => tiles(rows.newArrivals, signal),
    sale: (signal) => tiles(rows.sale, signal),
    byTaxon: (permalink, signal) => tiles(rows.byTaxon(permalink), signal),
    byVendor: (vendorId, signal) => tiles(rows.byVendor(vendorId), signal),
    byBadge: async (code, number, signal) => {
      const [response] = await client.search([rows.byBadge(code, number)], signal)
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
