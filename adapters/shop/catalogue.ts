/** Adapter of the catalogue's ports: lists and products from search, reviews and empty categories from the API. */
import type { ListingPage, ListingQuery } from "#domain/entities/catalogue/listing.ts"
import type { Permalink, TaxonId } from "#domain/entities/ids.ts"
import { inLocale, type Locale } from "#domain/entities/locale.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { breadcrumbs, type Step } from "#domain/rules/catalogue/taxon-tree.ts"
import { isOfBrandPage } from "#domain/rules/catalogue/listing-query.ts"
import { everyReview, type ReviewQuery } from "#domain/rules/catalogue/review-query.ts"
import type { Site, SiteConfig } from "#domain/entities/shell/site.ts"
import type { ArticleCard, BrandCard, CataloguePorts, Reviewed } from "#machines/catalogue/ports.ts"
import { allItems } from "#machines/list-page.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import { sharedRead } from "#adapters/shared-read.ts"
import type { Search } from "#adapters/search/search.ts"
import type { Caller } from "./client/api-client.ts"
import { missingWhereOff } from "./client/refusals.ts"
import { uploadOf } from "./picture-upload.ts"
import { allBadges, oneBadge } from "./contract/catalogue/badges.ts"
import { allBrands, oneBrand } from "./contract/catalogue/brands.ts"
import { lookBooks, oneLookBook } from "./contract/catalogue/look-books.ts"
import * as ownReviews from "./contract/catalogue/own-reviews.ts"
import { productAddresses } from "./contract/catalogue/product-addresses.ts"
import { articles } from "./contract/content/articles.ts"
import { nutrition, productReviews, type ReviewsPage, someProducts, stockItems } from "./contract/catalogue/products.ts"
import { productVotes, takeVoteBack, vendorVotes, voteHelpful } from "./contract/catalogue/review-votes.ts"
import * as vendorReviews from "./contract/catalogue/vendor-reviews.ts"
import { allVendors, oneVendor } from "./contract/catalogue/vendors.ts"
import * as hotelReviews from "./contract/travel/hotel-reviews.ts"
import { siteData } from "./contract/shell/site.ts"
import { taxonText, taxonTree, type TaxonBranch } from "./contract/catalogue/taxons.ts"

/** Categories of a tree as a flat list, parents first. */
const flat = (branches: ReadonlyArray<TaxonBranch>, parentId: TaxonId | null = null): ReadonlyArray<Step> =>
  branches.flatMap(({ id, name, permalink, children }) => [
    { id: id as TaxonId, parentId, name, permalink: permalink as Permalink },
    ...flat(children, id as TaxonId),
  ])

/** Calls of reviews by their subject: `list` and `votes` of all reviews, the others of the shopper's own. */
const reviewCalls = {
  product: {
    list: productReviews,
    read: ownReviews.ownReview,
    write: ownReviews.writeReview,
    remove: ownReviews.deleteReview,
    votes: productVotes,
  },
  vendor: {
    list: vendorReviews.vendorReviews,
    read: vendorReviews.ownVendorReview,
    write: vendorReviews.writeVendorReview,
    remove: vendorReviews.deleteVendorReview,
    votes: vendorVotes,
  },
  hotel: {
    list: hotelReviews.hotelReviews,
    read: hotelReviews.ownHotelReview,
    write: hotelReviews.writeHotelReview,
    remove: hotelReviews.deleteHotelReview,
    votes: hotelReviews.hotelVotes,
  },
}

/** Stands for the product in the path of a variant's stock: the shop finds it by the variant alone. */
const anyProduct = "0"

/** A page of reviews, and the figures of all of them. */
const reviewsIn = ({ items, page, pages, total, histogram, pictured }: typeof ReviewsPage.Type) => ({
  reviews: { items, page, pages, total },
  histogram,
  pictured,
})

type ReviewListInput = Reviewed & { readonly page: number } & ReviewQuery

/** Brands and articles of the home page. */
const cardsInRow = { brands: 8, articles: 3 }

/** `answer`, or `fallback` where it fails: parts without which a product, or the home page, is still of use. */
const optional = <Value>(answer: Promise<Value>, fallback: Value): Promise<Value> => answer.catch(() => fallback)

export const createCataloguePorts = ({ call }: Caller, search: Search, locale: Locale, site: Site | null): AnswersOf<CataloguePorts> => {
  const fetchReviewList = ({ subject, slug, page, sort, stars, pictured }: ReviewListInput, signal?: AbortSignal) =>
    call(reviewCalls[subject].list, {
      signal,
      params: { id: slug },
      query: { page, sort, stars, pictured: pictured ? "true" : "false" },
    })

  const badgesOf = async (codes: ReadonlyArray<string>) => {
    if (codes.length === 0) return []
    const { badges } = await call(allBadges)
    return badges.filter(({ code }) => codes.includes(code))
  }

  /** Code of a badge by its id. */
  const badgeCode = async (id: string, signal: AbortSignal | undefined) =>
    (await call(oneBadge, { signal, params: { id }, refusal: missingWhereOff })).code

  /** Configuration of the lifestyle row; the page server fetches it. */
  const lifestyle = async (): Promise<SiteConfig["lifestyle"]> => {
    if (site !== null) return site.config.lifestyle
    const { configs } = await call(siteData, { query: { lastFetch: null, loadZones: "false" } })
    return configs?.lifestyle ?? null
  }

  const brandCards = async (): Promise<ReadonlyArray<BrandCard>> => {
    const all = await optional(
      call(allBrands, { query: { page: 1 } }).then((page) => page.items),
      [],
    )
    const fullest = all.filter(({ products }) => products > 0).toSorted((one, other) => other.products - one.products)
    return fullest.slice(0, cardsInRow.brands).map(({ code, name, field, logo }) => ({ code, name, field, logo }))
  }

  const articleCards = async (): Promise<ReadonlyArray<ArticleCard>> => {
    const newest = await optional(
      call(articles, { query: { page: 1, tag: null, q: null, author: null }, refusal: missingWhereOff }).then((page) => page.items),
      [],
    )
    return newest.slice(0, cardsInRow.articles).map(({ id, kind, title, summary, image }) => ({ id, kind, title, summary, image }))
  }

  const siteBreadcrumbs = site === null ? null : breadcrumbs(site.taxons)

  /** Categories from the root down to `permalink`, by the site or else by the API. Throws `Missing` for an unknown one. */
  const breadcrumbOf = async (permalink: string | null): Promise<ListingPage["breadcrumb"]> => {
    if (permalink === null) return []
    const steps = siteBreadcrumbs?.get(permalink) ?? breadcrumbs(flat((await call(taxonTree)).taxons)).get(permalink)
    if (steps === undefined) throw { _tag: "Missing" } satisfies Problem
    return steps.map((step) => ({ id: step.id, name: inLocale(step.name, locale), permalink: step.permalink }))
  }

  /** Description of the category whose page it is; empty elsewhere. */
  const categoryText = async (query: ListingQuery): Promise<string> => {
    const { permalink, text } = query
    if (permalink === null || text !== null || isOfBrandPage(query)) return ""
    return optional(
      call(taxonText, { query: { permalink } }).then((answer) => answer.text),
      "",
    )
  }

  return {
    fetchHome: sharedRead(async () => {
      const [rows, brands, newest] = await Promise.all([lifestyle().then((row) => search.home(row)), brandCards(), articleCards()])
      return { ...rows, brands, articles: newest }
    }),
    fetchListing: sharedRead(async (query) => {
      const [listing, breadcrumb, text] = await Promise.all([search.listing(query), breadcrumbOf(query.permalink), categoryText(query)])
      return { ...listing, breadcrumb, ...(text !== "" && { text }) }
    }),
    fetchMore: (query, signal) => search.listingMore(query, signal),
    fetchProduct: sharedRead(async ({ slug }) => {
      const { product, keywords } = await search.product(slug)
      const [around, reviews, badges, booksWithProduct, nutritionFacts] = await Promise.all([
        search.productRows(product),
        fetchReviewList({ subject: "product", slug: String(product.id), page: 1, ...everyReview }),
        optional(badgesOf(product.badges), []),
        optional(
          call(lookBooks, { query: { page: 1, product: product.slug } }).then((page) => page.items),
          [],
        ),
        product.hasNutrition ? optional(call(nutrition, { params: { id: String(product.id) } }), null) : null,
      ])
      return {
        product,
        keywords,
        ...reviewsIn(reviews),
        ...around,
        badges,
        lookBooks: booksWithProduct,
        nutrition: nutritionFacts,
      }
    }),
    fetchProductAddresses: async ({ page }, signal) => {
      const { items, pages, total } = await call(productAddresses, { signal, query: { page } })
      return { items, page, pages, total }
    },
    fetchFeedProducts: async ({ ids }, signal) => {
      if (ids.length === 0) return []
      return (await call(someProducts, { signal, query: { ids: ids.join(",") } })).products
    },
    fetchReviews: async ({ productId, ...query }, signal) =>
      reviewsIn(await fetchReviewList({ subject: "product", slug: String(productId), ...query }, signal)).reviews,
    fetchStockItems: async ({ variantId }, signal) => {
      const params = { product: anyProduct, variant: String(variantId) }
      return (await call(stockItems, { signal, params, query: { page: 1 } })).items
    },
    fetchBrands: sharedRead(() => allItems((page) => call(allBrands, { query: { page } }))),
    fetchBrand: sharedRead(({ code }) => call(oneBrand, { params: { code } })),
    fetchBadge: sharedRead(async ({ id }) => {
      const badge = await call(oneBadge, { params: { id }, refusal: missingWhereOff })
      return { badge, tiles: await search.byBadge(badge.code, 1) }
    }),
    fetchBadgeTiles: async ({ id, page }, signal) => search.byBadge(await badgeCode(id, signal), page, signal),
    fetchLookBooks: sharedRead(async ({ page }) => {
      const { items, pages, total } = await call(lookBooks, { query: { page, product: null } })
      return { items, page, pages, total }
    }),
    fetchLookBook: sharedRead(async ({ id }) => {
      const book = await call(oneLookBook, { params: { id } })
      return { book, tiles: await search.bySlugs(book.slugs) }
    }),
    fetchVendors: sharedRead(() => allItems((page) => call(allVendors, { query: { page } }))),
    fetchVendor: sharedRead(async ({ id }) => {
      const [vendor, tiles, reviews] = await Promise.all([
        call(oneVendor, { params: { id } }),
        search.byVendor(id),
        fetchReviewList({ subject: "vendor", slug: id, page: 1, ...everyReview }),
      ])
      return { vendor, tiles, ...reviewsIn(reviews) }
    }),
    fetchReviewList: async (input, signal) => reviewsIn(await fetchReviewList(input, signal)).reviews,
    fetchReviewVotes: ({ subject, slug }, signal) => call(reviewCalls[subject].votes, { signal, params: { id: slug } }),
    voteReview: ({ id, helpful }, signal) => call(helpful ? voteHelpful : takeVoteBack, { signal, params: { id: String(id) } }),
    fetchOwnReview: ({ subject, slug }, signal) => call(reviewCalls[subject].read, { signal, params: { id: slug } }),
    // Loaded lazily: few pages send pictures.
    shrinkPictures: async ({ files }) => (await import("#adapters/browser/review-pictures.ts")).shrinkPictures(files),
    saveReview: async ({ subject, slug, rating, comment, pictures, key, onSent }, signal) => {
      const { files, sending } = await uploadOf(pictures, onSent)
      const images = pictures.map((name, index) => ({ name, file: files[index] ?? null }))
      const body = { rating, comment, images }
      return call(reviewCalls[subject].write, { key, signal, params: { id: slug }, body, ...sending })
    },
    deleteReview: ({ subject, slug, key }, signal) => call(reviewCalls[subject].remove, { key, signal, params: { id: slug } }),
    fetchTiles: ({ slugs }, signal) => search.bySlugs(slugs, signal),
  }
}
