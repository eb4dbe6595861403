/** What is browsed: lists and products from the search, what buyers said from the shop. */
import type { Problem } from "#domain/entities/problem.ts"
import type { Permalink, TaxonId } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { ListingPage } from "#domain/entities/catalogue/listing.ts"
import { taxonName } from "#domain/rules/catalogue/taxon-tree.ts"
import type { Ports } from "#machines/ports.ts"
import type { Search } from "#adapters/search/search.ts"
import type { CatalogueCalls } from "#adapters/shop/catalogue.ts"

export type BrowsePorts = Pick<Ports, "fetchHome" | "fetchListing" | "fetchMore" | "fetchProduct" | "fetchTiles" | "fetchSuggestions">

type Shop = Pick<CatalogueCalls, "fetchReviewsPage" | "fetchWay">

export const createBrowsePorts = (search: Search, { fetchReviewsPage, fetchWay }: Shop, locale: Locale): BrowsePorts => {
  /** The search knows the way to a category by its products; the shop knows the empty ones, and that there is none. */
  const found = async (page: ListingPage, signal?: AbortSignal): Promise<ListingPage> => {
    const { permalink } = page.query
    if (permalink === null || page.breadcrumb.length > 0) return page
    const way = await fetchWay(permalink, signal)
    if (way.length === 0) throw { _tag: "Missing" } satisfies Problem
    return {
      ...page,
      breadcrumb: way.map(({ id, name, translation_en: translationEn, permalink: at }) => ({
        id: id as TaxonId,
        name: taxonName({ name, translationEn }, locale),
        permalink: at as Permalink,
      })),
    }
  }
  return {
    fetchHome: (_, signal) => search.home(signal),
    fetchListing: async (query, signal) => found(await search.listing(query, signal), signal),
    fetchMore: (query, signal) => search.listingMore(query, signal),
    fetchProduct: async ({ slug }, signal) => {
      const product = await search.product(slug, signal)
      const [around, reviews] = await Promise.all([search.around(product, signal), fetchReviewsPage(product.id, 1, signal)])
      const { items, pages, total, histogram } = reviews
      return { product, reviews: { items, page: 1, pages, total }, histogram, ...around }
    },
    fetchTiles: ({ slugs }, signal) => search.bySlugs(slugs, signal),
    fetchSuggestions: ({ text }, signal) => search.suggestions(text, signal),
  }
}
