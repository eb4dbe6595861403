/** Articles for crawlers: structured data, sitemap, feed. */
import { describe, expect, it } from "vitest"
import { feed } from "#app/server/feed.ts"
import { site } from "#book/fixtures/shell/site.ts"
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

  it("leave out of the feed what XML does not allow, which would make it unreadable [S12]", () => {
    const { text } = feed("http://shop.mn", site.config, [{ ...article, title: "Ноолуур\u000B & \u0007цай" }], "mn")
    expect(text).toContain("<title>Ноолуур &amp; цай</title>")
  })

  it("are absent from the shop and its sitemap where their flag is off [P3]", async () => {
    for (const path of [`/article/${article.id}`, "/author/1"]) expect((await get(path, {}, withoutArticles)).status).toBe(404)
    expect(await textAt("/sitemaps/pages.xml", withoutArticles)).not.toContain("/article/")
  })
})
