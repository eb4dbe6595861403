/** Query of a listing, and the page of products that it finds. Specification §2, §7, §9. */
import type { Picture, Product, Variant } from "./product.ts"
import type { ChoiceList, SizeGroup } from "./facet.ts"
import type { Taxon } from "./taxon.ts"

export const sorts = ["random", "date_desc", "date_asc", "price_asc", "price_desc", "sale_desc"] as const
export type Sort = (typeof sorts)[number]
export type Layout = "grid" | "list"

/** Listings with an address of their own: new arrivals, sales that end within a week, everything on sale. */
export const collections = ["new", "deals", "sale"] as const
export type Collection = (typeof collections)[number]

/** Query of a listing, as its address has it; `null` and empty lists mean no restriction. */
export type ListingQuery = Readonly<Record<ChoiceList, ReadonlyArray<string>>> & {
  /** Category, `null` for all. */
  readonly permalink: string | null
  /** One of the shop's own lists, `null` elsewhere; it has neither category nor search terms. */
  readonly collection: Collection | null
  /** Search terms, `null` on category pages. */
  readonly text: string | null
  /** The brand whose page shows the listing; absent elsewhere. */
  readonly brandPage?: string
  readonly priceFrom: number | null
  readonly priceTo: number | null
  /** Minimum average rating, 1–5. */
  readonly rating: number | null
  readonly onSale: boolean
  readonly sort: Sort
  /** Layout of the address; `null` for the persisted one. B13. */
  readonly layout: "list" | null
  /** From 1; a page that is opened by its address shows all pages up to it. */
  readonly page: number
  /** Seed that keeps the random order stable between pages. */
  readonly seed: number
}

/** Value of a facet with its number of products. */
export type Bucket = {
  readonly key: string
  readonly label: string
  readonly count: number
  readonly hex?: string | null
  /** Group of a size. */
  readonly group?: SizeGroup | null
  /** Categories below it, where the results of a search are counted by several levels. */
  readonly below?: ReadonlyArray<Bucket>
}

/** Facets of a listing; each is counted without its own filter. */
export type Facets = Readonly<Record<ChoiceList, ReadonlyArray<Bucket>>> & {
  readonly taxons: ReadonlyArray<Bucket>
  readonly ratings: ReadonlyArray<Bucket>
  readonly onSale: number
  /** Prices in tugrik; `bars` has the number of products between each of `priceSteps` and the next. */
  readonly price: { readonly min: number; readonly max: number; readonly bars: ReadonlyArray<number> }
}

/** Colour of a product with the variant that shows it. */
export type Swatch = {
  /** Value of the option, by which a listing is filtered. */
  readonly value: string
  readonly name: string
  /** A CSS colour. */
  readonly hex: string
  readonly variantId: Variant["id"]
  readonly image: Picture | null
}

/** Tile: the part of `Product` that a list needs, small because a page inlines hundreds of them. */
export type Tile = Pick<
  Product,
  | "id"
  | "slug"
  | "sku"
  | "title"
  | "image"
  | "price"
  | "sellingPrice"
  | "salePercent"
  | "saleExpireAt"
  | "badges"
  | "brand"
  | "averageRating"
  | "totalReviews"
  | "totalOnHand"
  | "createdAt"
  | "unit"
> & {
  /** Variant that a tile adds without a choice; `null` where an option must be chosen. */
  readonly onlyVariantId: Variant["id"] | null
  /** The variant that the tile shows: the first in stock, or that of the chosen colour. It is added to wish lists. */
  readonly shownVariantId: Variant["id"] | null
  /** Query of the tile's link, where a colour was chosen: `?variant=12`. */
  readonly linkQuery?: string
  readonly swatches: ReadonlyArray<Swatch>
}

/** What of a tile depends on the chosen colour. */
export type TileLook = Pick<Tile, "image" | "shownVariantId" | "linkQuery">

export type ListingPage = {
  readonly query: ListingQuery
  readonly tiles: ReadonlyArray<Tile>
  readonly total: number
  readonly facets: Facets
  /** Taxons from the root to the category; empty for all products. */
  readonly breadcrumb: ReadonlyArray<Pick<Taxon, "id" | "permalink"> & { readonly name: string }>
  /** Description of the category; absent where it has none. */
  readonly text?: string
  /** Corrected search terms, used when nothing matched the typed ones. */
  readonly corrected: string | null
  /** Products to show instead of an empty list: of its category, or the most popular. */
  readonly instead?: ReadonlyArray<Tile>
  /** Longest part of the typed text that finds anything, where the whole finds nothing; `instead` is found by it. */
  readonly part?: string
  /** Typed words that the found products do not have. */
  readonly leftOut: ReadonlyArray<string>
}

/** What a search finds: a listing without what the shop says of its category. */
export type FoundListing = Omit<ListingPage, "breadcrumb" | "text">
