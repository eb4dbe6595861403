/** Sitemaps: an index, one part of pages and articles, and parts of products, each address with its date of change. */
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { isOfferedPage } from "#domain/rules/shell/features.ts"
import { addressOf, locales } from "#domain/entities/locale.ts"
import type { CrawlerFile } from "./crawlers.ts"
import { xmlEscaped } from "./escaping.ts"
import type { Catalogue, CrawledAddress } from "./page-head.ts"
import { crawledRoutes, definitionOf } from "./page-heads.ts"

const xml = (text: string): CrawlerFile => ({ type: "application/xml", text: `<?xml version="1.0" encoding="UTF-8"?>${text}` })

/** A page in every language, each with links to the others. */
const urls = ({ path, changedAt }: CrawledAddress, origin: string): string => {
  const addresses = locales.map((locale) => ({ locale, href: xmlEscaped(origin + addressOf(locale, path)) }))
  const alternates = addresses.map(({ locale, href }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`).join("")
  const date = changedAt === null ? "" : `<lastmod>${xmlEscaped(changedAt)}</lastmod>`
  return addresses.map(({ href }) => `<url><loc>${href}</loc>${date}${alternates}</url>`).join("")
}

const urlset = (addresses: ReadonlyArray<CrawledAddress>, origin: string): CrawlerFile => {
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return xml(`<urlset ${namespaces}>${addresses.map((address) => urls(address, origin)).join("")}</urlset>`)
}

/** Index of the sitemaps: pages, then products in `productParts` parts. */
export const sitemapIndex = (origin: string, productParts: number): CrawlerFile => {
  const names = ["pages", ...Array.from({ length: productParts }, (_, index) => `products-${index + 1}`)]
  const parts = names.map((name) => `<sitemap><loc>${xmlEscaped(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>`).join("")
  return xml(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${parts}</sitemapindex>`)
}

const hasParameters = (path: string): boolean => /[:*]/.test(path)

/** Addresses of the routes without parameters, then those that the heads of the others list. */
const addressesIn = (config: SiteConfig, catalogue: Catalogue): ReadonlyArray<CrawledAddress> => {
  const crawled = crawledRoutes(config)
  const fixed = crawled
    .flatMap(({ paths }) => paths)
    .filter((path) => !hasParameters(path))
    .map((path): CrawledAddress => ({ path, changedAt: null }))
  const listed = crawled.flatMap((route) => definitionOf(route).addresses?.(catalogue) ?? [])
  // A route may have paths of a feature that the site has turned off.
  return [...fixed, ...listed].filter(({ path }) => isOfferedPage(path, config.flags))
}

/** Every indexable address but those of products, in every language. */
export const pageSitemap = (origin: string, config: SiteConfig, catalogue: Omit<Catalogue, "products">): CrawlerFile =>
  urlset(addressesIn(config, { ...catalogue, products: [] }), origin)

/** One part of the products, in every language. */
export const productSitemap = (origin: string, products: Catalogue["products"]): CrawlerFile =>
  urlset(
    products.map(({ slug, changedAt }) => ({ path: `/products/${slug}`, changedAt })),
    origin,
  )
