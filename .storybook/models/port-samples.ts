/**
 * Sample requests and responses of the ports that fetch what a page shows: for journeys, and for models of machines made by
 * `resource` or `pagedList`.
 */
import { profile } from "#book/fixtures/account/account.ts"
import { brand } from "#book/fixtures/catalogue/brand-list.ts"
import { homePage } from "#book/fixtures/catalogue/home.ts"
import { badgePage, lookBookPage, lookBooksPage } from "#book/fixtures/catalogue/look-books.ts"
import { tiles } from "#book/fixtures/catalogue/tiles.ts"
import { vendorPage, vendorReviews, vendors } from "#book/fixtures/catalogue/vendors.ts"
import { articlePage, authorPage, mediaPage } from "#book/fixtures/content/articles.ts"
import { deliveryPage } from "#book/fixtures/content/content.ts"
import { storesOfProduct, storesPage } from "#book/fixtures/content/stores.ts"
import { ownArticles } from "#book/fixtures/content/writing.ts"
import { sharedList } from "#book/fixtures/lists/wish-lists.ts"
import { quotes, suggestions } from "#book/fixtures/offers/offers.ts"
import { orders } from "#book/fixtures/orders/orders.ts"
import { promotions, salePromotion } from "#book/fixtures/promotions/promotions.ts"
import { foundHotels, lakeCamp, winterStay } from "#book/fixtures/travel/travel.ts"
import { coupons, overview, statement, tickets } from "#book/fixtures/wallet/wallet.ts"
import { everyReview } from "#domain/rules/catalogue/review-query.ts"
import type { PortInput, PortOutput, Ports } from "#machines/ports.ts"

type Samples<Port extends keyof Ports> = ReadonlyArray<readonly [input: PortInput<Port>, output: PortOutput<Port>]>

const firstPageOf = <Item>(items: ReadonlyArray<Item>) => ({ items, page: 1, pages: 2, total: items.length })
const reviewsOfVendor = { subject: "vendor", slug: vendorPage.vendor.id, page: 1, ...everyReview } as const

/** The first sample is the usual one; of a list whose query may change the second has another query. */
export const portSamples = {
  fetchHome: [[undefined, homePage]],
  fetchBrand: [[{ code: brand.code }, brand]],
  fetchBadge: [[{ id: "1" }, badgePage]],
  fetchBadgeTiles: [[{ id: "new", page: 1 }, badgePage.tiles]],
  fetchLookBooks: [[{ page: 1 }, lookBooksPage]],
  fetchLookBook: [[{ id: "1" }, lookBookPage]],
  fetchVendors: [[undefined, vendors]],
  fetchVendor: [[{ id: vendorPage.vendor.id }, vendorPage]],
  fetchReviewList: [
    [reviewsOfVendor, vendorReviews],
    [{ ...reviewsOfVendor, pictured: true }, vendorReviews],
  ],
  fetchContentPage: [[{ slug: "delivery" }, deliveryPage]],
  fetchMedia: [
    [{ kind: "article", tag: null, q: null, page: 1 }, mediaPage],
    [{ kind: "article", tag: null, q: "ноолуур", page: 1 }, mediaPage],
  ],
  fetchArticle: [[{ kind: "article", id: "1" }, articlePage]],
  fetchAuthor: [[{ id: "1" }, authorPage]],
  fetchStores: [
    [{ variantId: null }, storesPage],
    [{ variantId: 1 }, storesOfProduct],
  ],
  fetchOwnArticles: [[{ page: 1 }, ownArticles]],
  fetchOrders: [
    [{ group: null, page: 1 }, firstPageOf(orders)],
    [{ group: "toPay", page: 1 }, firstPageOf(orders)],
  ],
  fetchOffers: [
    [{ kind: "suggestion" }, suggestions],
    [{ kind: "quote" }, quotes],
  ],
  fetchOverview: [[undefined, { profile, orders }]],
  fetchBought: [[undefined, tiles]],
  fetchWallet: [[undefined, overview]],
  fetchStatement: [
    [{ part: null, days: null, page: 1 }, firstPageOf(statement)],
    [{ part: "bonus", days: null, page: 1 }, firstPageOf(statement)],
  ],
  fetchCoupons: [[undefined, coupons]],
  fetchTickets: [[undefined, tickets]],
  fetchWishList: [[{ hash: sharedList.hash }, sharedList]],
  fetchPromotions: [[undefined, promotions]],
  fetchPromotion: [[{ id: "1" }, salePromotion]],
  fetchHotels: [[winterStay, foundHotels]],
  fetchHotel: [[{ id: "1", stay: winterStay }, lakeCamp]],
} as const satisfies { readonly [Port in keyof Ports]?: Samples<Port> }
