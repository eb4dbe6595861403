/** Files for crawlers by their paths: robots.txt, sitemaps, llms.txt, feeds, icon and manifest. */
import type { LookBook } from "#domain/entities/catalogue/look-book.ts"
import type { Article } from "#domain/entities/content/article.ts"
import { defaultLocale, localPath, type Locale } from "#domain/entities/locale.ts"
import { instantOf } from "#domain/rules/instants.ts"
import type { Site } from "#domain/entities/shell/site.ts"
import type { ProductAddress } from "#machines/catalogue/ports.ts"
import type { ListPage } from "#machines/list-page.ts"
import type { Ports } from "#machines/ports.ts"
import { allArticles } from "./all-articles.ts"
import { llms, robots, type CrawlerFile } from "./crawlers.ts"
import { feed } from "./feed.ts"
import { favicon } from "./icons.ts"
import { productFeed } from "./product-feed.ts"
import { pageSitemap, productSitemap, sitemapIndex } from "./sitemaps.ts"
import { remembered } from "./timed-cache.ts"
import { webManifest } from "./web-manifest.ts"

type Options = { readonly ports: Readonly<Record<Locale, Ports>>; readonly site: () => Promise<Site>; readonly now: () => number }

/** Lifetime of the lists of products, articles and collections, in milliseconds. */
const listsGoodFor = 3_600_000
/** Products in one request. */
const productsPerRequest = 100

const productsOf = async (ports: Ports, addresses: ReadonlyArray<ProductAddress>) => {
  const ids = addresses.map(({ id }) => id)
  const found: Array<Awaited<ReturnType<Ports["fetchFeedProducts"]>>[number]> = []
  for (let from = 0; from < ids.length; from += productsPerRequest) found.push(...(await ports.fetchFeedProducts({ ids: ids.slice(from, from + productsPerRequest) })))
  return found
}

const allLookBooks = async ({ fetchLookBooks }: Pick<Ports, "fetchLookBooks">): Promise<ReadonlyArray<LookBook>> => {
  const first = await fetchLookBooks({ page: 1 })
  const found = [...first.items]
  for (let page = 2; page <= first.pages; page += 1) found.push(...(await fetchLookBooks({ page })).items)
  return found
}

/** The file at a path of an origin; `null` where there is none. */
export const createCrawlerFiles = ({ ports, site, now }: Options): ((path: string, origin: string) => Promise<CrawlerFile | null>) => {
  const usual = ports[defaultLocale]
  const collections = remembered(listsGoodFor, now, async () => {
    const { flags } = (await site()).config
    return { brands: flags.showBrand ? await usual.fetchBrands() : [], vendors: await usual.fetchVendors(), lookBooks: await allLookBooks(usual) }
  })
  const articles = remembered<ReadonlyArray<Article>>(listsGoodFor, now, () => allArticles(usual))
  const parts = new Map<number, () => Promise<ListPage<ProductAddress>>>()
  const part = (page: number): Promise<ListPage<ProductAddress>> => {
    const known = parts.get(page) ?? remembered(listsGoodFor, now, () => usual.fetchProductAddresses({ page }))
    parts.set(page, known)
    return known()
  }
  /** Only parts that the index names are requested. */
  const partOf = async (number: string): Promise<ListPage<ProductAddress> | null> => {
    const page = Number(number)
    return page <= Math.max(1, (await part(1)).pages) ? part(page) : null
  }

  return async (path, origin) => {
    // Some files are there in each language.
    const { locale, path: own } = localPath(path)
    const [, name = "", number = "1"] = /^\/(sitemaps|feeds)\/products(?:-([1-9]\d{0,3}))?\.xml$/.exec(own) ?? []
    if (own === "/media.rss") return feed(origin, (await site()).config, await allArticles(ports[locale]), locale)
    if (own === "/manifest.webmanifest") return webManifest((await site()).config, locale)
    if (name === "feeds") {
      const products = await partOf(number)
      return products === null ? null : productFeed(await productsOf(ports[locale], products.items), { origin, config: (await site()).config, locale, now: instantOf(now()) })
    }
    if (locale !== defaultLocale) return null
    switch (path) {
      case "/robots.txt":
        return robots(origin)
      case "/llms.txt":
        return llms(origin, (await site()).config, (await site()).taxons, (await part(1)).pages)
      case "/sitemap.xml":
        return sitemapIndex(origin, (await part(1)).pages)
      case "/sitemaps/pages.xml":
        return pageSitemap(origin, (await site()).config, { taxons: (await site()).taxons, articles: await articles(), ...(await collections()) })
      case "/favicon.svg":
        return favicon((await site()).config)
      default: {
        const products = name === "" ? null : await partOf(number)
        return products === null ? null : productSitemap(origin, products.items)
      }
    }
  }
}
