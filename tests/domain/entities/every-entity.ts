/** Every entity by the name of its samples; the tests of entities run for these. */
import { Address, Zone } from "#domain/entities/account/address.ts"
import { Airport } from "#domain/entities/travel/airport.ts"
import { ArticleDraft } from "#domain/entities/content/article-draft.ts"
import { Bookmark } from "#domain/entities/content/bookmark.ts"
import { Article, Tag } from "#domain/entities/content/article.ts"
import { Author } from "#domain/entities/content/author.ts"
import { Badge } from "#domain/entities/catalogue/badge.ts"
import { Brand } from "#domain/entities/catalogue/brand.ts"
import { Profile } from "#domain/entities/account/profile.ts"
import { SavedCard } from "#domain/entities/account/card.ts"
import { CommentDraft } from "#domain/entities/content/comment-draft.ts"
import { Comment } from "#domain/entities/content/comment.ts"
import { Coupon } from "#domain/entities/wallet/coupon.ts"
import { GiftCard, GiftCardOffer } from "#domain/entities/wallet/gift-card.ts"
import { Voucher } from "#domain/entities/wallet/voucher.ts"
import { Amenity, Hotel, HotelNight, NoHotels, Room, StayPrice } from "#domain/entities/travel/hotel.ts"
import { PersistedState } from "#domain/entities/shell/persisted-state.ts"
import { Lender, LeaseState } from "#domain/entities/lease/lease.ts"
import { LookBook } from "#domain/entities/catalogue/look-book.ts"
import { Menu } from "#domain/entities/shell/menu.ts"
import { LineItem, Order } from "#domain/entities/orders/order.ts"
import { Organization } from "#domain/entities/identity/organization.ts"
import { OwnReview } from "#domain/entities/catalogue/own-review.ts"
import { PackageProduct } from "#domain/entities/lists/package-product.ts"
import { ContentDocument } from "#domain/entities/content/document.ts"
import { ContentPage } from "#domain/entities/content/page.ts"
import { Store } from "#domain/entities/content/store.ts"
import { Passenger } from "#domain/entities/travel/passenger.ts"
import { Payment, PaymentMethod } from "#domain/entities/cart/payment.ts"
import { Receipt } from "#domain/entities/orders/receipt.ts"
import { Person } from "#domain/entities/identity/person.ts"
import { PriceSuggestion, Quote } from "#domain/entities/offers/price-suggestion.ts"
import { Product, Variant } from "#domain/entities/catalogue/product.ts"
import { AdministrationEntry } from "#domain/entities/promotions/administration.ts"
import { DrawGame } from "#domain/entities/promotions/draw.ts"
import { Promotion, PromotionDetail } from "#domain/entities/promotions/promotion.ts"
import { Review } from "#domain/entities/catalogue/review.ts"
import { ReviewPayload } from "#domain/entities/catalogue/review-payload.ts"
import { RouletteLocation, RouletteNumber, RouletteStock, RouletteUser } from "#domain/entities/promotions/roulette.ts"
import { IndexedProduct } from "#domain/entities/search/search-document.ts"
import { SiteConfig, SiteData } from "#domain/entities/shell/site.ts"
import { Notification, Preset, Translation } from "#domain/entities/shell/site-texts.ts"
import { StockItem } from "#domain/entities/catalogue/stock-item.ts"
import { Nutrition } from "#domain/entities/catalogue/nutrition.ts"
import { Loyalty } from "#domain/entities/wallet/loyalty.ts"
import { Recharge } from "#domain/entities/wallet/recharge.ts"
import { StoreCredit, Wallet, WalletBalances } from "#domain/entities/wallet/store-credit.ts"
import { Ticket } from "#domain/entities/wallet/ticket.ts"
import { Taxon } from "#domain/entities/catalogue/taxon.ts"
import { User } from "#domain/entities/identity/user.ts"
import { Vendor } from "#domain/entities/catalogue/vendor.ts"
import { WalletPart } from "#domain/entities/wallet/wallet.ts"
import { WishList } from "#domain/entities/lists/wish-list.ts"
import { ZipArea } from "#domain/entities/travel/zip-area.ts"

export const everyEntity = {
  address: Address,
  airport: Airport,
  amenity: Amenity,
  article: Article,
  "article-draft": ArticleDraft,
  bookmark: Bookmark,
  author: Author,
  badge: Badge,
  brand: Brand,
  comment: Comment,
  "comment-draft": CommentDraft,
  "content-document": ContentDocument,
  "content-page": ContentPage,
  coupon: Coupon,
  "gift-card": GiftCard,
  "gift-card-offer": GiftCardOffer,
  hotel: Hotel,
  "hotel-night": HotelNight,
  "administration-entry": AdministrationEntry,
  "draw-game": DrawGame,
  "indexed-product": IndexedProduct,
  "persisted-state": PersistedState,
  "lease-provider": Lender,
  "lease-state": LeaseState,
  "line-item": LineItem,
  "look-book": LookBook,
  loyalty: Loyalty,
  menu: Menu,
  "no-hotels": NoHotels,
  notification: Notification,
  nutrition: Nutrition,
  order: Order,
  organization: Organization,
  "own-review": OwnReview,
  "package-product": PackageProduct,
  passenger: Passenger,
  payment: Payment,
  "payment-method": PaymentMethod,
  person: Person,
  preset: Preset,
  "price-suggestion": PriceSuggestion,
  product: Product,
  promotion: Promotion,
  "promotion-detail": PromotionDetail,
  quote: Quote,
  receipt: Receipt,
  recharge: Recharge,
  review: Review,
  "review-payload": ReviewPayload,
  room: Room,
  "roulette-location": RouletteLocation,
  "roulette-number": RouletteNumber,
  "roulette-stock": RouletteStock,
  "roulette-user": RouletteUser,
  profile: Profile,
  "saved-card": SavedCard,
  "site-config": SiteConfig,
  "site-data": SiteData,
  "stay-price": StayPrice,
  "stock-item": StockItem,
  store: Store,
  "store-credit": StoreCredit,
  tag: Tag,
  taxon: Taxon,
  translation: Translation,
  user: User,
  variant: Variant,
  vendor: Vendor,
  voucher: Voucher,
  ticket: Ticket,
  wallet: Wallet,
  "wallet-balances": WalletBalances,
  "wallet-part": WalletPart,
  "wish-list": WishList,
  "zip-area": ZipArea,
  zone: Zone,
} as const
