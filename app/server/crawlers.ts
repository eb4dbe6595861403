/** What machines that read the shop are told: which pages there are, and which are nobody's business. */
import type { Taxon } from "#domain/entities/catalogue/taxon.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { addressOf } from "../address.ts"
import { escaped } from "./markup.ts"

export type CrawlerFile = { readonly type: string; readonly text: string }

/** Pages for one shopper alone, and the calls behind them. */
const nobodysBusiness = ["/account", "/cart", "/checkout", "/login", "/search", "/api/", "/oauth/", "/search-service/", "/sandbox"]

export const robots = (origin: string): CrawlerFile => ({
  type: "text/plain; charset=utf-8",
  text: [
    "User-agent: *",
    ...nobodysBusiness.flatMap((path) => [`Disallow: ${path}`, ...(path.endsWith("/") ? [] : [`Disallow: /en${path}`])]),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n"),
})

const entry = (path: string, origin: string): string => {
  const mn = escaped(origin + addressOf("mn", path))
  const en = escaped(origin + addressOf("en", path))
  const others = `<xhtml:link rel="alternate" hreflang="mn" href="${mn}"/><xhtml:link rel="alternate" hreflang="en" href="${en}"/>`
  return `<url><loc>${mn}</loc>${others}</url><url><loc>${en}</loc>${others}</url>`
}

/** Every page for everybody, in both languages. */
export const sitemap = (origin: string, { flags }: SiteConfig, taxons: ReadonlyArray<Taxon>, slugs: ReadonlyArray<string>): CrawlerFile => {
  const paths = ["/", "/products", ...(flags.showLease ? ["/lease"] : []), ...taxons.map(({ permalink }) => `/t/${permalink}`), ...slugs.map((slug) => `/products/${slug}`)]
  const urls = paths.map((path) => entry(path, origin)).join("")
  return {
    type: "application/xml",
    text: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`,
  }
}

/** The shop in a page of plain text, for language models. */
export const llms = (origin: string, config: SiteConfig, taxons: ReadonlyArray<Taxon>): CrawlerFile => ({
  type: "text/plain; charset=utf-8",
  text: [
    `# ${config.brand}`,
    "",
    `> ${config.company}: an online department store in Mongolia. Prices are in tugrik (MNT). Pages are in Mongolian; the same paths under /en are in English.`,
    "",
    "## Pages",
    `- [Everything](${origin}/en/products): filters by brand, colour, size, price, rating and sale stand in the address`,
    `- [Search](${origin}/en/search?q=coat): words in Cyrillic or Latin letters`,
    ...(config.flags.showLease ? [`- [Lease calculator](${origin}/en/lease?price=1000000): the monthly payment for a price in tugrik; months= and down= may be said too`] : []),
    `- [Sitemap](${origin}/sitemap.xml)`,
    `- [The shop's API](${origin}/api/docs)`,
    "",
    "## Categories",
    ...taxons
      .filter(({ level }) => level <= 1)
      .map(({ name, translationEn, permalink }) => `- [${translationEn === "" ? name : translationEn}](${origin}/en/t/${permalink})`),
    "",
  ].join("\n"),
})
