/** Structured data of products, brands, vendors, stores and articles, which no name can break out of. */
import { describe, expect, it } from "vitest"
import { brand } from "#book/fixtures/catalogue/brand-list.ts"
import { vendors } from "#book/fixtures/catalogue/vendors.ts"
import { stores } from "#book/fixtures/content/stores.ts"
import { articleData, brandData, storeData, vendorData } from "#app/server/structured-data.ts"
import { productData } from "#app/server/structured-product.ts"
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { Review } from "#domain/entities/catalogue/review.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { defaultSite } from "#domain/rules/shell/default-site.ts"
import { deliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { tugrik } from "#domain/rules/money.ts"
import { usualReturnHours } from "#domain/rules/orders/returns.ts"
import { article, keywords, ports, product, site, twoVariants } from "./page-data.ts"
import { openWithFlags, textAt } from "./test-page-server.ts"

const [first] = product.variants

describe("structured data of a product", () => {
  type VariantData = {
    readonly sku: string
    readonly offers: { readonly price: number; readonly url: string; readonly availability: string }
  }

  const dataOf = (
    changed: Partial<Product> = {},
    reviews: ReadonlyArray<Partial<Review>> = [],
    delivery: Partial<SiteConfig["delivery"]> = {},
  ) =>
    productData(
      {
        product: { ...twoVariants, ...changed },
        keywords,
        reviews: { items: reviews as ReadonlyArray<Review>, page: 1, pages: 1, total: reviews.length },
      },
      {
        description: "Пальто",
        origin: "http://shop.mn",
        to: (path) => `http://shop.mn${path}`,
        config: { ...defaultSite, shippingFee: tugrik(6000), delivery: { ...defaultSite.delivery, ...delivery } },
      },
    )
  const oneVariant = { variants: twoVariants.variants.slice(0, 1) }

  it("groups variants by the options in which they differ, each with its own price and stock", () => {
    const data = dataOf()
    expect(data).toMatchObject({ "@type": "ProductGroup", productGroupID: product.sku })
    expect(data["variesBy"]).toContain("https://schema.org/color")
    const variants = data["hasVariant"] as ReadonlyArray<VariantData>
    expect(variants.map(({ sku, offers }) => [sku, offers.price])).toEqual(
      twoVariants.variants.map(({ sku, sellingPrice }) => [sku, sellingPrice]),
    )
    expect(variants.map(({ offers }) => offers.availability)).toEqual(["https://schema.org/InStock", "https://schema.org/OutOfStock"])
    expect(variants[0]?.offers.url).toBe(`http://shop.mn/products/${product.slug}?variant=${first?.id}`)
  })

  it("has the terms of delivery and return by the rules of the shop", () => {
    expect(dataOf(oneVariant)).toMatchObject({
      "@type": "Product",
      offers: {
        shippingDetails: {
          "@type": "OfferShippingDetails",
          shippingRate: { value: 6000, currency: "MNT" },
          deliveryTime: { transitTime: { maxValue: deliveryTerms.countryHours.to / 24 } },
        },
        hasMerchantReturnPolicy: {
          "@type": "MerchantReturnPolicy",
          merchantReturnDays: usualReturnHours / 24,
        },
      },
    })
    const rateOf = (delivery: Partial<SiteConfig["delivery"]>) => dataOf(oneVariant, [], delivery)["offers"]
    expect(rateOf({ zones: { Ховд: { fee: tugrik(15_000) } } })).toMatchObject({
      shippingDetails: { shippingRate: { minValue: 6000, maxValue: 15_000 } },
    })
    expect(rateOf({ freeFrom: first!.sellingPrice })).toMatchObject({ shippingDetails: { shippingRate: { value: 0 } } })
    expect(dataOf({ ...oneVariant, badges: ["made_to_order"] })).toMatchObject({
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

describe("structured data of a vendor", () => {
  it("has a rating only where it has reviews", () => {
    const [vendor] = vendors
    const dataOf = (changes: object) => vendorData({ ...vendor!, ...changes }, "http://shop.mn", (path) => `http://shop.mn${path}`)
    expect(dataOf({ averageRating: 4.5, totalReviews: 12, phone: "7000 1100" })).toMatchObject({
      "@type": "Organization",
      url: `http://shop.mn/vendor/${vendor!.id}`,
      telephone: "+97670001100",
      aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    })
    expect(dataOf({ totalReviews: 0 })).not.toHaveProperty("aggregateRating")
  })
})

describe("structured data of a brand", () => {
  it("has its tagline, story and logo, and no property without a value [E11]", () => {
    const dataOf = (changes: object) =>
      brandData(
        {
          ...brand,
          code: "nuurlan" as typeof brand.code,
          name: "Нуурлан",
          tagline: "Ноолуур",
          story: "Говиос",
          logo: "/pictures/coat",
          ...changes,
        },
        "http://shop.mn",
        (path) => `http://shop.mn${path}`,
      )
    expect(dataOf({})).toMatchObject({
      "@type": "Brand",
      name: "Нуурлан",
      url: "http://shop.mn/brand/nuurlan",
      slogan: "Ноолуур",
      description: "Говиос",
      logo: "http://shop.mn/pictures/coat-960.jpg",
    })
    expect(Object.keys(dataOf({ tagline: "", story: "", logo: null }))).toEqual(["@context", "@type", "name", "url"])
  })
})

describe("structured data of a store", () => {
  it("has its location, and the hours of each day [S29i]", () => {
    const [store] = stores
    const hours = [
      { weekday: 1, from: 540, to: 1200 },
      { weekday: 6, from: 600, to: 1440 },
    ]
    const data = storeData(
      { ...store!, hours, latitude: 47.9, longitude: 106.9, phone: "7000 1100" },
      site.config,
      (path) => `http://shop.mn${path}`,
    )
    expect(data).toMatchObject({ "@type": "Store", telephone: "+97670001100", geo: { latitude: 47.9, longitude: 106.9 } })
    expect(data["openingHoursSpecification"]).toEqual([
      { "@type": "OpeningHoursSpecification", dayOfWeek: "https://schema.org/Monday", opens: "09:00", closes: "20:00" },
      { "@type": "OpeningHoursSpecification", dayOfWeek: "https://schema.org/Saturday", opens: "10:00", closes: "00:00" },
    ])
  })
})

describe("structured data of an article", () => {
  it("names its author, or the shop as the author of news [S10] [S12]", () => {
    const dataOf = (changes: object) =>
      articleData({ ...article, ...changes }, { config: site.config, origin: "http://shop.mn", url: "http://shop.mn/article/1" })
    expect(dataOf({ kind: "article", author: { ...article.author, name: "Ц. Уянга" } })).toMatchObject({
      "@type": "Article",
      headline: article.title,
      datePublished: article.createdAt,
      author: { "@type": "Person", name: "Ц. Уянга" },
    })
    expect(dataOf({ kind: "news", author: null })).toMatchObject({
      "@type": "NewsArticle",
      author: { "@type": "Organization", name: site.config.brand },
      publisher: { name: site.config.brand },
    })
  })
})

describe("scripts in names", () => {
  const attack = "</script><script>alert(1)</script>"
  const attackedArticle = { ...article, title: attack, summary: attack }
  const attackedProduct = { ...product, title: attack, description: attack }
  const server = openWithFlags(
    { articles: true },
    {
      fetchArticle: () => Promise.resolve({ article: attackedArticle, products: [], related: [] }),
      fetchMedia: () => Promise.resolve({ items: [attackedArticle], page: 1, pages: 1, total: 1 }),
      fetchProduct: async () => ({ ...(await ports.fetchProduct({ slug: product.slug })), product: attackedProduct }),
      fetchFeedProducts: () => Promise.resolve([attackedProduct]),
    },
  )

  it.each([`/article/${article.id}`, `/products/${product.slug}`, "/media.rss", "/en/media.rss", "/feeds/products.xml"])(
    "neither end a script nor begin one in %s",
    async (path) => {
      const shown = await textAt(path, server)
      expect(shown).toContain("alert(1)")
      expect(shown).not.toContain("<script>alert(1)")
      expect(shown).not.toContain("</script><script>")
    },
  )
})
