/** Calls of readers: followed authors and bookmarks. */
import { describe, expect, it } from "vitest"
import { plain, type Trial } from "#tests/contract/support/test-backend.ts"
import { writingSteps, type ArticleBody, type Headers } from "./writing-steps.ts"

export const readerCalls = (shop: () => Trial): void => {
  const { published } = writingSteps(shop)

  describe("authors", () => {
    it("are followed and unfollowed, once by each reader [C14]", async () => {
      const [reader, other] = [await shop().somebody(), await shop().somebody()]
      const put = (headers: Headers, action: "follow" | "unfollow", id = 2) =>
        shop().call("PUT", `/api/v2/authors/${id}/${action}`, { headers })
      await put(reader.headers, "follow")
      expect((await put(reader.headers, "follow")).body).toMatchObject({ followed: true, followers_count: 1 })
      expect((await put(other.headers, "follow")).body).toMatchObject({ followers_count: 2 })
      expect((await shop().call("GET", "/api/v2/authors/2")).body).toMatchObject({ followed: false, followers_count: 2 })
      expect((await shop().call("GET", "/api/v2/authors/2", { headers: other.headers })).body).toMatchObject({ followed: true })
      expect((await put(other.headers, "unfollow")).body).toMatchObject({ followed: false, followers_count: 1 })
      expect((await put(reader.headers, "follow", 999_999)).status).toBe(404)
    })
  })

  describe("bookmarks of articles", () => {
    it("are listed for their reader, the latest first, until removed [C20]", async () => {
      const [reader, other] = [await shop().somebody(), await shop().somebody()]
      const ids = [await published(reader.headers), await published(reader.headers)]
      const post = (body: object, headers = reader.headers) => shop().call("POST", "/api/v2/bookmarks", { headers, body })
      const saved = async (headers = reader.headers, query = "") => {
        const { body } = await shop().call("GET", `/api/v2/bookmarks${query}`, { headers })
        const bookmarks = plain(body["bookmarks"]) as ReadonlyArray<{
          readonly id: number
          readonly type: string
          readonly article: ArticleBody
        }>
        return bookmarks.map(({ id, type, article }) => [id, type, article.title])
      }
      expect((await post({ id: ids[0] })).body).toEqual({ id: ids[0], type: "article", saved: true })
      shop().wait(1)
      await post({ id: ids[1], type: "article" })
      await post({ id: ids[1], type: "article" })
      expect(await saved()).toEqual([
        [ids[1], "article", "Гэрийн талх"],
        [ids[0], "article", "Гэрийн талх"],
      ])
      expect(await saved(reader.headers, `?id=${ids[0]}`)).toEqual([[ids[0], "article", "Гэрийн талх"]])
      expect(await saved(other.headers)).toEqual([])
      await post({ id: ids[1], saved: false })
      expect(await saved()).toEqual([[ids[0], "article", "Гэрийн талх"]])
    })

    it("are refused from visitors, of unknown articles, and of an article as news [C20]", async () => {
      const { headers } = await shop().somebody()
      const id = await published(headers)
      const status = async (body: object, by: Headers = headers) =>
        (await shop().call("POST", "/api/v2/bookmarks", { headers: by, body })).status
      expect([await status({ id }, {}), await status({ id: 999_999 }), await status({ id, type: "news" })]).toEqual([401, 404, 404])
    })
  })
}
