/** Ports of the catalogue: home page, listings, products, reviews. */
import type { Article } from "#domain/entities/content/article.ts"
import type { Badge } from "#domain/entities/catalogue/badge.ts"
import type { Brand, BrandCode } from "#domain/entities/catalogue/brand.ts"
import type { FoundListing, ListingPage, ListingQuery, Tile } from "#domain/entities/catalogue/listing.ts"
import type { LookBook } from "#domain/entities/catalogue/look-book.ts"
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { StockItem } from "#domain/entities/catalogue/stock-item.ts"
import type { Nutrition } from "#domain/entities/catalogue/nutrition.ts"
import type { OwnReview } from "#domain/entities/catalogue/own-review.ts"
import type { Vendor, VendorId } from "#domain/entities/catalogue/vendor.ts"
import type { Review } from "#domain/entities/catalogue/review.ts"
import type { ReviewQuery } from "#domain/rules/catalogue/review-query.ts"
import type { ReviewSubject } from "#domain/rules/catalogue/review-subject.ts"
import type { Instant, ProductId, Slug, VariantId } from "#domain/entities/ids.ts"
import type { Intent } from "#machines/shared/idempotency-key.ts"
import type { Upload } from "#machines/shared/sent-share.ts"
import type { ListPage } from "#machines/list-page.ts"
import type { SharedRead } from "#machines/shared-read.ts"

export type HomePage = {
  readonly hero: ReadonlyArray<Tile>
  readonly deals: ReadonlyArray<Tile>
  readonly newArrivals: ReadonlyArray<Tile>
  /** Of the category and the stores that the site names. */
  readonly lifestyle: ReadonlyArray<Tile>
  readonly sale: ReadonlyArray<Tile>
  /** Those with the most products. */
  readonly brands: ReadonlyArray<BrandCard>
  /** The newest. */
  readonly articles: ReadonlyArray<ArticleCard>
}

/** What a brand's card shows. */
export type BrandCard = Pick<Brand, "code" | "name" | "field" | "logo">

/** What an article's card shows. */
export type ArticleCard = Pick<Article, "id" | "kind" | "title" | "summary" | "image">

/** Further names of a product, for crawlers: its title in the other language, its class in the GPC, and search terms. */
export type ProductKeywords = { readonly translated: string; readonly category: string | null; readonly words: ReadonlyArray<string> }

export type ProductPage = {
  readonly product: Product
  readonly keywords: ProductKeywords
  readonly reviews: ListPage<Review>
  /** Number of reviews with 1, 2, 3, 4, 5 stars. */
  readonly histogram: ReadonlyArray<number>
  /** Number of reviews with pictures. */
  readonly pictured: number
  readonly series: ReadonlyArray<Tile>
  readonly related: ReadonlyArray<Tile>
  readonly vendor: ReadonlyArray<Tile>
  /** Its badges that have a page. */
  readonly badges: ReadonlyArray<Badge>
  /** Look books that show it. */
  readonly lookBooks: ReadonlyArray<LookBook>
  /** Per 100 g; `null` unless it is food. */
  readonly nutrition: Nutrition | null
}

/** Badge with the first page of its products, newest first. */
export type BadgePage = { readonly badge: Badge; readonly tiles: ListPage<Tile> }

/** Look book with the products of its pictures. */
export type LookBookPage = { readonly book: LookBook; readonly tiles: ReadonlyArray<Tile> }

/** A listed product as crawlers find it. */
export type ProductAddress = { readonly id: ProductId; readonly slug: Slug; readonly changedAt: Instant | null }

/** A product by its slug, or a vendor or hotel by its id. */
export type Reviewed = { readonly subject: ReviewSubject; readonly slug: string }

/** Query of a page of a vendor's or hotel's reviews. */
export type ReviewListQuery = ReviewQuery & {
  readonly subject: Exclude<ReviewSubject, "product">
  readonly slug: string
  readonly page: number
}

/** Own review as it is saved. */
export type SavedReview = Reviewed & {
  readonly rating: number
  readonly comment: string
  /** Keys of new pictures and names of published ones, in their order. */
  readonly pictures: ReadonlyArray<string>
}

/** File that a shopper chose, as machines know it; only the adapter reads its content. */
export type ChosenFile = { readonly type: string; readonly size: number }
/** Picture that is not published yet: its key, and an address that shows it on this page. */
export type NewPicture = { readonly key: string; readonly src: string }

export type VendorPage = {
  readonly vendor: Vendor
  /** Its newest products in stock. */
  readonly tiles: ReadonlyArray<Tile>
  readonly reviews: ListPage<Review>
  /** Number of reviews with 1, 2, 3, 4, 5 stars. */
  readonly histogram: ReadonlyArray<number>
  /** Number of reviews with pictures. */
  readonly pictured: number
}

/** Reviews that helped a reader, and the reader's own; `null` where there is none. */
export type OwnVotes = { readonly votes: ReadonlyArray<number>; readonly own: number | null }

/** A review with its number of votes after one was added or removed. */
export type Voted = { readonly id: number; readonly helpful: number; readonly voted: boolean }

export interface CataloguePorts {
  readonly fetchHome: SharedRead<void, HomePage>
  /** All tiles up to and including the page of the query. */
  readonly fetchListing: SharedRead<ListingQuery, ListingPage>
  /** The tiles of the query's page alone, to be appended. */
  fetchMore(input: ListingQuery, signal?: AbortSignal): Promise<FoundListing>
  readonly fetchProduct: SharedRead<{ readonly slug: string }, ProductPage>
  /** Thousands on a page, for crawlers. */
  fetchProductAddresses(input: { readonly page: number }, signal?: AbortSignal): Promise<ListPage<ProductAddress>>
  /** Up to 100 in the order of their numbers. */
  fetchFeedProducts(input: { readonly ids: ReadonlyArray<ProductId> }, signal?: AbortSignal): Promise<ReadonlyArray<Product>>
  fetchReviews(
    input: { readonly productId: ProductId; readonly page: number } & ReviewQuery,
    signal?: AbortSignal,
  ): Promise<ListPage<Review>>
  /** Places that have a variant in stock, the main one first. */
  fetchStockItems(input: { readonly variantId: VariantId }, signal?: AbortSignal): Promise<ReadonlyArray<StockItem>>
  readonly fetchBrands: SharedRead<void, ReadonlyArray<Brand>>
  readonly fetchBrand: SharedRead<{ readonly code: BrandCode }, Brand>
  /** By number or code. */
  readonly fetchBadge: SharedRead<{ readonly id: string }, BadgePage>
  /** Throws `Missing` for an unknown badge. */
  fetchBadgeTiles(input: { readonly id: string; readonly page: number }, signal?: AbortSignal): Promise<ListPage<Tile>>
  readonly fetchLookBooks: SharedRead<{ readonly page: number }, ListPage<LookBook>>
  readonly fetchLookBook: SharedRead<{ readonly id: string }, LookBookPage>
  readonly fetchVendors: SharedRead<void, ReadonlyArray<Vendor>>
  readonly fetchVendor: SharedRead<{ readonly id: VendorId }, VendorPage>
  /** Reviews of a vendor or hotel. */
  fetchReviewList(input: ReviewListQuery, signal?: AbortSignal): Promise<ListPage<Review>>
  fetchReviewVotes(input: Reviewed, signal?: AbortSignal): Promise<OwnVotes>
  /** Counts or removes a vote; both may be repeated. */
  voteReview(input: { readonly id: number; readonly helpful: boolean }, signal?: AbortSignal): Promise<Voted>
  fetchOwnReview(input: Reviewed, signal?: AbortSignal): Promise<OwnReview>
  /** Makes chosen pictures small enough to send. Throws `Unreadable` for a file that is no picture. */
  shrinkPictures(input: { readonly files: ReadonlyArray<ChosenFile> }, signal?: AbortSignal): Promise<ReadonlyArray<NewPicture>>
  saveReview(input: SavedReview & Intent & Upload, signal?: AbortSignal): Promise<OwnReview>
  deleteReview(input: Reviewed & Intent, signal?: AbortSignal): Promise<OwnReview>
  fetchTiles(input: { readonly slugs: ReadonlyArray<Slug> }, signal?: AbortSignal): Promise<ReadonlyArray<Tile>>
}
