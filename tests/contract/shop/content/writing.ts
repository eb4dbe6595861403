/** Calls of writing and of readers: articles of shoppers, pictures, bookmarks, followed authors. */
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { asClient, plain, type Trial } from "#tests/contract/support/test-backend.ts"

type Headers = Readonly<Record<string, string>>
type ArticleBody = {
  readonly id: number
  readonly title: string
  readonly state: string
  readonly image: { readonly src: string } | null
  readonly author: { readonly id: number; readonly name: string } | null
  readonly body: { readonly blocks: ReadonlyArray<unknown> }
}

const plainPicture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#a72" } })
const paragraphOf = (text: string) => ({ type: "paragraph", content: [{ text }] })
const complete = {
  title: "Гэрийн талх",
  summary: "Өглөө шинэ талхтай босохын тулд.",
  body: { blocks: [paragraphOf("Гурил, ус, давс, хөрөнгө.")] },
  tags: ["jor"],
}

export const writingCalls = (shop: () => Trial): void => {
  const admin = async (): Promise<Headers> => {
    const credentials = { grant_type: "password", username: "admin@example.mn", password: "Demo-2026" }
    const { body } = await shop().call("POST", "/oauth/token", { body: credentials, headers: asClient })
    return { authorization: `Bearer ${String(plain(body["access_token"]))}` }
  }
  const create = async (headers: Headers, body: object = complete) => {
    const answer = await shop().call("POST", "/api/v2/articles", { headers, body })
    return { status: answer.status, article: plain(answer.body) as ArticleBody }
  }
  const change = (headers: Headers, id: number, body: object, query = "") =>
    shop().call("PUT", `/api/v2/articles/${id}${query}`, { headers, body })
  const published = async (headers: Headers) => {
    const { article } = await create(headers, { ...complete, state: "waiting" })
    await change(await admin(), article.id, { state: "published" })
    return article.id
  }

  describe("articles of shoppers", () => {
    it("are visible to their writer alone until the shop publishes them [C11] [S17]", async () => {
      const [writer, other] = [await shop().somebody(), await shop().somebody()]
      const { status, article } = await create(writer.headers, { title: "", summary: "", body: { blocks: [] }, tags: [] })
      expect([status, article.state, article.title]).toEqual([201, "draft", ""])
      const path = `/api/v2/articles/${article.id}`
      expect((await shop().call("GET", path)).status).toBe(404)
      expect((await shop().call("GET", `${path}?edit=true`)).status).toBe(404)
      expect((await shop().call("GET", `${path}?edit=true`, { headers: other.headers })).status).toBe(404)
      expect((await shop().call("GET", `${path}?edit=true`, { headers: writer.headers })).status).toBe(200)
      expect((await change(other.headers, article.id, { ...complete }, "?edit=true")).status).toBe(404)

      expect((await change(writer.headers, article.id, { state: "waiting" })).status).toBe(422)
      const sent = plain((await change(writer.headers, article.id, { ...complete, state: "waiting" }, "?edit=true")).body) as ArticleBody
      expect([sent.state, sent.title, sent.author?.name]).toEqual(["waiting", "Гэрийн талх", "Д. Бат"])
      const { body } = await shop().call("GET", "/api/v2/articles/mine", { headers: writer.headers })
      const mine = plain(body) as { readonly articles: ReadonlyArray<ArticleBody> }
      expect(mine.articles.map(({ id, state }) => [id, state])).toEqual([[article.id, "waiting"]])

      expect((await change(writer.headers, article.id, { state: "published" })).status).toBe(403)
      expect((await shop().call("GET", path)).status).toBe(404)
      expect((await change(await admin(), article.id, { state: "published" })).status).toBe(200)
      expect((await shop().call("GET", path)).status).toBe(200)

      // A changed text waits for the shop again, so that readers see only what it has published.
      await change(writer.headers, article.id, { ...complete, title: "Өөр", state: "waiting" }, "?edit=true")
      expect((await shop().call("GET", path)).status).toBe(404)
      await change(writer.headers, article.id, { state: "draft" })
      expect((await shop().call("GET", `${path}?edit=true`, { headers: writer.headers })).body["article"]?.["state"]).toBe("draft")
    })

    it("are refused where the shop would not show them [C11]", async () => {
      const { headers } = await shop().somebody()
      const status = async (body: object) => (await create(headers, { ...complete, state: "waiting", ...body })).status
      expect((await shop().call("POST", "/api/v2/articles", { body: complete })).status).toBe(401)
      for (const incomplete of [{ title: " " }, { summary: "" }, { body: { blocks: [] } }, { title: "а".repeat(121) }]) {
        expect([incomplete, await status(incomplete)]).toEqual([incomplete, 422])
      }
      expect([await status({ tags: ["байхгүй"] }), await status({ state: "published" })]).toEqual([422, 403])
      const link = (href: string) => ({ body: { blocks: [{ type: "paragraph", content: [{ text: "Энд", href }] }] } })
      expect([await status(link("javascript:alert(1)")), await status(link("//evil.example"))]).toEqual([422, 422])
      expect(await status(link("https://example.mn"))).toBe(201)
      expect(await status({ body: { blocks: [{ type: "html", content: "<b>" }] } })).toBe(422)
      const foreignPicture = { type: "image", src: "/pictures/nooluuran-tsamts", alt: "Цамц" }
      expect(await status({ body: { blocks: [paragraphOf("Энд"), foreignPicture] } })).toBe(422)
    })

    it("are off with the flag [P3]", async () => {
      const { headers } = await shop().somebody()
      const { flags } = shop().config.site
      Object.assign(flags, { articles: false })
      const calls = [
        ["POST", "/api/v2/articles"],
        ["GET", "/api/v2/articles/mine"],
        ["GET", "/api/v2/bookmarks"],
        ["PUT", "/api/v2/authors/1/follow"],
      ] as const
      const statuses = await Promise.all(
        calls.map(async ([method, path]) => (await shop().call(method, path, { headers, ...(method !== "GET" && { body: {} }) })).status),
      )
      Object.assign(flags, { articles: true })
      expect(statuses).toEqual([403, 403, 403, 403])
    })

    it("show pictures that were uploaded for them, re-encoded, and no others [C11]", async () => {
      const [writer, other] = [await shop().somebody(), await shop().somebody()]
      const { article } = await create(writer.headers)
      const upload = async (headers: Headers, bytes: Uint8Array<ArrayBuffer>) => {
        const body = new FormData()
        body.append("image", new File([bytes], "talkh.png", { type: "image/png" }))
        const path = `/api/v2/articles/${article.id}/upload_image`
        const answer = await shop().backend.fetch(new Request(`http://localhost${path}`, { method: "POST", headers, body }), {})
        shop().coverage.note("POST", path, answer.status)
        return { status: answer.status, body: (await answer.json()) as { readonly src: string; readonly error?: string } }
      }
      const png = new Uint8Array(await plainPicture(1200, 600).png().toBuffer())
      expect((await upload(other.headers, png)).status).toBe(404)
      const faulty = {
        bomb: await plainPicture(6000, 5000).png({ compressionLevel: 9 }).toBuffer(),
        disguise: await plainPicture(9, 9).gif().toBuffer(),
        broken: png.slice(0, 60),
        script: new TextEncoder().encode("<svg onload='alert(1)'/>"),
      }
      for (const [fault, bytes] of Object.entries(faulty)) {
        const { status, body } = await upload(writer.headers, new Uint8Array(bytes))
        expect([fault, status, body.error]).toEqual([fault, 422, expect.stringMatching(/[зЗ]ураг/u)])
      }
      const { status, body } = await upload(writer.headers, png)
      expect(status).toBe(201)
      const picture = await shop().backend.fetch(new Request(`http://localhost${body.src}-640.avif`), {})
      expect(picture.headers.get("content-type")).toBe("image/webp")
      expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ format: "webp", width: 640, height: 320 })
      expect((await shop().backend.fetch(new Request(`http://localhost${body.src}-641.avif`), {})).status).toBe(404)

      const withPicture = (alt: string) => {
        const image = { type: "image", src: body.src, alt }
        return { ...complete, state: "waiting", body: { blocks: [...complete.body.blocks, image] } }
      }
      expect((await change(writer.headers, article.id, withPicture(""), "?edit=true")).status).toBe(422)
      const sent = plain((await change(writer.headers, article.id, withPicture("Шинэ талх"), "?edit=true")).body) as ArticleBody
      expect(sent.image?.src).toBe(body.src)
      expect((await create(other.headers, withPicture("Шинэ талх"))).status).toBe(422)
    })
  })

  describe("news and authors", () => {
    it("are added by administrators alone [C12] [C14]", async () => {
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

    it("rename the author of a user [C14]", async () => {
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

    it("are followed and unfollowed, once by each reader [C14]", async () => {
      const [reader, other] = [await shop().somebody(), await shop().somebody()]
      const put = (headers: Headers, what: string, id = "2") => shop().call("PUT", `/api/v2/authors/${id}/${what}`, { headers })
      await put(reader.headers, "follow")
      expect((await put(reader.headers, "follow")).body).toMatchObject({ followed: true, followers_count: 1 })
      expect((await put(other.headers, "follow")).body).toMatchObject({ followers_count: 2 })
      expect((await shop().call("GET", "/api/v2/authors/2")).body).toMatchObject({ followed: false, followers_count: 2 })
      expect((await shop().call("GET", "/api/v2/authors/2", { headers: other.headers })).body).toMatchObject({ followed: true })
      expect((await put(other.headers, "unfollow")).body).toMatchObject({ followed: false, followers_count: 1 })
      expect((await put(reader.headers, "follow", "999999")).status).toBe(404)
    })
  })

  describe("the website's administration", () => {
    const list = async (headers: Headers, query: string) => {
      const { status, body } = await shop().call("GET", `/api/v2/website/articles?${query}`, { headers })
      return { status, items: (plain(body["articles"]) ?? []) as ReadonlyArray<ArticleBody> }
    }

    it("lists waiting articles, publishes them, and takes them back [C12]", async () => {
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

    it("is closed to everybody else, and publishes no incomplete article [C12]", async () => {
      const { headers } = await shop().somebody()
      const { article } = await create(headers, { title: "Гарчиг", summary: "", body: { blocks: [] }, tags: [] })
      for (const path of ["/api/v2/website/articles", `/api/v2/website/articles/${article.id}`]) {
        expect([(await shop().call("GET", path)).status, (await shop().call("GET", path, { headers })).status]).toEqual([401, 403])
      }
      expect((await shop().call("PUT", `/api/v2/website/articles/${article.id}`, { headers, body: { state: "published" } })).status).toBe(
        403,
      )
      expect(
        (
          await shop().call("PUT", `/api/v2/website/articles/${article.id}`, {
            headers: await admin(),
            body: { state: "published" },
          })
        ).status,
      ).toBe(422)
      expect(
        (await shop().call("PUT", "/api/v2/website/articles/999999999", { headers: await admin(), body: { state: "published" } })).status,
      ).toBe(404)
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
      const wrongKind = await post({ id: ids[0], type: "news" })
      const unknown = await post({ id: 999_999 })
      const visitor = await post({ id: ids[0] }, {})
      expect([wrongKind.status, unknown.status, visitor.status]).toEqual([404, 404, 401])
    })
  })
}
