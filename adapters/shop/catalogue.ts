/** Adapter of the catalogue's ports: lists and products from search, reviews and empty categories from the API. */
import type { ListingPage } from "#domain/entities/catalogue/listing.ts"
import type { Permalink, TaxonId } from "#domain/entities/ids.ts"
import { inLocale, type Locale } from "#domain/entities/locale.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { isFood } from "#domain/rules/catalogue/food.ts"
import { breadcrumbs, type Step } from "#domain/rules/catalogue/taxon-tree.ts"
import { everyReview, type ReviewQuery } from "#domain/rules/catalogue/review-query.ts"
import type { Site, SiteConfig } from "#domain/entities/shell/site.ts"
import type { CataloguePorts, Reviewed } from "#machines/catalogue/ports.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import { sharedRead } from "#adapters/shared-read.ts"
import type { Search } from "#adapters/search/search.ts"
import type { Caller } from "./client/api-client.ts"
import { allBadges, oneBadge } from "./contract/catalogue/badges.ts"
import { allBrands, oneBrand } from "./contract/catalogue/brands.ts"
import { lookBooks, oneLookBook } from "./contract/catalogue/look-books.ts"
import * as ownReviews from "./contract/catalogue/own-reviews.ts"
import { productAddresses } from "./contract/catalogue/product-addresses.ts"
import { nutrition, productReviews, type ReviewsPage, someProducts, stockItems } from "./contract/catalogue/products.ts"
import { productVotes, takeVoteBack, vendorVotes, voteHelpful } from "./contract/catalogue/review-votes.ts"
import * as vendorReviews from "./contract/catalogue/vendor-reviews.ts"
import { allVendors, oneVendor } from "./contract/catalogue/vendors.ts"
import * as hotelReviews from "./contract/travel/hotel-reviews.ts"
import { siteData } from "./contract/shell/site.ts"
import { taxonTree, type TaxonBranch } from "./contract/catalogue/taxons.ts"

/** Categories of a tree as a flat list. */
const flat = (branches: ReadonlyArray<TaxonBranch>, parentId: TaxonId | null = null): ReadonlyArray<Step> =>
  branches.flatMap(({ id, name, permalink, children }) => [
    { id: id as TaxonId, parentId, name, permalink: permalink as Permalink },
    ...flat(children, id as TaxonId),
  ])

/** Calls of reviews by what they are of: those of all, and the shopper's own. */
const reviewCalls = {
  product: { list: productReviews, read: ownReviews.ownReview, write: ownReviews.writeReview, remove: ownReviews.deleteReview, votes: productVotes },
  vendor: { list: vendorReviews.vendorReviews, read: vendorReviews.ownVendorReview, write: vendorReviews.writeVendorReview, remove: vendorReviews.deleteVendorReview, votes: vendorVotes },
  hotel: { list: hotelReviews.hotelReviews, read: hotelReviews.ownHotelReview, write: hotelReviews.writeHotelReview, remove: hotelReviews.deleteHotelReview, votes: hotelReviews.hotelVotes },
}

/** A badge whose feature the site has turned off is none to the shopper. */
const missingWhereOff = ({ status }: { readonly status: number }): Problem | null => (status === 403 ? { _tag: "Missing" } : null)

/** A page of reviews, and what is of all of them. */
const readOf = ({ items, page, pages, total, histogram, pictured }: typeof ReviewsPage.Type) => ({ reviews: { items, page, pages, total }, histogram, pictured })

const queryOf = (page: number, { sort, stars, pictured }: ReviewQuery) => ({ page, sort, stars, pictured: pictured ? ("true" as const) : ("false" as const) })

export const createCataloguePorts = ({ call }: Caller, search: Search, locale: Locale, site: Site | null): AnswersOf<CataloguePorts> => {
  const fetchReviewList = ({ subject, slug, page, ...query }: Reviewed & { readonly page: number } & ReviewQuery, signal?: AbortSignal) =>
    call(reviewCalls[subject].list, { signal, params: { id: slug }, query: queryOf(page, query) })

  /** Beside a product, which can be bought without it. */
  const aside = <Value>(answer: Promise<Value>, without: Value): Promise<Value> => answer.catch(() => without)

  const badgesOf = async (codes: ReadonlyArray<string>) => (codes.length === 0 ? [] : (await call(allBadges)).badges.filter(({ code }) => codes.includes(code)))

  /** What the site names for the row of lifestyle; the page server has to ask for it. */
  const lifestyle = async (): Promise<SiteConfig["lifestyle"]> =>
    site === null ? ((await call(siteData, { query: { lastFetch: null, loadZones: "false" } })).configs?.lifestyle ?? null) : site.config.lifestyle

  const sentBreadcrumbs = site === null ? null : breadcrumbs(site.taxons)

  /** Categories from the root down to `permalink`: by the site, or by the API for one that the site does not know. Throws `Missing` for an unknown one. */
  const breadcrumbOf = async (permalink: string | null): Promise<ListingPage["breadcrumb"]> => {
    if (permalink === null) return []
    const steps = sentBreadcrumbs?.get(permalink) ?? breadcrumbs(flat((await call(taxonTree)).taxons)).get(permalink)
    if (steps === undefined) throw { _tag: "Missing" } satisfies Problem
    return steps.map((step) => ({ id: step.id, name: inLocale(step.name, locale), permalink: step.permalink }))
  }

  return {
    fetchHome: sharedRead(async () => search.home(await lifestyle())),
    fetchListing: sharedRead(async (query) => {
      const [found, breadcrumb] = await Promise.all([search.listing(query), breadcrumbOf(query.permalink)])
      return { ...found, breadcrumb }
    }),
    fetchMore: async (query, signal) => ({ ...(await search.listingMore(query, signal)), breadcrumb: [] }),
    fetchProduct: sharedRead(async ({ slug }) => {
      const { product, keywords } = await search.found(slug)
      const [around, reviews, badges, books, facts] = await Promise.all([
        search.around(product),
        fetchReviewList({ subject: "product", slug: String(product.id), page: 1, ...everyReview }),
        aside(badgesOf(product.badges), []),
        aside(call(lookBooks, { query: { page: 1, product: product.slug } }).then((page) => page.items), []),
        isFood(product) ? aside(call(nutrition, { params: { id: String(product.id) } }), null) : null,
      ])
      return { product, keywords, ...readOf(reviews), ...around, badges, lookBooks: books, nutrition: facts }
    }),
    fetchProductAddresses: async ({ page }, signal) => {
      const { items, pages, total } = await call(productAddresses, { signal, query: { page } })
      return { items, page, pages, total }
    },
    fetchFeedProducts: async ({ ids }, signal) => (ids.length === 0 ? [] : (await call(someProducts, { signal, query: { ids: ids.join(",") } })).products),
    fetchReviews: async ({ productId, ...wanted }, signal) => readOf(await fetchReviewList({ subject: "product", slug: String(productId), ...wanted }, signal)).reviews,
    fetchStockItems: async ({ variantId }, signal) => (await call(stockItems, { signal, params: { product: "0", variant: String(variantId) }, query: { page: 1 } })).items,
    fetchBrands: sharedRead(async () => (await call(allBrands, { query: { page: 1 } })).items),
    fetchBrand: sharedRead(({ code }) => call(oneBrand, { params: { code } })),
    fetchBadge: sharedRead(async ({ id }) => {
      const badge = await call(oneBadge, { params: { id }, refusal: missingWhereOff })
      return { badge, tiles: await search.byBadge(badge.code, 1) }
    }),
    fetchBadgeTiles: async ({ id, page }, signal) => search.byBadge((await call(oneBadge, { signal, params: { id }, refusal: missingWhereOff })).code, page, signal),
    fetchLookBooks: sharedRead(async ({ page }) => {
      const { items, pages, total } = await call(lookBooks, { query: { page, product: null } })
      return { items, page, pages, total }
    }),
    fetchLookBook: sharedRead(async ({ id }) => {
      const book = await call(oneLookBook, { params: { id } })
      return { book, tiles: await search.bySlugs(book.slugs) }
    }),
    fetchVendors: sharedRead(async () => (await call(allVendors, { query: { page: 1 } })).items),
    fetchVendor: sharedRead(async ({ id }) => {
      const [vendor, tiles, reviews] = await Promise.all([
        call(oneVendor, { params: { id } }),
        search.byVendor(id),
        fetchReviewList({ subject: "vendor", slug: id, page: 1, ...everyReview }),
      ])
      return { vendor, tiles, ...readOf(reviews) }
    }),
    fetchReviewList: async (wanted, signal) => readOf(await fetchReviewList(wanted, signal)).reviews,
    fetchReviewVotes: ({ subject, slug }, signal) => call(reviewCalls[subject].votes, { signal, params: { id: slug } }),
    voteReview: ({ id, helpful }, signal) => call(helpful ? voteHelpful : takeVoteBack, { signal, params: { id: String(id) } }),
    fetchOwnReview: ({ subject, slug }, signal) => call(reviewCalls[subject].read, { signal, params: { id: slug } }),
    // Code that few pages need.
    shrinkPictures: async ({ files }) => (await import("#adapters/browser/review-pictures.ts")).shrinkPictures(files),
    saveReview: async ({ subject, slug, rating, comment, pictures, key, onSent }, signal) => {
      const { files, sending } = pictures.length === 0 ? { files: [], sending: {} } : (await import("#adapters/browser/review-pictures.ts")).uploadOf(pictures, onSent)
      const images = pictures.map((name, at) => ({ name, file: files[at] ?? null }))
      return call(reviewCalls[subject].write, { key, signal, params: { id: slug }, body: { rating, comment, images }, ...sending })
    },
    deleteReview: ({ subject, slug, key }, signal) => call(reviewCalls[subject].remove, { key, signal, params: { id: slug } }),
    fetchTiles: ({ slugs }, signal) => search.bySlugs(slugs, signal),
  }
}
