/** Administration of content: news and authors, and the publication of articles. */
import { describe, expect, it } from "vitest"
import { plain, type Trial } from "#tests/contract/support/test-backend.ts"
import { complete, writingSteps, type ArticleBody, type Headers } from "./writing-steps.ts"

export const articleAdministration = (shop: () => Trial): void => {
  const { admin, change, create, published } = writingSteps(shop)

  describe("news and authors", () => {
    it("are added by administrators, who are no shoppers [C12] [C14]", async () => {
      const { headers } = await shop().somebody()
      expect((await shop().call("POST", "/api/v2/news", { headers, body: complete })).status).toBe(403)
      expect((await shop().call("POST", "/api/v2/authors", { headers, body: { name: "Бат" } })).status).toBe(403)
      const news = await shop().call("POST", "/api/v2/news", { headers: await admin(), body: { ...complete, state: "published" } })
      expect(news.status).toBe(201)
      expect((await shop().call("GET", `/api/v2/news/${String(plain(news.body["id"]))}`)).status).toBe(200)
      const author = await shop().call("POST", "/api/v2/authors", { headers: await admin(), body: { name: "Ц. Уянга", about: "Тогооч." } })
      expect([author.status, author.body]).toMatchObject([201, { name: "Ц. Уянга", about: "Тогооч.", followers_count: 0 }])
      await shop().db.query("delete from articles where id = $1", [Number(plain(news.body["id"]))])
    })

    it("name the author of a user, who must exist [C14]", async () => {
      const writer = await shop().somebody()
      await published(writer.headers)
      const { body } = await shop().call("POST", "/api/v2/authors", {
        headers: await admin(),
        body: { name: "Батын Дорж", user_id: writer.id },
      })
      expect(body).toMatchObject({ name: "Батын Дорж", articles_count: 1 })
      const unknown = { name: "Хэн ч биш", user_id: 999_999_999 }
      expect((await shop().call("POST", "/api/v2/authors", { headers: await admin(), body: unknown })).status).toBe(404)
    })
  })

  describe("the website's administration", () => {
    const list = async (headers: Headers, query: string) => {
      const { status, body } = await shop().call("GET", `/api/v2/website/articles?${query}`, { headers })
      return { status, items: (plain(body["articles"]) ?? []) as ReadonlyArray<ArticleBody> }
    }

    it("lists a waiting article, publishes it, and takes it back [C12]", async () => {
      const writer = await shop().somebody()
      const { article } = await create(writer.headers, { ...complete, state: "waiting" })
      const by = await admin()
      const put = (state: string) => shop().call("PUT", `/api/v2/website/articles/${article.id}`, { headers: by, body: { state } })
      expect((await list(by, "state=waiting")).items.map(({ id }) => id)).toContain(article.id)
      expect((await put("published")).body).toMatchObject({ state: "published", title: complete.title })
      expect((await list(by, "state=published")).items[0]?.id).toBe(article.id)
      expect((await shop().call("GET", `/api/v2/articles/${article.id}`)).status).toBe(200)
      expect((await put("draft")).body).toMatchObject({ state: "draft", title: complete.title })
      expect((await shop().call("GET", `/api/v2/articles/${article.id}`)).status).toBe(404)
      expect((await list(by, "state=published")).items.map(({ id }) => id)).not.toContain(article.id)
    })

    it("publishes no other text than was read [C12]", async () => {
      const writer = await shop().somebody()
      const { article } = await create(writer.headers, { ...complete, state: "waiting" })
      const by = await admin()
      const [seen] = (await list(by, "state=waiting")).items.filter(({ id }) => id === article.id)
      await change(writer.headers, article.id, { ...complete, title: "Зар", state: "waiting" }, "?edit=true")
      const put = (revision: number | undefined) =>
        shop().call("PUT", `/api/v2/website/articles/${article.id}`, { headers: by, body: { state: "published", seen: revision } })
      expect((await put(seen?.revision)).status).toBe(422)
      expect((await shop().call("GET", `/api/v2/articles/${article.id}`)).status).toBe(404)
      const [again] = (await list(by, "state=waiting")).items.filter(({ id }) => id === article.id)
      expect((await put(again?.revision)).body).toMatchObject({ state: "published", title: "Зар" })
    })

    it("writes, changes and takes back news [C12]", async () => {
      const by = await admin()
      const created = await shop().call("POST", "/api/v2/news", {
        headers: by,
        body: { ...complete, title: "Шинэ салбар", state: "draft" },
      })
      const id = Number(plain(created.body["id"]))
      expect((await list(by, "kind=news&state=draft")).items.map((item) => item.id)).toEqual([id])
      expect((await shop().call("GET", `/api/v2/news/${id}`)).status).toBe(404)
      const changed = await shop().call("PUT", `/api/v2/website/articles/${id}?edit=true`, {
        headers: by,
        body: { ...complete, title: "Налайхад шинэ салбар", state: "published" },
      })
      expect(changed.body).toMatchObject({ state: "published", title: "Налайхад шинэ салбар", kind: "news" })
      expect((await shop().call("GET", `/api/v2/website/articles/${id}`, { headers: by })).body).toMatchObject({
        title: "Налайхад шинэ салбар",
      })
      expect((await shop().call("GET", `/api/v2/news/${id}`)).status).toBe(200)
      expect((await shop().call("PUT", `/api/v2/website/articles/${id}`, { headers: by, body: { state: "draft" } })).status).toBe(200)
      expect((await shop().call("GET", `/api/v2/news/${id}`)).status).toBe(404)
      await shop().db.query("delete from articles where id = $1", [id])
    })

    const incomplete = { title: "Гарчиг", summary: "", body: { blocks: [] }, tags: [] }
    const publish = (headers: Headers, id: number) =>
      shop().call("PUT", `/api/v2/website/articles/${id}`, { headers, body: { state: "published" } })

    it("is closed to visitors and shoppers [C12]", async () => {
      const { headers } = await shop().somebody()
      const { article } = await create(headers)
      for (const path of ["/api/v2/website/articles", `/api/v2/website/articles/${article.id}`]) {
        expect([(await shop().call("GET", path)).status, (await shop().call("GET", path, { headers })).status]).toEqual([401, 403])
      }
      expect((await publish(headers, article.id)).status).toBe(403)
    })

    it("publishes no incomplete and no unknown article [C12]", async () => {
      const { article } = await create((await shop().somebody()).headers, incomplete)
      expect((await publish(await admin(), article.id)).status).toBe(422)
      expect((await publish(await admin(), 999_999_999)).status).toBe(404)
    })
  })
}
