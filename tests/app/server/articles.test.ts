/** Articles for crawlers: structured data, sitemap, feed. */
import { describe, expect, it } from "vitest"
import { article } from "./page-data.ts"
import { get, openWithFlags, textAt } from "./test-page-server.ts"

const withArticles = openWithFlags({ articles: true })
const withoutArticles = openWithFlags({ articles: false })

describe("articles for crawlers", () => {
  it("have headline and author as structured data [S10]", async () => {
    const page = await textAt(`/article/${article.id}`, withArticles)
    expect(page).toContain('"@type":"Article"')
    expect(page).toContain(`"headline":"${article.title}"`)
    expect(page).toContain(`"name":"${article.author?.name}"`)
  })

  it("are not found by an unknown id", async () => {
    expect((await get("/article/404", {}, withArticles)).status).toBe(404)
  })

  it("are in the sitemap and the feed of either language [S12]", async () => {
    expect(await textAt("/sitemaps/pages.xml", withArticles)).toContain(`<loc>http://shop.mn/en/article/${article.id}</loc>`)
    expect(await textAt("/media.rss")).toContain(`<link>http://shop.mn/article/${article.id}</link>`)
    expect(await textAt("/en/media.rss")).toContain(`<link>http://shop.mn/en/article/${article.id}</link>`)
  })

  it("are absent from the shop and its sitemap where their flag is off [P3]", async () => {
    for (const path of [`/article/${article.id}`, "/author/1"]) expect((await get(path, {}, withoutArticles)).status).toBe(404)
    expect(await textAt("/sitemaps/pages.xml", withoutArticles)).not.toContain("/article/")
  })
})
