/** Ports of the catalogue: home page, listings, products, reviews. */
import type { Brand, BrandCode } from "#domain/entities/catalogue/brand.ts"
import type { ListingPage, ListingQuery, Tile } from "#domain/entities/catalogue/listing.ts"
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { OwnReview } from "#domain/entities/catalogue/own-review.ts"
import type { Vendor, VendorId } from "#domain/entities/catalogue/vendor.ts"
import type { Review } from "#domain/entities/catalogue/review.ts"
import type { ProductId, Slug } from "#domain/entities/ids.ts"
import type { Intent } from "#machines/shared/idempotency-key.ts"
import type { Page } from "#machines/page.ts"
import type { SharedRead } from "#machines/shared-read.ts"

export type HomePage = {
  readonly hero: ReadonlyArray<Tile>
  readonly deals: ReadonlyArray<Tile>
  readonly newArrivals: ReadonlyArray<Tile>
  /** Of the category and the stores that the site names. */
  readonly lifestyle: ReadonlyArray<Tile>
  readonly sale: ReadonlyArray<Tile>
}

/** What a product is called elsewhere, for crawlers: its title in the other language, its class in the GPC, and words for it. */
export type ProductKeywords = { readonly translated: string; readonly category: string | null; readonly words: ReadonlyArray<string> }

export type ProductPage = {
  readonly product: Product
  readonly keywords: ProductKeywords
  readonly reviews: Page<Review>
  /** Number of reviews with 1, 2, 3, 4, 5 stars. */
  readonly histogram: ReadonlyArray<number>
  readonly series: ReadonlyArray<Tile>
  readonly related: ReadonlyArray<Tile>
  readonly vendor: ReadonlyArray<Tile>
}

/** What a review is of. */
export type ReviewSubject = "product" | "vendor"
/** A product by its slug, or a vendor by its id. */
export type Reviewed = { readonly subject: ReviewSubject; readonly slug: string }

export type VendorPage = {
  readonly vendor: Vendor
  /** Its newest products in stock. */
  readonly tiles: ReadonlyArray<Tile>
  readonly reviews: Page<Review>
  /** Number of reviews with 1, 2, 3, 4, 5 stars. */
  readonly histogram: ReadonlyArray<number>
}

export interface CataloguePorts {
  readonly fetchHome: SharedRead<void, HomePage>
  /** All tiles up to and including the page of the query. */
  readonly fetchListing: SharedRead<ListingQuery, ListingPage>
  /** The tiles of the query's page alone, to be appended. */
  fetchMore(input: ListingQuery, signal?: AbortSignal): Promise<ListingPage>
  readonly fetchProduct: SharedRead<{ readonly slug: string }, ProductPage>
  fetchReviews(input: { readonly productId: ProductId; readonly page: number }, signal?: AbortSignal): Promise<Page<Review>>
  readonly fetchBrands: SharedRead<void, ReadonlyArray<Brand>>
  readonly fetchBrand: SharedRead<{ readonly code: BrandCode }, Brand>
  readonly fetchVendors: SharedRead<void, ReadonlyArray<Vendor>>
  readonly fetchVendor: SharedRead<{ readonly id: VendorId }, VendorPage>
  fetchVendorReviews(input: { readonly id: VendorId; readonly page: number }, signal?: AbortSignal): Promise<Page<Review>>
  fetchOwnReview(input: Reviewed, signal?: AbortSignal): Promise<OwnReview>
  saveReview(input: Reviewed & { readonly rating: number; readonly comment: string } & Intent, signal?: AbortSignal): Promise<OwnReview>
  deleteReview(input: Reviewed & Intent, signal?: AbortSignal): Promise<OwnReview>
  fetchTiles(input: { readonly slugs: ReadonlyArray<Slug> }, signal?: AbortSignal): Promise<ReadonlyArray<Tile>>
}
