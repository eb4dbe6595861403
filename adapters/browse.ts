/** What is browsed: lists and products from the search, what buyers said from the shop. */
import type { Problem } from "#domain/entities/problem.ts"
import type { ListingPage } from "#domain/entities/listing.ts"
import type { Ports } from "#machines/ports.ts"
import type { Search } from "./search/search.ts"
import type { CatalogueCalls } from "./shop/catalogue.ts"

export type BrowsePorts = Pick<Ports, "fetchHome" | "fetchListing" | "fetchMore" | "fetchProduct" | "fetchTiles" | "fetchSuggestions">

/** A category that there is none of has no way to it. */
const found = (page: ListingPage): ListingPage => {
  if (page.question.permalink !== null && page.breadcrumb.length === 0) throw { _tag: "Missing" } satisfies Problem
  return page
}

export const createBrowsePorts = (search: Search, { fetchReviewsPage }: Pick<CatalogueCalls, "fetchReviewsPage">): BrowsePorts => ({
  fetchHome: (_, signal) => search.home(signal),
  fetchListing: async (question, signal) => found(await search.listing(question, signal)),
  fetchMore: (question, signal) => search.listingMore(question, signal),
  fetchProduct: async ({ slug }, signal) => {
    const product = await search.product(slug, signal)
    const [around, reviews] = await Promise.all([search.around(product, signal), fetchReviewsPage(product.id, 1, signal)])
    const { items, pages, total, histogram } = reviews
    return { product, reviews: { items, page: 1, pages, total }, histogram, ...around }
  },
  fetchTiles: ({ slugs }, signal) => search.bySlugs(slugs, signal),
  fetchSuggestions: ({ text }, signal) => search.suggestions(text, signal),
})
