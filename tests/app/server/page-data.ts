/** Data of the page server's tests: a site, a product, an article, and ports that answer with them. */
import * as Schema from "effect/Schema"
import { emptyFacets } from "#domain/rules/catalogue/listing-query.ts"
import type { LeasePage } from "#machines/lease/ports.ts"
import type { Lender } from "#domain/entities/lease/lease.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { ListingPage, Tile } from "#domain/entities/catalogue/listing.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { Article } from "#domain/entities/content/article.ts"
import { Product } from "#domain/entities/catalogue/product.ts"
import { SiteData, type Site } from "#domain/entities/shell/site.ts"
import { noPages } from "#domain/rules/list-pages.ts"
import type { HomePage, ProductAddress, ProductPage } from "#machines/catalogue/ports.ts"
import type { ArticlePage } from "#machines/content/ports.ts"
import type { ListPage } from "#machines/list-page.ts"
import articles from "../../samples/content/article.json" with { type: "json" }
import products from "../../samples/catalogue/product.json" with { type: "json" }
import siteData from "../../samples/shell/site-data.json" with { type: "json" }

const data = Schema.decodeUnknownSync(SiteData)(siteData[0])
export const site = {
  config: data.configs,
  taxons: data.taxons ?? [],
  menus: data.menus ?? [],
  translation: [],
  notifications: [],
  presets: data.presets ?? [],
  fetchedAt: data.fetchedAt,
} as Site
export const product = Schema.decodeUnknownSync(Product)(products[0])
const [variant] = product.variants
/** The product with a second variant, which is sold out. */
export const twoVariants = {
  ...product,
  variants: [variant!, { ...variant!, id: variant!.id + 1, sku: `${variant!.sku}-2`, totalOnHand: 0 }],
} as Product
const tile = { ...product, onlyVariantId: null, shownVariantId: null, swatches: [] } as unknown as Tile
export const tiles = Array.from({ length: 30 }, (_, index) => ({ ...tile, id: index, slug: `${product.slug}-${index}` }) as unknown as Tile)
export const article = Schema.decodeUnknownSync(Article)(articles[0])
export const keywords: ProductPage["keywords"] = { translated: "Cashmere coat", category: null, words: ["Пальто", "Coats"] }

const lender: Lender = { provider: "Цэлмэг ХХК", terms: [6, 12], interest: 1.5, min: null, max: null, note: "" }
const missing: Problem = { _tag: "Missing" }
export const ports = {
  fetchSite: () => Promise.resolve(site),
  fetchHome: (): Promise<HomePage> =>
    Promise.resolve({ hero: tiles.slice(0, 4), deals: [], newArrivals: [], lifestyle: [], sale: [], brands: [], articles: [] }),
  fetchListing: (query: ListingPage["query"]): Promise<ListingPage> =>
    Promise.resolve({
      query,
      tiles,
      total: 30,
      facets: emptyFacets,
      breadcrumb: (query.permalink === null
        ? []
        : [{ id: 1, name: "Эмэгтэй", permalink: query.permalink }]) as unknown as ListingPage["breadcrumb"],
      corrected: null,
      leftOut: [],
    }),
  fetchMore: (query: ListingPage["query"]): Promise<ListingPage> => ports.fetchListing(query),
  fetchProductAddresses: ({ page }: { page: number }): Promise<ListPage<ProductAddress>> =>
    Promise.resolve({
      items: [{ id: product.id, slug: product.slug, changedAt: "2026-11-20T04:00:00.000Z" as Instant }],
      page,
      pages: 2,
      total: 2,
    }),
  fetchFeedProducts: (): Promise<ReadonlyArray<Product>> => Promise.resolve([product]),
  fetchMedia: ({ kind }: { kind: string }): Promise<ListPage<Article>> =>
    Promise.resolve({ items: kind === "article" ? [article] : [], page: 1, pages: 1, total: 1 }),
  fetchBrands: (): Promise<ReadonlyArray<{ readonly code: string; readonly changedAt: Instant | null }>> =>
    Promise.resolve([
      { code: "nuurlan", changedAt: "2026-11-21T04:00:00.000Z" as Instant },
      { code: "new", changedAt: null },
    ]),
  fetchVendors: (): Promise<ReadonlyArray<{ readonly id: string; readonly changedAt: Instant | null }>> =>
    Promise.resolve([{ id: "orgoo", changedAt: "2026-11-22T04:00:00.000Z" as Instant }]),
  fetchLookBooks: ({ page }: { page: number }): Promise<ListPage<{ readonly id: number }>> =>
    Promise.resolve({ items: [{ id: page }], page, pages: 2, total: 2 }),
  fetchArticle: ({ id }: { id: string }): Promise<ArticlePage> =>
    id === String(article.id) ? Promise.resolve({ article, products: [], related: [] }) : Promise.reject(missing),
  fetchLease: (): Promise<LeasePage> => Promise.resolve({ lenders: [lender], product: null }),
  fetchProduct: ({ slug }: { slug: string }): Promise<ProductPage> =>
    slug === product.slug
      ? Promise.resolve({
          product,
          keywords,
          reviews: { items: noPages.items, page: 1, pages: 1, total: 0 },
          histogram: [0, 0, 0, 0, 0],
          pictured: 0,
          series: [],
          related: [],
          vendor: [],
          badges: [],
          lookBooks: [],
          nutrition: null,
        })
      : Promise.reject(missing),
}
