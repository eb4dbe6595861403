/** Calls of comments on articles and news. */
import { describe, expect, it } from "vitest"
import { plain, type Trial } from "#tests/contract/test-backend.ts"

type Read = { readonly comments: ReadonlyArray<{ readonly id: number; readonly name: string; readonly comment: string; readonly mine: boolean }>; readonly total_count: number; readonly pages: number }

export const commentCalls = (shop: () => Trial): void => {
  describe("comments on articles and news", () => {
    const first = async (kind: "articles" | "news") => {
      const body = plain((await shop().call("GET", `/api/v2/${kind}`)).body) as { readonly [name: string]: ReadonlyArray<{ readonly id: number }> }
      return `/api/v2/${kind}/${body[kind]?.[0]?.id}/comments`
    }
    const read = async (path: string, headers = {}) => plain((await shop().call("GET", path, { headers })).body) as Read

    it.each(["articles", "news"] as const)("are written, read newest first, and deleted: %s [E20] [E21]", async (kind) => {
      const [somebody, other] = [await shop().somebody(), await shop().somebody()]
      const path = await first(kind)
      const write = (comment: string) => shop().call("POST", path, { headers: somebody.headers, body: { comment } })
      expect((await write("Эхнийх")).status).toBe(201)
      const { body } = await write(" <b>Сайн</b>\nбайна ")
      expect(body).toMatchObject({ comment: "<b>Сайн</b>\nбайна", name: "Бат", mine: true })
      expect((await read(path)).comments.map(({ comment, mine }) => [comment, mine])).toEqual([["<b>Сайн</b>\nбайна", false], ["Эхнийх", false]])
      const { comments } = await read(path, somebody.headers)
      expect(comments.every(({ mine }) => mine)).toBe(true)
      const one = `/api/v2/comments/${comments[0]?.id}`
      expect((await shop().call("DELETE", one, { headers: other.headers })).status).toBe(404)
      expect((await shop().call("DELETE", one, { headers: somebody.headers })).status).toBe(200)
      expect((await shop().call("DELETE", one, { headers: somebody.headers })).status).toBe(404)
      expect(await read(path)).toMatchObject({ total_count: 1, comments: [{ comment: "Эхнийх" }] })
    })

    it("come by pages", async () => {
      const somebody = await shop().somebody()
      const path = (await first("articles")).replace(/\d+(?=\/comments)/u, "2")
      await shop().db.query(
        `insert into comments (article_id, user_id, name, comment, created_at) select 2, $1, 'Бат', 'Дугаар ' || n, timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 21) n`,
        [somebody.id],
      )
      const kind = (await shop().db.query<{ kind: string }>("select kind from articles where id = 2"))[0]?.kind
      const own = kind === "news" ? path.replace("articles", "news") : path
      const [page, next] = [await read(own), await read(`${own}?page=2`)]
      expect([page.comments.length, page.comments[0]?.comment, page.pages, next.comments.map(({ comment }) => comment)]).toEqual([20, "Дугаар 21", 2, ["Дугаар 1"]])
    })

    it("are refused from visitors, empty, too long, too often and on nothing", async () => {
      const somebody = await shop().somebody()
      const path = await first("articles")
      const status = async (comment: string, at = path, headers: Readonly<Record<string, string>> = somebody.headers) =>
        (await shop().call("POST", at, { headers, body: { comment } })).status
      expect(await status("Сайн", path, {})).toBe(401)
      expect([await status(" "), await status("а".repeat(1001))]).toEqual([422, 422])
      expect(await status("Сайн", "/api/v2/news/999999999/comments")).toBe(404)
      expect((await shop().call("GET", "/api/v2/articles/none/comments")).status).toBe(404)
      for (let at = 0; at < 10; at += 1) expect(await status(`Дугаар ${at}`)).toBe(201)
      expect(await status("Дахиад")).toBe(429)
    })
  })
}
