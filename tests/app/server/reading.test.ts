/** Articles for crawlers: structured data, sitemap, feed. */
import { describe, expect, it } from "vitest"
import { article, get, open, site } from "./test-page-server.ts"

const withArticles = (has: boolean) => {
  const config = { ...site.config, flags: { ...site.config.flags, articles: has } }
  return open({ fetchSite: () => Promise.resolve({ ...site, config }) })
}
const text = async (path: string, server = open()) => (await get(path, {}, server)).text()

describe("articles for crawlers", () => {
  it("say who wrote them and when [S10]", async () => {
    const page = await text(`/article/${article.id}`, withArticles(true))
    expect(page).toContain('"@type":"Article"')
    expect(page).toContain(`"headline":"${article.title}"`)
    expect(page).toContain(`"name":"${article.author?.name}"`)
  })

  it("are missing where there is none", async () => {
    expect((await get("/article/404", {}, withArticles(true))).status).toBe(404)
  })

  it("are in the sitemap and the feed of either language [S12]", async () => {
    expect(await text("/sitemaps/pages.xml", withArticles(true))).toContain(`<loc>http://shop.mn/en/article/${article.id}</loc>`)
    expect(await text("/media.rss")).toContain(`<link>http://shop.mn/article/${article.id}</link>`)
    expect(await text("/en/media.rss")).toContain(`<link>http://shop.mn/en/article/${article.id}</link>`)
  })

  it("leave the shop and its sitemap with their flag [P3]", async () => {
    for (const path of [`/article/${article.id}`, "/author/1"]) expect((await get(path, {}, withArticles(false))).status).toBe(404)
    expect(await text("/sitemaps/pages.xml", withArticles(false))).not.toContain("/article/")
  })
})
