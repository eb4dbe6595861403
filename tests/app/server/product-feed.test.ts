/** Product feed of the page server. */
import { describe, expect, it } from "vitest"
import { productFeed } from "#app/server/product-feed.ts"
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { tugrik } from "#domain/rules/money.ts"
import { product, site, twoVariants, type ports } from "./page-data.ts"
import { open, textAt } from "./test-page-server.ts"

const [first] = product.variants

const feedServer = (products: ReadonlyArray<Product>) => open({ fetchFeedProducts: () => Promise.resolve(products) })

/** Values of a field in a feed, in order. */
const fields = (xml: string, name: string): ReadonlyArray<string> =>
  [...xml.matchAll(new RegExp(`<g:${name}>([^<]*)</g:${name}>`, "gu"))].map(([, value = ""]) => value)

describe("product feed", () => {
  it("has an item for each variant with its price, stock, group and delivery", async () => {
    const feed = await textAt("/feeds/products.xml", feedServer([twoVariants]))
    expect(fields(feed, "id")).toEqual(twoVariants.variants.map(({ sku }) => sku))
    expect(fields(feed, "item_group_id")).toEqual([product.sku, product.sku])
    expect(fields(feed, "availability")).toEqual(["in_stock", "out_of_stock"])
    expect(fields(feed, "price")).toEqual(twoVariants.variants.flatMap(({ price }) => [`${price} MNT`, `${site.config.shippingFee} MNT`]))
    expect(fields(feed, "link")[0]).toBe(`http://shop.mn/products/${product.slug}?variant=${first?.id}`)
    const englishFeed = await textAt("/en/feeds/products.xml", feedServer([twoVariants]))
    expect(fields(englishFeed, "link")[0]).toContain("http://shop.mn/en/products/")
  })

  it("has the fee of the place that costs the most, and none from the price of a free delivery on", () => {
    const variants = [70_000, 90_000].map((price) => ({ ...first!, price: tugrik(price), sellingPrice: tugrik(price) }))
    const delivery = { ...site.config.delivery, zones: { Ховд: { fee: tugrik(15_000) } }, freeFrom: tugrik(90_000) }
    const feed = productFeed([{ ...product, variants }], {
      config: { ...site.config, delivery },
      origin: "http://shop.mn",
      locale: "mn",
      now: "2026-11-01T00:00:00.000Z" as Instant,
    })
    expect(fields(feed.text, "price")).toEqual(["70000 MNT", "15000 MNT", "90000 MNT", "0 MNT"])
  })

  it("has the price of a variant on sale, with the dates of the sale", async () => {
    const [from, until] = ["2026-11-01T00:00:00.000Z" as Instant, "2026-12-01T00:00:00.000Z" as Instant]
    const cheaper: Product = {
      ...product,
      saleStartAt: from,
      saleExpireAt: until,
      variants: [{ ...first!, price: tugrik(100_000), sellingPrice: tugrik(80_000) }],
    }
    const feed = await textAt("/feeds/products.xml", feedServer([cheaper]))
    expect([fields(feed, "price")[0], fields(feed, "sale_price"), fields(feed, "sale_price_effective_date")]).toEqual([
      "100000 MNT",
      ["80000 MNT"],
      ["2026-11-01T00:00:00.000Z/2026-12-01T00:00:00.000Z"],
    ])
    expect(fields(feed, "item_group_id")).toEqual([])
  })

  it("has no sale price before a sale that never ends, and none after a sale [I3]", async () => {
    const [past, future] = ["2020-01-01T00:00:00.000Z" as Instant, "2999-01-01T00:00:00.000Z" as Instant]
    const variants = [{ ...first!, price: tugrik(100_000), sellingPrice: tugrik(80_000) }]
    const salePrices = async (dates: Partial<Pick<Product, "saleStartAt" | "saleExpireAt">>) => {
      const reduced = { ...product, saleStartAt: null, saleExpireAt: null, variants, ...dates }
      const feed = await textAt("/feeds/products.xml", feedServer([reduced]))
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

  it("escapes the title and strips the description", async () => {
    const feed = await textAt(
      "/feeds/products.xml",
      feedServer([{ ...product, title: '<b>Цамц</b> & \u0007"хямд"', description: "<script>alert(1)</script>" }]),
    )
    expect(fields(feed, "title")[0]).toContain("&lt;b&gt;Цамц&lt;/b&gt; &amp; &quot;хямд&quot;")
    expect(feed).not.toContain("<script")
    expect(feed).not.toContain("\u0007")
  })

  it("fetches products by hundreds", async () => {
    const requests: number[] = []
    const items = Array.from({ length: 250 }, () => ({ id: product.id, slug: product.slug, changedAt: null }))
    const fetchFeedProducts = ({ ids }: { readonly ids: ReadonlyArray<number> }) => {
      requests.push(ids.length)
      return Promise.resolve([])
    }
    const server = open({
      fetchProductAddresses: ({ page }) => Promise.resolve({ items, page, pages: 1, total: 250 }),
      fetchFeedProducts: fetchFeedProducts as unknown as typeof ports.fetchFeedProducts,
    })
    await textAt("/feeds/products.xml", server)
    expect(requests).toEqual([100, 100, 50])
  })
})
