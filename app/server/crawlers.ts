/** Files for crawlers: robots.txt and llms.txt, built from page definitions. */
import type { Taxon } from "#domain/entities/catalogue/taxon.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { addressOf, baseOf, defaultLocale, inLocale, locales } from "#domain/entities/locale.ts"
import { phrases } from "#domain/languages/phrases.ts"
import { definitionOf, offeredRoutes } from "./page-heads.ts"

export type CrawlerFile = { readonly type: string; readonly text: string }

/** Paths of API calls, which crawlers shall skip. Pages that are not to be found say so themselves, which only a crawler that may read them sees. */
const callPaths = ["/api/", "/oauth/", "/search-service/", "/sandbox"]

export const robots = (origin: string): CrawlerFile => ({
  type: "text/plain; charset=utf-8",
  text: [
    "User-agent: *",
    ...callPaths.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n"),
})

/** The text is in English, and so are the pages to which it leads. */
const linked = locales.find((locale) => phrases[locale].english === "English") ?? defaultLocale
const others = locales.filter((locale) => locale !== defaultLocale)

const link = (name: string, address: string): string => `- [${name}](${address})`

/** The feed of products, whose parts after the first have a number. */
const feeds = (to: (path: string) => string, parts: number): ReadonlyArray<string> =>
  Array.from({ length: parts }, (_, at) =>
    at === 0
      ? `${link("Products", to("/feeds/products.xml"))}: every variant with its price and whether it is in stock, in the fields of Google's product feed`
      : link(`Products, part ${at + 1}`, to(`/feeds/products-${at + 1}.xml`)))

/** The site as plain text for language models; the feed of products has `parts`. */
export const llms = (origin: string, config: SiteConfig, taxons: ReadonlyArray<Taxon>, parts: number): CrawlerFile => {
  const to = (path: string): string => origin + addressOf(linked, path)
  const entries = offeredRoutes(config).flatMap((route) => definitionOf(route).entry ?? [])
  return {
    type: "text/plain; charset=utf-8",
    text: [
      `# ${config.brand}`,
      "",
      `> ${config.company}: an online department store in Mongolia. Prices are in tugrik (MNT). Pages are in ${phrases[defaultLocale].english}; ${others.map((locale) => `the same paths under ${baseOf(locale)} are in ${phrases[locale].english}`).join(", ")}.`,
      "",
      "## Pages",
      ...entries.map(({ name, path, text }) => `${link(name, to(path))}: ${text}`),
      link("Sitemap", `${origin}/sitemap.xml`),
      ...(config.lacks.includes("media") ? [] : [`${link("News and stories", to("/media.rss"))}: as RSS, newest first`]),
      ...feeds(to, parts),
      link("The shop's API", `${origin}/api/docs`),
      "",
      "## Categories",
      ...taxons
        .filter(({ level }) => level <= 1)
        .map((taxon) => link(inLocale(taxon.name, linked), to(`/t/${taxon.permalink}`))),
      "",
    ].join("\n"),
  }
}
