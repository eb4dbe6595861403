/** Structured data of brands, stores and what is read; and scripts in names, which end nothing. */
import { describe, expect, it } from "vitest"
import { brand } from "#book/fixtures/catalogue/brand-list.ts"
import { stores } from "#book/fixtures/content/stores.ts"
import { articleData, brandData, storeData } from "#app/server/structured-data.ts"
import { article, get, open, ports, product, site } from "./test-page-server.ts"

const text = async (path: string, server = open()) => (await get(path, {}, server)).text()

describe("structured data of a brand", () => {
  it("tells its story, and nothing that it does not have [E11]", () => {
    const of = (changes: object) =>
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
    expect(of({})).toMatchObject({
      "@type": "Brand",
      name: "Нуурлан",
      url: "http://shop.mn/brand/nuurlan",
      slogan: "Ноолуур",
      description: "Говиос",
      logo: "http://shop.mn/pictures/coat-960.jpg",
    })
    expect(Object.keys(of({ tagline: "", story: "", logo: null }))).toEqual(["@context", "@type", "name", "url"])
  })
})

describe("structured data of a store", () => {
  it("says where it is, and the hours of each day [S29i]", () => {
    const [one] = stores
    const hours = [
      { weekday: 1, from: 540, to: 1200 },
      { weekday: 6, from: 600, to: 1440 },
    ]
    const data = storeData(
      { ...one!, hours, latitude: 47.9, longitude: 106.9, phone: "7000 1100" },
      site.config,
      (path) => `http://shop.mn${path}`,
    )
    expect(data).toMatchObject({ "@type": "Store", telephone: "+976 7000 1100", geo: { latitude: 47.9, longitude: 106.9 } })
    expect(data["openingHoursSpecification"]).toEqual([
      { "@type": "OpeningHoursSpecification", dayOfWeek: "https://schema.org/Monday", opens: "09:00", closes: "20:00" },
      { "@type": "OpeningHoursSpecification", dayOfWeek: "https://schema.org/Saturday", opens: "10:00", closes: "00:00" },
    ])
  })
})

describe("structured data of what is read", () => {
  it("is an article by its author, or news of the shop [S10] [S12]", () => {
    const of = (changes: object) =>
      articleData({ ...article, ...changes }, { config: site.config, origin: "http://shop.mn", url: "http://shop.mn/article/1" })
    expect(of({ kind: "article", author: { ...article.author, name: "Ц. Уянга" } })).toMatchObject({
      "@type": "Article",
      headline: article.title,
      datePublished: article.createdAt,
      author: { "@type": "Person", name: "Ц. Уянга" },
    })
    expect(of({ kind: "news", author: null })).toMatchObject({
      "@type": "NewsArticle",
      author: { "@type": "Organization", name: site.config.brand },
      publisher: { name: site.config.brand },
    })
  })
})

describe("scripts in names", () => {
  const attack = "</script><script>alert(1)</script>"
  const attacked = { ...article, title: attack, summary: attack }
  const shopOf = () => {
    const config = { ...site.config, flags: { ...site.config.flags, articles: true } }
    return open({
      fetchSite: () => Promise.resolve({ ...site, config }),
      fetchArticle: () => Promise.resolve({ article: attacked, products: [], related: [] }),
      fetchMedia: () => Promise.resolve({ items: [attacked], page: 1, pages: 1, total: 1 }),
      fetchProduct: async () => ({
        ...(await ports.fetchProduct({ slug: product.slug })),
        product: { ...product, title: attack, description: attack },
      }),
      fetchFeedProducts: () => Promise.resolve([{ ...product, title: attack, description: attack }]),
    })
  }

  it.each([`/article/${article.id}`, `/products/${product.slug}`, "/media.rss", "/en/media.rss", "/feeds/products.xml"])(
    "end no script and begin none in %s",
    async (path) => {
      const shown = await text(path, shopOf())
      expect(shown).toContain("alert(1)")
      expect(shown).not.toContain("<script>alert(1)")
      expect(shown).not.toContain("</script><script>")
    },
  )
})
