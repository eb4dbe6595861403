/** Files for crawlers by their paths: robots.txt, sitemaps, llms.txt, feeds, icon and manifest. */
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { Article } from "#domain/entities/content/article.ts"
import { defaultLocale, localPath, type Locale } from "#domain/entities/locale.ts"
import { hour, instantOf } from "#domain/rules/instants.ts"
import type { Site } from "#domain/entities/shell/site.ts"
import type { ProductAddress } from "#machines/catalogue/ports.ts"
import { allItems, type ListPage } from "#machines/list-page.ts"
import type { Ports } from "#machines/ports.ts"
import { allArticles } from "./all-articles.ts"
import { llms, robots, type CrawlerFile } from "./crawlers.ts"
import { feed } from "./feed.ts"
import { favicon } from "./icons.ts"
import { productFeed } from "./product-feed.ts"
import { pageSitemap, productSitemap, sitemapIndex } from "./sitemaps.ts"
import { timedCache } from "./timed-cache.ts"
import { webManifest } from "./web-manifest.ts"

type Options = {
  readonly ports: Readonly<Record<Locale, Ports>>
  readonly site: () => Promise<Site>
  /** Responds to the path of a picture of the shop. */
  readonly fetchPicture: (path: string) => Promise<Response>
  readonly now: () => number
}

/** Lifetime of the lists of products, articles and collections, in milliseconds. */
const listLifetime = hour
/** Products in one request. */
const productsPerRequest = 100

const fetchProducts = async (ports: Ports, addresses: ReadonlyArray<ProductAddress>): Promise<ReadonlyArray<Product>> => {
  const ids = addresses.map(({ id }) => id)
  const products: Product[] = []
  for (let from = 0; from < ids.length; from += productsPerRequest)
    products.push(...(await ports.fetchFeedProducts({ ids: ids.slice(from, from + productsPerRequest) })))
  return products
}

/** `/sitemaps/products.xml`, `/feeds/products-2.xml`; the first part may be named without its number. */
const productFilePath = /^\/(?<kind>sitemaps|feeds)\/products(?:-(?<part>[1-9]\d{0,3}))?\.xml$/

/** The file at a path of an origin; `null` where there is none. */
export const createCrawlerFiles = ({
  ports,
  site,
  fetchPicture,
  now,
}: Options): ((path: string, origin: string) => Promise<CrawlerFile | null>) => {
  const defaultPorts = ports[defaultLocale]
  const collections = timedCache(listLifetime, now, async () => {
    const { flags } = (await site()).config
    return {
      brands: flags.showBrand ? await defaultPorts.fetchBrands() : [],
      vendors: await defaultPorts.fetchVendors(),
      lookBooks: await allItems((page) => defaultPorts.fetchLookBooks({ page })),
    }
  })
  const articles = timedCache<ReadonlyArray<Article>>(listLifetime, now, () => allArticles(defaultPorts))
  const addressParts = new Map<number, () => Promise<ListPage<ProductAddress>>>()
  const fetchAddresses = (page: number): Promise<ListPage<ProductAddress>> => {
    const cached = addressParts.get(page) ?? timedCache(listLifetime, now, () => defaultPorts.fetchProductAddresses({ page }))
    addressParts.set(page, cached)
    return cached()
  }
  const countParts = async (): Promise<number> => (await fetchAddresses(1)).pages
  /** Addresses of one part of the products; `null` for a part that the sitemap index does not name. */
  const addressesOfPart = async (part: number): Promise<ReadonlyArray<ProductAddress> | null> =>
    part <= Math.max(1, await countParts()) ? (await fetchAddresses(part)).items : null

  const productFile = async (path: string, locale: Locale, origin: string): Promise<CrawlerFile | null> => {
    const { kind, part = "1" } = productFilePath.exec(path)?.groups ?? {}
    // Sitemaps list the addresses of all languages.
    if (kind === undefined || (kind === "sitemaps" && locale !== defaultLocale)) return null
    const addresses = await addressesOfPart(Number(part))
    if (addresses === null) return null
    if (kind === "sitemaps") return productSitemap(origin, addresses)
    const products = await fetchProducts(ports[locale], addresses)
    return productFeed(products, { origin, config: (await site()).config, locale, now: instantOf(now()) })
  }

  /** Files that there are in each language. */
  const localFile = async (path: string, locale: Locale, origin: string): Promise<CrawlerFile | null> => {
    switch (path) {
      case "/media.rss":
        return feed(origin, (await site()).config, await allArticles(ports[locale]), locale)
      case "/manifest.webmanifest":
        return webManifest(await site(), locale)
      default:
        return productFile(path, locale, origin)
    }
  }

  return async (pathname, origin) => {
    const { locale, path } = localPath(pathname)
    switch (pathname) {
      case "/robots.txt":
        return robots(origin)
      case "/llms.txt": {
        const { config, taxons } = await site()
        return llms(origin, config, taxons, await countParts())
      }
      case "/sitemap.xml":
        return sitemapIndex(origin, await countParts())
      case "/sitemaps/pages.xml": {
        const { config, taxons } = await site()
        return pageSitemap(origin, config, { taxons, articles: await articles(), ...(await collections()) })
      }
      case "/favicon.svg":
        return favicon((await site()).config, fetchPicture)
      default:
        return localFile(path, locale, origin)
    }
  }
}
