/** Files for crawlers: robots.txt and llms.txt, built from the heads of pages. */
import type { Taxon } from "#domain/entities/catalogue/taxon.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { addressOf, baseOf, defaultLocale, inLocale, locales } from "#domain/entities/locale.ts"
import { phrases } from "#domain/languages/phrases.ts"
import { definitionOf, offeredRoutes } from "./page-heads.ts"

export type CrawlerFile = { readonly type: string; readonly text: string }

/** Paths of API calls, which crawlers shall skip. Pages that are not indexed are readable, since their own `noindex` says so. */
const callPaths = ["/api/", "/oauth/", "/search-service/", "/sandbox"]

export const robots = (origin: string): CrawlerFile => ({
  type: "text/plain; charset=utf-8",
  text: ["User-agent: *", ...callPaths.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n"),
})

/** Language of the text and of the linked pages: English. */
const textLocale = locales.find((locale) => phrases[locale].english === "English") ?? defaultLocale
const otherLocales = locales.filter((locale) => locale !== defaultLocale)

const link = (name: string, address: string): string => `- [${name}](${address})`

/** The feed of products, whose parts after the first have a number. */
const feedLinks = (to: (path: string) => string, parts: number): ReadonlyArray<string> => {
  const content = "every variant with its price and whether it is in stock, in the fields of Google's product feed"
  const first = `${link("Products", to("/feeds/products.xml"))}: ${content}`
  const other = (part: number) => link(`Products, part ${part}`, to(`/feeds/products-${part}.xml`))
  return Array.from({ length: parts }, (_, index) => (index === 0 ? first : other(index + 1)))
}

const introduction = ({ company }: SiteConfig): string => {
  const translations = otherLocales.map((locale) => `the same paths under ${baseOf(locale)} are in ${phrases[locale].english}`)
  return [
    `> ${company}: an online shop in Mongolia.`,
    "Prices are in tugrik (MNT).",
    `Pages are in ${phrases[defaultLocale].english}; ${translations.join(", ")}.`,
  ].join(" ")
}

/** The site as plain text for language models; the feed of products has `parts`. */
export const llms = (origin: string, config: SiteConfig, taxons: ReadonlyArray<Taxon>, parts: number): CrawlerFile => {
  const to = (path: string): string => origin + addressOf(textLocale, path)
  const entries = offeredRoutes(config).flatMap((route) => definitionOf(route).entry ?? [])
  return {
    type: "text/plain; charset=utf-8",
    text: [
      `# ${config.brand}`,
      "",
      introduction(config),
      "",
      "## Pages",
      ...entries.map(({ name, path, text }) => `${link(name, to(path))}: ${text}`),
      link("Sitemap", `${origin}/sitemap.xml`),
      ...(config.lacks.includes("media") ? [] : [`${link("News and stories", to("/media.rss"))}: as RSS, newest first`]),
      ...feedLinks(to, parts),
      link("The shop's API", `${origin}/api/docs`),
      "",
      "## Categories",
      ...taxons.filter(({ level }) => level <= 1).map((taxon) => link(inLocale(taxon.name, textLocale), to(`/t/${taxon.permalink}`))),
      "",
    ].join("\n"),
  }
}
