/** Scripted ports: they answer at once, and always the same. */
import { devices, nothingToLose, profile, savedAddresses, savedCards, settings } from "../fixtures/account.ts"
import { brand, brands } from "../fixtures/brand-list.ts"
import { stockItems } from "#book/fixtures/stock-items.ts"
import { badgePage, lookBookPage, lookBooksPage } from "#book/fixtures/look-books.ts"
import { vendorPage, vendorReviews, vendors } from "#book/fixtures/vendors.ts"
import { commentsPage } from "../fixtures/comments.ts"
import { articlePage, authorPage, mediaPage } from "../fixtures/articles.ts"
import { deliveryPage } from "../fixtures/content.ts"
import { storesPage } from "../fixtures/stores.ts"
import { homePage } from "../fixtures/home.ts"
import { lenders } from "../fixtures/lenders.ts"
import { listingPage } from "../fixtures/listing.ts"
import { oneLineCart } from "../fixtures/orders.ts"
import { methods, qrPayment } from "../fixtures/payments.ts"
import { nomin, zones } from "../fixtures/people.ts"
import { sharedList, wishLists } from "../fixtures/wish-lists.ts"
import { missing } from "../fixtures/problems.ts"
import { product, productPage, reviews } from "../fixtures/product.ts"
import { site } from "../fixtures/site.ts"
import { foundHotels, lakeCamp, passengers } from "../fixtures/travel.ts"
import { suggestions } from "../fixtures/suggestions.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import type { Ports } from "#machines/ports.ts"

/** Answer of ports that a script does not define. */
const no = () => Promise.reject(missing)

const usual: Ports = {
  fetchSite: async () => site,
  fetchHome: async () => homePage,
  fetchListing: async () => listingPage,
  fetchMore: async () => listingPage,
  fetchProduct: async () => productPage,
  fetchReviews: async () => ({ items: reviews, page: 2, pages: 2, total: 6 }),
  fetchTiles: async () => [],
  fetchOwnReview: no,
  shrinkPictures: no,
  saveReview: no,
  deleteReview: no,
  fetchStockItems: async () => stockItems,
  fetchBrands: async () => brands,
  fetchBrand: async () => brand,
  fetchBadge: async () => badgePage,
  fetchLookBooks: async () => lookBooksPage,
  fetchLookBook: async () => lookBookPage,
  fetchVendors: async () => vendors,
  fetchVendor: async () => vendorPage,
  fetchVendorReviews: async () => vendorReviews,
  fetchSuggestions: async () => suggestions,
  fetchContentPage: async () => deliveryPage,
  fetchMedia: async () => mediaPage,
  fetchStores: async () => storesPage,
  fetchArticle: async () => articlePage,
  fetchAuthor: async () => authorPage,
  fetchComments: async () => commentsPage,
  writeComment: no,
  deleteComment: no,
  readComment: async () => "",
  keepComment: async () => undefined,
  sendContact: async () => undefined,
  fetchLenders: async () => lenders,
  fetchZones: async () => zones,
  fetchUser: async () => null,
  checkLogin: async () => ({ registered: true, channel: "phone", methods: ["password", "code"] }),
  sendCode: async () => ({ sentTo: "9911 2233", expiresIn: 300, resendIn: 60 }),
  verifyCode: async () => ({ _tag: "LoggedIn", user: nomin }),
  logIn: async () => nomin,
  signUp: async () => nomin,
  sendResetCode: async () => ({ sentTo: "9911 2233", expiresIn: 300, resendIn: 60 }),
  checkResetCode: async () => undefined,
  resetPassword: async () => undefined,
  readRegistration: async () => null,
  logInSocially: no,
  joinSocial: no,
  keepRegistration: async () => undefined,
  logOut: async () => undefined,
  fetchCurrentOrder: async () => null,
  addItem: async () => oneLineCart,
  changeLine: no,
  applyCoupon: no,
  removeCoupon: no,
  useStoreCredit: no,
  saveAddress: no,
  placeOrder: no,
  resetOrder: no,
  fetchOrder: no,
  fetchOrders: no,
  cancelOrder: no,
  fetchPaymentMethods: async () => methods,
  fetchPayment: async () => qrPayment,
  reorder: no,
  fetchReturns: no,
  requestReturn: no,
  fetchReceipt: no,
  fetchWallet: no,
  fetchStatement: no,
  saveStatement: no,
  startRecharge: no,
  fetchRecharge: no,
  fetchCoupons: no,
  fetchCoupon: no,
  sendCoupon: no,
  fetchVouchers: no,
  useVoucher: no,
  fetchGiftCards: no,
  redeemGiftCard: no,
  fetchTickets: no,
  fetchOffers: no,
  fetchOfferSubject: no,
  sendOffer: no,
  fetchPromotions: async () => [],
  fetchPromotion: no,
  fetchDrawGame: no,
  drawPrize: no,
  checkWebsiteAdmin: async () => false,
  fetchRoulette: no,
  changeRoulette: async () => undefined,
  changePaymentMethod: no,
  fetchWished: async () => [],
  tellWish: async () => [],
  fetchWishLists: async () => wishLists,
  changeWishLists: async () => ({ lists: wishLists, short: [] }),
  fetchWishList: async () => sharedList,
  fetchProducts: async () => [product],
  fetchPackage: async () => [product],
  addPackage: no,
  fetchProfile: async () => profile,
  saveProfile: async () => profile,
  sendContactCode: async () => ({ sentTo: "99••••33", expiresIn: 300, resendIn: 60 }),
  changeContact: async () => profile,
  sendConfirmation: async () => ({ sentTo: "99••••33", expiresIn: 300, resendIn: 60 }),
  changePassword: async () => profile,
  changePicture: async () => undefined,
  removePicture: async () => undefined,
  fetchOverview: async () => ({ profile, orders: [] }),
  fetchSettings: async () => settings,
  saveSettings: async (chosen) => chosen,
  fetchAddresses: async () => savedAddresses,
  addAddress: async () => savedAddresses,
  changeAddress: async () => savedAddresses,
  removeAddress: async () => savedAddresses,
  fetchCards: async () => savedCards,
  registerCard: async () => ({ url: null, cards: savedCards }),
  removeCard: async () => ({ url: null, cards: savedCards }),
  fetchDevices: async () => devices,
  endDevice: async () => devices,
  downloadEverything: async () => undefined,
  fetchLeaving: async () => nothingToLose,
  deleteAccount: no,
  fetchHotels: async () => foundHotels,
  fetchHotel: async () => lakeCamp,
  fetchPassengers: async () => passengers,
  changePassengers: async () => passengers,
  readKept: async () => ({ persisted: emptyPersistedState, setAside: false }),
  writeKept: async () => undefined,
  reportPageView: async () => undefined,
  clearCachesAndReload: no,
}

export const scripted = (script: Partial<Ports>): Ports => ({ ...usual, ...script })
