/** Files for crawlers: robots.txt, sitemap.xml and llms.txt, built from page definitions. */
import type { Taxon } from "#domain/entities/catalogue/taxon.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { addressOf } from "../address.ts"
import { escaped } from "./markup.ts"
import type { Catalogue } from "./page-head.ts"
import { crawledRoutes, definitionOf, offeredRoutes, uncrawledPaths } from "./page-heads.ts"

export type CrawlerFile = { readonly type: string; readonly text: string }

/** Paths of API calls, which crawlers shall skip too. */
const callPaths = ["/api/", "/oauth/", "/search-service/", "/sandbox"]

export const robots = (origin: string): CrawlerFile => ({
  type: "text/plain; charset=utf-8",
  text: [
    "User-agent: *",
    ...[...uncrawledPaths(), ...callPaths].flatMap((path) => [`Disallow: ${path}`, ...(path.endsWith("/") ? [] : [`Disallow: /en${path}`])]),
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

/** Every indexable address, in both languages. */
export const sitemap = (origin: string, config: SiteConfig, catalogue: Catalogue): CrawlerFile => {
  const crawled = crawledRoutes(config)
  const fixed = crawled.flatMap(({ paths }) => paths.filter((path) => !/[:*]/.test(path)))
  const paths = [...fixed, ...crawled.flatMap((route) => definitionOf(route).addresses?.(catalogue) ?? [])]
  const urls = paths.map((path) => entry(path, origin)).join("")
  return {
    type: "application/xml",
    text: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`,
  }
}

const link = (name: string, address: string): string => `- [${name}](${address})`

/** The site as plain text for language models. */
export const llms = (origin: string, config: SiteConfig, taxons: ReadonlyArray<Taxon>): CrawlerFile => {
  const entries = offeredRoutes(config).flatMap((route) => definitionOf(route).entry ?? [])
  return {
    type: "text/plain; charset=utf-8",
    text: [
      `# ${config.brand}`,
      "",
      `> ${config.company}: an online department store in Mongolia. Prices are in tugrik (MNT). Pages are in Mongolian; the same paths under /en are in English.`,
      "",
      "## Pages",
      ...entries.map(({ name, path, text }) => `${link(name, origin + addressOf("en", path))}: ${text}`),
      link("Sitemap", `${origin}/sitemap.xml`),
      link("The shop's API", `${origin}/api/docs`),
      "",
      "## Categories",
      ...taxons
        .filter(({ level }) => level <= 1)
        .map(({ name, translationEn, permalink }) => link(translationEn === "" ? name : translationEn, `${origin}/en/t/${permalink}`)),
      "",
    ].join("\n"),
  }
}
