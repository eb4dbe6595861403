/** Groups of the API's documentation. Every endpoint that a module of the contract exports belongs to its group. */
import * as addresses from "./account/addresses.ts"
import * as cards from "./account/cards.ts"
import * as profile from "./account/profile.ts"
import * as settings from "./account/settings.ts"
import * as merchantContent from "./merchant/merchant-content.ts"
import * as merchantOffers from "./merchant/merchant-offers.ts"
import * as merchantOrders from "./merchant/merchant-orders.ts"
import * as merchantReturns from "./merchant/merchant-returns.ts"
import * as merchantStock from "./merchant/merchant-stock.ts"
import * as checkout from "./cart/checkout.ts"
import * as currentOrder from "./cart/current-order.ts"
import * as payment from "./cart/payment.ts"
import * as badges from "./catalogue/badges.ts"
import * as brands from "./catalogue/brands.ts"
import * as lookBooks from "./catalogue/look-books.ts"
import * as ownReviews from "./catalogue/own-reviews.ts"
import * as productAddresses from "./catalogue/product-addresses.ts"
import * as products from "./catalogue/products.ts"
import * as reviewVotes from "./catalogue/review-votes.ts"
import * as taxons from "./catalogue/taxons.ts"
import * as vendorReviews from "./catalogue/vendor-reviews.ts"
import * as vendors from "./catalogue/vendors.ts"
import * as articles from "./content/articles.ts"
import * as comments from "./content/comments.ts"
import * as pages from "./content/pages.ts"
import * as reading from "./content/reading.ts"
import * as stores from "./content/stores.ts"
import * as website from "./content/website.ts"
import * as writing from "./content/writing.ts"
import type { Endpoint } from "./endpoint.ts"
import * as identity from "./identity/identity.ts"
import * as organizations from "./identity/organizations.ts"
import * as leases from "./lease/leases.ts"
import * as packages from "./lists/packages.ts"
import * as syncedLists from "./lists/synced-lists.ts"
import * as wishLists from "./lists/wish-lists.ts"
import * as offers from "./offers/offers.ts"
import * as orders from "./orders/orders.ts"
import * as receipt from "./orders/receipt.ts"
import * as returns from "./orders/returns.ts"
import * as draws from "./promotions/draws.ts"
import * as promotions from "./promotions/promotions.ts"
import * as roulette from "./promotions/roulette.ts"
import * as websiteAdmin from "./promotions/roulette-rights.ts"
import * as sandbox from "./sandbox.ts"
import * as newsletter from "./shell/newsletter.ts"
import * as push from "./shell/push.ts"
import * as site from "./shell/site.ts"
import * as hotelReviews from "./travel/hotel-reviews.ts"
import * as hotels from "./travel/hotels.ts"
import * as passengers from "./travel/passengers.ts"
import * as coupons from "./wallet/coupons.ts"
import * as redeemables from "./wallet/redeemables.ts"
import * as storeCredits from "./wallet/store-credits.ts"

/** An endpoint with the name that its module exports it by. */
export type NamedEndpoint = { readonly name: string; readonly endpoint: Endpoint }

export type Group = { readonly name: string; readonly endpoints: ReadonlyArray<NamedEndpoint> }

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "asker" in value

/** Ordered by path, then by method. */
const group = (name: string, ...modules: ReadonlyArray<Readonly<Record<string, unknown>>>): Group => ({
  name,
  endpoints: modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([exported, value]) => (isEndpoint(value) ? [{ name: exported, endpoint: value }] : []))
    .toSorted(({ endpoint: one }, { endpoint: other }) => (`${one.path} ${one.method}` < `${other.path} ${other.method}` ? -1 : 1)),
})

export const groups: ReadonlyArray<Group> = [
  group("Identity", identity, organizations),
  group("Account", profile, settings, addresses, cards),
  group("Orders", currentOrder, orders, returns),
  group("Checkout", checkout, payment, receipt),
  group("Wallet", storeCredits, coupons, redeemables),
  group("Catalogue", brands, badges, lookBooks, vendors, vendorReviews, products, productAddresses, ownReviews, reviewVotes, taxons),
  group("Lists", wishLists, packages, syncedLists),
  group("Offers", offers),
  group("Travel", hotels, hotelReviews, passengers),
  group("Promotions", promotions, draws),
  group("Roulette", roulette, websiteAdmin),
  group("Content", articles, comments, reading, writing, website, pages, stores),
  group("Site", site, push, newsletter, leases),
  group("Merchant", merchantOrders, merchantReturns, merchantStock, merchantOffers, merchantContent),
  group("Sandbox", sandbox),
]
