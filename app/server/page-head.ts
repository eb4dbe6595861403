/**
 * Head definition for crawlers. The file `app/pages/<area>/heads.ts` exports those of its area; pages without one use the site's
 * description.
 */
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { Article } from "#domain/entities/content/article.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Brand } from "#domain/entities/catalogue/brand.ts"
import type { LookBook } from "#domain/entities/catalogue/look-book.ts"
import type { Taxon } from "#domain/entities/catalogue/taxon.ts"
import type { Vendor } from "#domain/entities/catalogue/vendor.ts"
import type { ProductAddress } from "#machines/catalogue/ports.ts"
import type { Text } from "#ui/messages/messages.tsx"
import type { PageLocation } from "#app/address.ts"
import type { Absolute, StructuredData } from "./structured-data.ts"

export type PageHead = {
  readonly description?: string
  /** Path of a picture, without width and format. */
  readonly picture?: string | undefined
  readonly structuredData?: ReadonlyArray<StructuredData>
  readonly type?: "website" | "product"
  /** Whether search engines may list this page of a route that they may read; true if absent. */
  readonly indexed?: boolean
}

export type PageHeadInput = {
  readonly location: PageLocation
  readonly title: string
  readonly config: SiteConfig
  readonly origin: string
  readonly text: Text
  /** Makes an absolute address of a path within the page's locale. */
  readonly to: Absolute
}

/** Data of the sitemap: taxons, products, articles and news, brands, vendors and look books. */
export type Catalogue = {
  readonly taxons: ReadonlyArray<Taxon>
  readonly products: ReadonlyArray<Pick<ProductAddress, "slug" | "changedAt">>
  readonly articles: ReadonlyArray<Article>
  readonly brands: ReadonlyArray<Pick<Brand, "code" | "changedAt">>
  readonly vendors: ReadonlyArray<Pick<Vendor, "id" | "changedAt">>
  readonly lookBooks: ReadonlyArray<Pick<LookBook, "id">>
}

/** Path of an indexable page; `changedAt` is null where the time of its last change is unknown. */
export type CrawledAddress = { readonly path: string; readonly changedAt: Instant | null }

/** Declared with methods, whose parameters are bivariant, so that each head may name the type of its page's data. */
export interface HeadDefinition {
  /** Head of a page whose data has loaded; `data` is `undefined` for a page without data. */
  head?(this: void, data: unknown, input: PageHeadInput): PageHead
  /** A page for everybody that search engines shall not list. */
  readonly crawled?: false
  /** Whether a site has the page; true if absent. */
  offered?(config: SiteConfig): boolean
  /** Addresses of a route with parameters, for the sitemap; routes without parameters are listed anyway. */
  addresses?(catalogue: Catalogue): ReadonlyArray<CrawledAddress>
  /** The page's entry in llms.txt, in English; `path` is an example. */
  readonly entry?: { readonly name: string; readonly path: string; readonly text: string }
}

export type HeadsOfArea = Readonly<Record<string, HeadDefinition>>

/** Declares the heads of an area, each by the name of its page's file. */
export const defineHeads = (heads: HeadsOfArea): HeadsOfArea => heads
