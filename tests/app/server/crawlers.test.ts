/** Files and structured data for crawlers. */
import { describe, expect, it } from "vitest"
import { vendors } from "#book/fixtures/catalogue/vendors.ts"
import { vendorData } from "#app/server/structured-data.ts"
import { productData } from "#app/server/structured-product.ts"
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Review } from "#domain/entities/catalogue/review.ts"
import { deliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { tugrik } from "#domain/rules/money.ts"
import { returnHours } from "#domain/rules/orders/returns.ts"
import { article, get, keywords, open, product, site, type ports } from "./test-page-server.ts"

const text = async (path: string, server = open()) => (await get(path, {}, server)).text()
const matches = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, found = ""]) => found)
const fields = (xml: string, name: string) => matches(xml, new RegExp(`<g:${name}>([^<]*)</g:${name}>`, "gu"))

const [first] = product.variants
const several = { ...product, variants: [first!, { ...first!, id: first!.id + 1, sku: `${first!.sku}-2`, totalOnHand: 0 }] } as Product
const serving = (products: ReadonlyArray<Product>) => open({ fetchFeedProducts: () => Promise.resolve(products) })

describe("robots.txt", () => {
  it("names the sitemap", async () => {
    expect(await text("/robots.txt")).toContain("Sitemap: http://shop.mn/sitemap.xml")
  })

  it("keeps crawlers out of calls alone, so that they see what pages say of themselves", async () => {
    expect(matches(await text("/robots.txt"), /^Disallow: (.*)$/gmu)).toEqual(["/api/", "/oauth/", "/search-service/", "/sandbox"])
    for (const path of [
      "/cart",
      "/login",
      "/search?q=coat",
      "/en/account/orders",
      "/a/create",
      "/en/checkout/address",
      "/products/some-name/quote",
    ]) {
      const page = await get(path)
      expect([
        path,
        page.status >= 300 && page.status < 400
          ? "leads to the login"
          : (await page.text()).includes('<meta name="robots" content="noindex">'),
      ]).toEqual([path, expect.toSatisfy((said) => said === true || said === "leads to the login")])
    }
  })
})

describe("sitemap", () => {
  it("has a part of pages and parts of products, each of which answers", async () => {
    const parts = matches(await text("/sitemap.xml"), /<loc>([^<]*)<\/loc>/gu)
    expect(parts).toEqual(["pages", "products-1", "products-2"].map((name) => `http://shop.mn/sitemaps/${name}.xml`))
    for (const part of parts) expect((await get(new URL(part).pathname)).status).toBe(200)
    for (const none of ["/sitemaps/products-3.xml", "/sitemaps/products-0.xml", "/sitemaps/other.xml", "/en/sitemaps/products-1.xml"])
      expect((await get(none)).status).toBe(404)
  })

  it("says when products and articles changed", async () => {
    expect(await text("/sitemaps/products-1.xml")).toContain(
      `<loc>http://shop.mn/en/products/${product.slug}</loc><lastmod>2026-11-20T04:00:00.000Z</lastmod>`,
    )
    const config = { ...site.config, flags: { ...site.config.flags, articles: true } }
    const pages = await text("/sitemaps/pages.xml", open({ fetchSite: () => Promise.resolve({ ...site, config }) }))
    expect(pages).toContain(`<loc>http://shop.mn/article/${article.id}</loc><lastmod>${article.createdAt}</lastmod>`)
    expect(pages).not.toContain("/products/")
  })
})

describe("sitemap of pages", () => {
  it("has every brand, vendor and look book, and when brands and vendors changed; no brand where the site shows none", async () => {
    const showing = (showBrand: boolean) =>
      open({ fetchSite: () => Promise.resolve({ ...site, config: { ...site.config, flags: { ...site.config.flags, showBrand } } }) })
    const pages = await text("/sitemaps/pages.xml", showing(true))
    for (const path of ["/brand/nuurlan", "/vendor/orgoo", "/look-books/1", "/look-books/2"])
      expect(pages).toContain(`<loc>http://shop.mn${path}</loc>`)
    expect(pages).toContain("<loc>http://shop.mn/brand/nuurlan</loc><lastmod>2026-11-21T04:00:00.000Z</lastmod>")
    expect(pages).toContain("<loc>http://shop.mn/brand/new</loc><xhtml:link")
    expect(pages).toContain("<loc>http://shop.mn/en/vendor/orgoo</loc><lastmod>2026-11-22T04:00:00.000Z</lastmod>")
    expect(await text("/sitemaps/pages.xml", showing(false))).not.toContain("/brand/")
  })
})

describe("structured data of a vendor", () => {
  it("says its rating only where somebody has rated it", () => {
    const [one] = vendors
    const of = (changes: object) => vendorData({ ...one!, ...changes }, "http://shop.mn", (path) => `http://shop.mn${path}`)
    expect(of({ averageRating: 4.5, totalReviews: 12, phone: "7000 1100" })).toMatchObject({
      "@type": "Organization",
      url: `http://shop.mn/vendor/${one!.id}`,
      telephone: "7000 1100",
      aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    })
    expect(of({ totalReviews: 0 })).not.toHaveProperty("aggregateRating")
  })
})

describe("product feed", () => {
  it("has an item for each variant with its price, stock, group and delivery", async () => {
    const feed = await text("/feeds/products.xml", serving([several]))
    expect(fields(feed, "id")).toEqual(several.variants.map(({ sku }) => sku))
    expect(fields(feed, "item_group_id")).toEqual([product.sku, product.sku])
    expect(fields(feed, "availability")).toEqual(["in_stock", "out_of_stock"])
    expect(fields(feed, "price")).toEqual(several.variants.flatMap(({ price }) => [`${price} MNT`, `${site.config.shippingFee} MNT`]))
    expect(fields(feed, "link")[0]).toBe(`http://shop.mn/products/${product.slug}?variant=${first?.id}`)
    expect(fields(await text("/en/feeds/products.xml", serving([several])), "link")[0]).toContain("http://shop.mn/en/products/")
  })

  it("says what a variant costs on sale, and until when", async () => {
    const [from, until] = ["2026-11-01T00:00:00.000Z" as Instant, "2026-12-01T00:00:00.000Z" as Instant]
    const cheaper: Product = {
      ...product,
      saleStartAt: from,
      saleExpireAt: until,
      variants: [{ ...first!, price: tugrik(100_000), sellingPrice: tugrik(80_000) }],
    }
    const feed = await text("/feeds/products.xml", serving([cheaper]))
    expect([fields(feed, "price")[0], fields(feed, "sale_price"), fields(feed, "sale_price_effective_date")]).toEqual([
      "100000 MNT",
      ["80000 MNT"],
      ["2026-11-01T00:00:00.000Z/2026-12-01T00:00:00.000Z"],
    ])
    expect(fields(feed, "item_group_id")).toEqual([])
  })

  it("names no sale price that the shop does not take yet, or no more [I3]", async () => {
    const [past, future] = ["2020-01-01T00:00:00.000Z" as Instant, "2999-01-01T00:00:00.000Z" as Instant]
    const salePrices = async (dates: Partial<Product>) => {
      const feed = await text(
        "/feeds/products.xml",
        serving([
          {
            ...product,
            saleStartAt: null,
            saleExpireAt: null,
            variants: [{ ...first!, price: tugrik(100_000), sellingPrice: tugrik(80_000) }],
            ...dates,
          },
        ]),
      )
      expect(fields(feed, "price")[0]).toBe("100000 MNT")
      return fields(feed, "sale_price")
    }
    expect(await salePrices({})).toEqual(["80000 MNT"])
    expect(await salePrices({ saleStartAt: past })).toEqual(["80000 MNT"])
    expect(await salePrices({ saleExpireAt: future })).toEqual(["80000 MNT"])
    expect(await salePrices({ saleStartAt: future })).toEqual([])
    expect(await salePrices({ saleExpireAt: past })).toEqual([])
    expect(await salePrices({ saleStartAt: past, saleExpireAt: past })).toEqual([])
  })

  it("takes a title as text, whatever it holds", async () => {
    const feed = await text(
      "/feeds/products.xml",
      serving([{ ...product, title: '<b>Цамц</b> & \u0007"хямд"', description: "<script>alert(1)</script>" }]),
    )
    expect(fields(feed, "title")[0]).toContain("&lt;b&gt;Цамц&lt;/b&gt; &amp; &quot;хямд&quot;")
    expect(feed).not.toContain("<script")
    expect(feed).not.toContain("\u0007")
  })

  it("asks for products by hundreds", async () => {
    const requests: number[] = []
    const items = Array.from({ length: 250 }, () => ({ id: product.id, slug: product.slug, changedAt: null }))
    const fetchFeedProducts = ({ ids }: { readonly ids: ReadonlyArray<number> }) => {
      requests.push(ids.length)
      return Promise.resolve([])
    }
    await text(
      "/feeds/products.xml",
      open({
        fetchProductAddresses: ({ page }) => Promise.resolve({ items, page, pages: 1, total: 250 }),
        fetchFeedProducts: fetchFeedProducts as unknown as typeof ports.fetchFeedProducts,
      }),
    )
    expect(requests).toEqual([100, 100, 50])
  })
})

describe("llms.txt", () => {
  it("names the shop, its feeds and its sitemap, which all answer", async () => {
    const file = await text("/llms.txt")
    // The shop of these tests has two parts of products.
    expect(matches(file, /\]\(http:\/\/shop\.mn(\/en\/feeds\/[^)]*)\)/gu)).toEqual(["/en/feeds/products.xml", "/en/feeds/products-2.xml"])
    expect(file).toContain(site.config.brand)
    const paths = matches(file, /\]\(http:\/\/shop\.mn(\/[^)]*)\)/gu).filter((path) => /\.(?:xml|rss|txt)$/u.test(path))
    expect(paths).toEqual(expect.arrayContaining(["/sitemap.xml", "/en/media.rss", "/en/feeds/products.xml"]))
    for (const path of paths) expect((await get(path)).status).toBe(200)
  })
})

describe("llms.txt of a shop without contents", () => {
  it("names no page and no feed that has nothing [I3]", async () => {
    const { llms } = await import("#app/server/crawlers.ts")
    const lacks = ["stores", "look_books", "promotions", "media"] as const
    const { text: file } = llms("http://shop.mn", { ...site.config, lacks }, [], 1)
    expect(matches(file, /\]\(http:\/\/shop\.mn(\/[^)]*)\)/gu)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/stores|look-books|media/)]),
    )
    expect(llms("http://shop.mn", { ...site.config, lacks: [] }, [], 1).text).toContain("/stores")
  })
})

describe("structured data of a product", () => {
  const dataOf = (changed: Partial<Product> = {}, reviews: ReadonlyArray<Partial<Review>> = []) =>
    productData(
      {
        product: { ...several, ...changed },
        keywords,
        reviews: { items: reviews as ReadonlyArray<Review>, page: 1, pages: 1, total: reviews.length },
      },
      {
        description: "Пальто",
        origin: "http://shop.mn",
        to: (path) => `http://shop.mn${path}`,
        config: { shippingFee: tugrik(6000), workFrom: 11, workTo: 22, deliveryHours: 24 },
      },
    )
  const one = { variants: several.variants.slice(0, 1) }

  it("groups variants by what they differ in, each with its own price and stock", () => {
    const data = dataOf()
    expect(data).toMatchObject({ "@type": "ProductGroup", productGroupID: product.sku })
    expect(data["variesBy"]).toContain("https://schema.org/color")
    const variants = data["hasVariant"] as ReadonlyArray<{
      readonly sku: string
      readonly offers: { readonly price: number; readonly url: string; readonly availability: string }
    }>
    expect(variants.map(({ sku, offers }) => [sku, offers.price])).toEqual(
      several.variants.map(({ sku, sellingPrice }) => [sku, sellingPrice]),
    )
    expect(variants.map(({ offers }) => offers.availability)).toEqual(["https://schema.org/InStock", "https://schema.org/OutOfStock"])
    expect(variants[0]?.offers.url).toBe(`http://shop.mn/products/${product.slug}?variant=${first?.id}`)
  })

  it("says how it is delivered and returned, by the rules of the shop", () => {
    expect(dataOf(one)).toMatchObject({
      "@type": "Product",
      offers: {
        shippingDetails: {
          "@type": "OfferShippingDetails",
          shippingRate: { value: 6000, currency: "MNT" },
          deliveryTime: { transitTime: { maxValue: deliveryTerms.countryHours.to / 24 } },
        },
        hasMerchantReturnPolicy: {
          "@type": "MerchantReturnPolicy",
          merchantReturnDays: returnHours((product.l1 ?? product.l0)?.permalink ?? "") / 24,
        },
      },
    })
    expect(dataOf({ ...one, badges: ["made_to_order"] })).toMatchObject({
      offers: { shippingDetails: { deliveryTime: { handlingTime: { minValue: deliveryTerms.madeToOrderDays.from } } } },
    })
  })

  it("quotes buyers' reviews, without those that have no text", () => {
    const reviews = [
      { name: "Сарнай", rating: 5, review: "Дулаан", createdAt: null },
      { name: "Бат", rating: 3, review: "", createdAt: null },
    ]
    expect(dataOf({}, reviews)["review"]).toMatchObject([
      { "@type": "Review", author: { name: "Сарнай" }, reviewRating: { ratingValue: 5 }, reviewBody: "Дулаан" },
    ])
    expect(dataOf()).not.toHaveProperty("review")
  })
})
