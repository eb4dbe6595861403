/** RSS feed of articles and news, newest first. */
import type { Article } from "#domain/entities/content/article.ts"
import { addressOf, type Locale } from "#domain/entities/locale.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { articleAddress } from "#domain/rules/content/media-query.ts"
import type { CrawlerFile } from "./crawlers.ts"
import { xmlEscaped } from "./escaping.ts"

const itemOf = (article: Article, origin: string, locale: Locale): string => {
  const url = xmlEscaped(origin + addressOf(locale, articleAddress(article)))
  return [
    "<item>",
    `<title>${xmlEscaped(article.title)}</title>`,
    `<link>${url}</link>`,
    `<guid>${url}</guid>`,
    `<description>${xmlEscaped(article.summary)}</description>`,
    article.createdAt === null ? "" : `<pubDate>${new Date(article.createdAt).toUTCString()}</pubDate>`,
    "</item>",
  ].join("")
}

export const feed = (origin: string, { brand }: SiteConfig, articles: ReadonlyArray<Article>, locale: Locale): CrawlerFile => {
  const url = xmlEscaped(origin + addressOf(locale, "/media"))
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel>',
    `<title>${xmlEscaped(brand)}</title>`,
    `<link>${url}</link>`,
    `<description>${xmlEscaped(brand)}</description>`,
    `<language>${locale}</language>`,
    ...articles.map((article) => itemOf(article, origin, locale)),
    "</channel></rss>",
  ].join("")
  return { type: "application/rss+xml; charset=utf-8", text }
}
