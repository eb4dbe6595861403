/** What a shopper asks of a list of products, and what comes back. Specification §2, §7, §9. */
import type { Product } from "./product.ts"
import type { Taxon } from "./taxon.ts"

export const sorts = ["random", "date_desc", "date_asc", "price_asc", "price_desc", "sale_desc"] as const
export type Sort = (typeof sorts)[number]
export type Layout = "grid" | "list"

/** Everything that a listing's address says. `null` and empty lists mean "not asked". */
export type ListingQuery = {
  /** The category, `null` for all. */
  readonly permalink: string | null
  /** Words searched for, `null` on category pages. */
  readonly text: string | null
  readonly brands: ReadonlyArray<string>
  readonly colours: ReadonlyArray<string>
  readonly sizes: ReadonlyArray<string>
  readonly priceFrom: number | null
  readonly priceTo: number | null
  /** Least average rating, 1–5. */
  readonly rating: number | null
  readonly onSale: boolean
  readonly sort: Sort
  /** From 1; a page shows everything up to it when opened by its address. */
  readonly page: number
  /** Keeps the random order stable through paging. */
  readonly seed: number
}

export type Bucket = { readonly key: string; readonly label: string; readonly count: number; readonly hex?: string | null }

/** What can be chosen further, each counted without its own filter. */
export type Facets = {
  readonly taxons: ReadonlyArray<Bucket>
  readonly brands: ReadonlyArray<Bucket>
  readonly colours: ReadonlyArray<Bucket>
  readonly sizes: ReadonlyArray<Bucket>
  readonly ratings: ReadonlyArray<Bucket>
  readonly onSale: number
  /** `bars`: how many products lie between each of `priceSteps` and the next. */
  readonly price: { readonly min: number; readonly max: number; readonly bars: ReadonlyArray<number> }
}

/** A product as a tile shows it: the part of `Product` that a list needs, small because it is inlined by the hundred. */
export type Tile = Pick<
  Product,
  "id" | "slug" | "sku" | "title" | "image" | "price" | "sellingPrice" | "salePercent" | "saleExpireAt" | "badges" | "brand" | "averageRating" | "totalReviews" | "totalOnHand" | "createdAt" | "unit"
> & {
  /** The variant a tile may add by itself; `null` where a choice is needed. */
  readonly onlyVariantId: Product["variants"][number]["id"] | null
  readonly colours: ReadonlyArray<string>
}

export type ListingPage = {
  readonly query: ListingQuery
  readonly tiles: ReadonlyArray<Tile>
  readonly total: number
  readonly facets: Facets
  /** The category asked for, with the way to it; empty for all. */
  readonly breadcrumb: ReadonlyArray<Pick<Taxon, "id" | "name" | "permalink">>
  /** Words the search was widened to when nothing matched what was typed. */
  readonly corrected: string | null
}
