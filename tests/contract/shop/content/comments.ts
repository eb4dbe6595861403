/** Calls of comments on articles and news. */
import { describe, expect, it } from "vitest"
import { plain, type Trial } from "#tests/contract/support/test-backend.ts"

type CommentRow = { readonly id: number; readonly name: string; readonly comment: string; readonly mine: boolean }
type CommentList = { readonly comments: ReadonlyArray<CommentRow>; readonly total_count: number; readonly pages: number }

export const commentCalls = (shop: () => Trial): void => {
  describe("comments on articles and news", () => {
    /** Path of the comments on an article or news item on which the demo has none. */
    const pathOfUncommented = async (kind: "articles" | "news") => {
      const body = plain((await shop().call("GET", `/api/v2/${kind}`)).body) as {
        readonly [name: string]: ReadonlyArray<{ readonly id: number }>
      }
      return `/api/v2/${kind}/${body[kind]?.at(-1)?.id}/comments`
    }
    /** Path of the comments on an article or news item by its id. */
    const pathOf = async (id: number) => {
      const [row] = await shop().db.query<{ kind: string }>("select kind from articles where id = $1", [id])
      return `/api/v2/${row?.kind === "news" ? "news" : "articles"}/${id}/comments`
    }
    const read = async (path: string, headers = {}) => plain((await shop().call("GET", path, { headers })).body) as CommentList

    it.each(["articles", "news"] as const)("are written, read newest first, and deleted: %s [E20] [E21]", async (kind) => {
      const [somebody, other] = [await shop().somebody(), await shop().somebody()]
      const path = await pathOfUncommented(kind)
      const write = (comment: string) => shop().call("POST", path, { headers: somebody.headers, body: { comment } })
      expect((await write("Эхнийх")).status).toBe(201)
      const { body } = await write(" <b>Сайн</b>\nбайна ")
      expect(body).toMatchObject({ comment: "<b>Сайн</b>\nбайна", name: "Бат", mine: true })
      expect((await read(path)).comments.map(({ comment, mine }) => [comment, mine])).toEqual([
        ["<b>Сайн</b>\nбайна", false],
        ["Эхнийх", false],
      ])
      const { comments } = await read(path, somebody.headers)
      expect(comments.every(({ mine }) => mine)).toBe(true)
      const remove = async (by: typeof somebody) =>
        (await shop().call("DELETE", `/api/v2/comments/${comments[0]?.id}`, { headers: by.headers })).status
      expect([await remove(other), await remove(somebody), await remove(somebody)]).toEqual([404, 200, 404])
      expect(await read(path)).toMatchObject({ total_count: 1, comments: [{ comment: "Эхнийх" }] })
    })

    it("of the demo stand under the articles of which they speak", async () => {
      const rows = await shop().db.query<{ slug: string; comment: string }>(
        `select a.slug, c.comment from comments c join articles a on a.id = c.article_id join users u on u.id = c.user_id
         where u.is_demo and c.reply_id is null order by c.id`,
      )
      expect(rows.map(({ slug }) => slug)).toEqual(["nooluur-archilgaa", "nooluur-archilgaa", "udun-kurtik", "suutei-tsai"])
      expect(rows[0]?.comment).toContain("Гялгар уут")
    })

    it("are listed by pages", async () => {
      const somebody = await shop().somebody()
      const path = await pathOf(2)
      await shop().db.query(
        `insert into comments (article_id, user_id, name, comment, created_at)
         select 2, $1, 'Бат', 'Дугаар ' || n, timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 21) n`,
        [somebody.id],
      )
      const [page, next] = [await read(path), await read(`${path}?page=2`)]
      expect([page.comments.length, page.comments[0]?.comment, page.pages]).toEqual([20, "Дугаар 21", 2])
      expect(next.comments.map(({ comment }) => comment)).toEqual(["Дугаар 1"])
    })

    it("have replies of one level, which follow them and go with them [C13]", async () => {
      const [somebody, other] = [await shop().somebody(), await shop().somebody()]
      const path = await pathOf(1)
      const write = async (comment: string) => {
        const { body } = await shop().call("POST", path, { headers: somebody.headers, body: { comment } })
        return Number(plain(body["id"]))
      }
      const reply = (replyId: number, comment: string) =>
        shop().call("POST", "/api/v2/comments", { headers: other.headers, body: { reply_id: replyId, comment } })
      const [older, newer] = [await write("Өмнөх"), await write("Дараах")]
      const first = await reply(older, "Хариу")
      expect([first.status, first.body]).toMatchObject([201, { reply_id: older, comment: "Хариу" }])
      expect((await reply(Number(plain(first.body["id"])), "Хариуны хариу")).body).toMatchObject({ reply_id: older })
      expect((await read(path)).comments.map(({ comment }) => comment).slice(0, 4)).toEqual(["Дараах", "Өмнөх", "Хариу", "Хариуны хариу"])
      await shop().call("DELETE", `/api/v2/comments/${older}`, { headers: somebody.headers })
      const left = (await read(path)).comments
      expect(left.filter(({ id, comment }) => id === older || comment.startsWith("Хариу"))).toEqual([])
      expect(left[0]?.id).toBe(newer)
    })

    it("have no empty reply, and none to an unknown comment [C13]", async () => {
      const { headers } = await shop().somebody()
      const { body } = await shop().call("POST", await pathOf(1), { headers, body: { comment: "Асуулт" } })
      const status = async (replyId: unknown, comment: string) =>
        (await shop().call("POST", "/api/v2/comments", { headers, body: { reply_id: replyId, comment } })).status
      expect([await status(999_999_999, "Хэнд"), await status(plain(body["id"]), " ")]).toEqual([404, 422])
    })

    it("are rated once by each reader, and not by their writer [C13]", async () => {
      const [somebody, other, third] = [await shop().somebody(), await shop().somebody(), await shop().somebody()]
      const path = await pathOfUncommented("articles")
      const written = await shop().call("POST", path, { headers: somebody.headers, body: { comment: "Үнэлээрэй" } })
      const address = `/api/v2/comments/${Number(plain(written.body["id"]))}/review`
      const rate = (rating: number, headers = other.headers) => shop().call("PUT", address, { headers, body: { rating } })
      await rate(2)
      expect((await rate(5)).body).toMatchObject({ rating: 5, ratings_count: 1, own_rating: 5 })
      expect((await rate(4, third.headers)).body).toMatchObject({ rating: 4.5, ratings_count: 2, own_rating: 4 })
      expect((await read(path, other.headers)).comments[0]).toMatchObject({ rating: 4.5, own_rating: 5 })
      expect((await rate(0)).body).toMatchObject({ rating: 4, ratings_count: 1, own_rating: 0 })
      const visitor = await shop().call("PUT", address, { body: { rating: 5 } })
      expect([(await rate(6)).status, (await rate(5, somebody.headers)).status, visitor.status]).toEqual([422, 422, 401])
    })

    it("are refused from visitors, if empty or too long, and on unknown articles", async () => {
      const somebody = await shop().somebody()
      const path = await pathOfUncommented("articles")
      const status = async (comment: string, at = path, headers: Readonly<Record<string, string>> = somebody.headers) =>
        (await shop().call("POST", at, { headers, body: { comment } })).status
      expect(await status("Сайн", path, {})).toBe(401)
      expect([await status(" "), await status("а".repeat(1001))]).toEqual([422, 422])
      expect(await status("Сайн", "/api/v2/news/999999999/comments")).toBe(404)
      expect((await shop().call("GET", "/api/v2/articles/none/comments")).status).toBe(404)
    })

    it("are limited to ten in a while by person", async () => {
      const { headers } = await shop().somebody()
      const path = await pathOfUncommented("articles")
      const write = async (comment: string) => (await shop().call("POST", path, { headers, body: { comment } })).status
      for (let at = 0; at < 10; at += 1) expect(await write(`Дугаар ${at}`)).toBe(201)
      expect(await write("Дахиад")).toBe(429)
    })
  })
}
