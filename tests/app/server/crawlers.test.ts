/** Files for crawlers: robots.txt, sitemaps and llms.txt. */
import { describe, expect, it } from "vitest"
import { llms } from "#app/server/crawlers.ts"
import { article, product, site } from "./page-data.ts"
import { get, openWithFlags, textAt } from "./test-page-server.ts"

const matches = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, found = ""]) => found)
/** Beginnings of the paths that robots.txt forbids. */
const forbidden = (robots: string) => matches(robots, /^Disallow: (.*)$/gmu)
/** Paths within the shop that llms.txt links to. */
const linkedPaths = (file: string) => matches(file, /\]\(http:\/\/shop\.mn(\/[^)]*)\)/gu)

/** How a path is left out of search results: by a redirect, by `noindex`, or not at all. */
const exclusionOf = async (path: string): Promise<"redirected" | "noindex" | "listed"> => {
  const page = await get(path)
  if (page.status >= 300 && page.status < 400) return "redirected"
  return (await page.text()).includes('<meta name="robots" content="noindex">') ? "noindex" : "listed"
}

describe("robots.txt", () => {
  it("names the sitemap", async () => {
    expect(await textAt("/robots.txt")).toContain("Sitemap: http://shop.mn/sitemap.xml")
  })

  it("forbids calls and the sandbox alone", async () => {
    expect(forbidden(await textAt("/robots.txt"))).toEqual(["/api/", "/oauth/", "/search-service/", "/sandbox"])
  })

  it.each(["/cart", "/login", "/search?q=coat", "/en/account/orders", "/a/create", "/en/checkout/address", "/products/some-name/quote"])(
    "does not forbid %s, which a redirect or noindex excludes from search results",
    async (path) => {
      expect(forbidden(await textAt("/robots.txt")).some((prefix) => path.startsWith(prefix))).toBe(false)
      expect(await exclusionOf(path)).not.toBe("listed")
    },
  )
})

describe("sitemap", () => {
  it("has a part of pages and parts of products, each of which answers", async () => {
    const parts = matches(await textAt("/sitemap.xml"), /<loc>([^<]*)<\/loc>/gu)
    expect(parts).toEqual(["pages", "products-1", "products-2"].map((name) => `http://shop.mn/sitemaps/${name}.xml`))
    for (const part of parts) expect((await get(new URL(part).pathname)).status).toBe(200)
    for (const none of ["/sitemaps/products-3.xml", "/sitemaps/products-0.xml", "/sitemaps/other.xml", "/en/sitemaps/products-1.xml"])
      expect((await get(none)).status).toBe(404)
  })

  it("has the times at which products and articles changed", async () => {
    expect(await textAt("/sitemaps/products-1.xml")).toContain(
      `<loc>http://shop.mn/en/products/${product.slug}</loc><lastmod>2026-11-20T04:00:00.000Z</lastmod>`,
    )
    const pages = await textAt("/sitemaps/pages.xml", openWithFlags({ articles: true }))
    expect(pages).toContain(`<loc>http://shop.mn/article/${article.id}</loc><lastmod>${article.createdAt}</lastmod>`)
    expect(pages).not.toContain("/products/")
  })
})

describe("sitemap of pages", () => {
  it("has every brand, vendor and look book, and when brands and vendors changed", async () => {
    const pages = await textAt("/sitemaps/pages.xml", openWithFlags({ showBrand: true }))
    for (const path of ["/brand/nuurlan", "/vendor/orgoo", "/look-books/1", "/look-books/2"])
      expect(pages).toContain(`<loc>http://shop.mn${path}</loc>`)
    expect(pages).toContain("<loc>http://shop.mn/brand/nuurlan</loc><lastmod>2026-11-21T04:00:00.000Z</lastmod>")
    expect(pages).toContain("<loc>http://shop.mn/brand/new</loc><xhtml:link")
    expect(pages).toContain("<loc>http://shop.mn/en/vendor/orgoo</loc><lastmod>2026-11-22T04:00:00.000Z</lastmod>")
  })

  it("has no brand where the site shows none", async () => {
    expect(await textAt("/sitemaps/pages.xml", openWithFlags({ showBrand: false }))).not.toContain("/brand/")
  })
})

describe("llms.txt", () => {
  it("names the shop, its feeds and its sitemap, which all answer", async () => {
    const file = await textAt("/llms.txt")
    expect(file).toContain(site.config.brand)
    // The shop of these tests has two parts of products.
    expect(linkedPaths(file).filter((path) => path.startsWith("/en/feeds/"))).toEqual([
      "/en/feeds/products.xml",
      "/en/feeds/products-2.xml",
    ])
    const files = linkedPaths(file).filter((path) => /\.(?:xml|rss|txt)$/u.test(path))
    expect(files).toEqual(expect.arrayContaining(["/sitemap.xml", "/en/media.rss", "/en/feeds/products.xml"]))
    for (const path of files) expect((await get(path)).status).toBe(200)
  })

  it("names no page and no feed of contents that the shop lacks [I3]", () => {
    const withLacks = (lacks: typeof site.config.lacks) => linkedPaths(llms("http://shop.mn", { ...site.config, lacks }, [], 1).text)
    const ofContents = (paths: ReadonlyArray<string>) => paths.filter((path) => /stores|look-books|promotions|media/.test(path))
    expect(ofContents(withLacks([]))).not.toEqual([])
    expect(ofContents(withLacks(["stores", "look_books", "promotions", "media"]))).toEqual([])
  })
})
