/** Articles of shoppers: drafts, publication, refusals, pictures. */
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { plain, type Trial } from "#tests/contract/support/test-backend.ts"
import { withFlags } from "../shell/flag-steps.ts"
import { complete, paragraphOf, writingSteps, type ArticleBody, type Headers } from "./writing-steps.ts"

const plainPicture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#a72" } })

export const writingCalls = (shop: () => Trial): void => {
  const { admin, create, change, published } = writingSteps(shop)
  const read = (id: number) => shop().call("GET", `/api/v2/articles/${id}`)
  const readForEditing = (id: number, headers: Headers) => shop().call("GET", `/api/v2/articles/${id}?edit=true`, { headers })

  describe("articles of shoppers", () => {
    it("are seen as drafts by their writer alone [C11] [S17]", async () => {
      const [writer, other] = [await shop().somebody(), await shop().somebody()]
      const { status, article } = await create(writer.headers, { title: "", summary: "", body: { blocks: [] }, tags: [] })
      expect([status, article.state, article.title]).toEqual([201, "draft", ""])
      expect((await read(article.id)).status).toBe(404)
      expect((await readForEditing(article.id, {})).status).toBe(404)
      expect((await readForEditing(article.id, other.headers)).status).toBe(404)
      expect((await readForEditing(article.id, writer.headers)).status).toBe(200)
      expect((await change(other.headers, article.id, { ...complete }, "?edit=true")).status).toBe(404)
    })

    it("wait for the shop once they are complete, and are listed for their writer [C11]", async () => {
      const writer = await shop().somebody()
      const { article } = await create(writer.headers, { title: "", summary: "", body: { blocks: [] }, tags: [] })
      expect((await change(writer.headers, article.id, { state: "waiting" })).status).toBe(422)
      const sent = plain((await change(writer.headers, article.id, { ...complete, state: "waiting" }, "?edit=true")).body) as ArticleBody
      expect([sent.state, sent.title, sent.author?.name]).toEqual(["waiting", "Гэрийн талх", "Д. Бат"])
      const { body } = await shop().call("GET", "/api/v2/articles/mine", { headers: writer.headers })
      const mine = plain(body) as { readonly articles: ReadonlyArray<ArticleBody> }
      expect(mine.articles.map(({ id, state }) => [id, state])).toEqual([[article.id, "waiting"]])
    })

    it("are published by an administrator, not by their writer [C11]", async () => {
      const writer = await shop().somebody()
      const { article } = await create(writer.headers, { ...complete, state: "waiting" })
      expect((await change(writer.headers, article.id, { state: "published" })).status).toBe(403)
      expect((await read(article.id)).status).toBe(404)
      expect((await change(await admin(), article.id, { state: "published" })).status).toBe(200)
      expect((await read(article.id)).status).toBe(200)
    })

    it("wait for the shop again when their writer changes them, and are drafts when taken back [C11]", async () => {
      const { headers } = await shop().somebody()
      const id = await published(headers)
      await change(headers, id, { ...complete, title: "Өөр", state: "waiting" }, "?edit=true")
      expect((await read(id)).status).toBe(404)
      await change(headers, id, { state: "draft" })
      expect((await readForEditing(id, headers)).body["article"]?.["state"]).toBe("draft")
    })

    it("are refused from visitors [C11]", async () => {
      expect((await create({})).status).toBe(401)
    })

    it("are their writer's also where an administrator publishes the draft [C12]", async () => {
      const writer = await shop().somebody()
      const { article } = await create(writer.headers)
      const { body } = await change(await admin(), article.id, { state: "published" })
      expect([plain(body["state"]), plain(body["author"]?.["name"])]).toEqual(["published", "Д. Бат"])
    })

    it("have the picture of their first product that has one [C11]", async () => {
      const { headers } = await shop().somebody()
      const products = await shop().db.query<{ slug: string; pictures: ReadonlyArray<string> }>(
        "select slug, pictures from products where cardinality(pictures) > 0 order by id limit 2",
      )
      const [bare, pictured] = products
      await shop().db.query("update products set pictures = '{}' where slug = $1", [bare?.slug])
      const blocks = products.map(({ slug }) => ({ type: "product", slug }))
      expect((await create(headers, { ...complete, body: { blocks } })).article.image?.src).toContain(pictured?.pictures[0])
      expect((await create(headers, { ...complete, body: { blocks: blocks.slice(0, 1) } })).article.image).toBe(null)
      await shop().db.query("update products set pictures = $2 where slug = $1", [bare?.slug, bare?.pictures])
    })

    it.each([
      ["a title", { title: " " }],
      ["a short title", { title: "а".repeat(121) }],
      ["a summary", { summary: "" }],
      ["a text", { body: { blocks: [] } }],
      ["known tags", { tags: ["байхгүй"] }],
      ["known blocks", { body: { blocks: [{ type: "html", content: "<b>" }] } }],
      [
        "pictures of their own",
        { body: { blocks: [paragraphOf("Энд"), { type: "image", src: "/pictures/nooluuran-tsamts", alt: "Цамц" }] } },
      ],
    ])("do not wait for the shop without %s [C11]", async (_, body) => {
      const { headers } = await shop().somebody()
      expect((await create(headers, { ...complete, state: "waiting", ...body })).status).toBe(422)
    })

    it.each([
      ["javascript:alert(1)", 422],
      ["//evil.example", 422],
      ["https://example.mn", 201],
    ])("with a link to %s have the status %i [C11]", async (href, status) => {
      const { headers } = await shop().somebody()
      const body = { blocks: [{ type: "paragraph", content: [{ text: "Энд", href }] }] }
      expect((await create(headers, { ...complete, state: "waiting", body })).status).toBe(status)
    })

    it("are refused where the site has none [P3]", async () => {
      const { headers } = await shop().somebody()
      const calls = [
        ["POST", "/api/v2/articles"],
        ["GET", "/api/v2/articles/mine"],
        ["GET", "/api/v2/bookmarks"],
        ["PUT", "/api/v2/authors/1/follow"],
      ] as const
      const statuses = await withFlags(shop(), { articles: false }, () =>
        Promise.all(
          calls.map(async ([method, path]) => (await shop().call(method, path, { headers, ...(method !== "GET" && { body: {} }) })).status),
        ),
      )
      expect(statuses).toEqual([403, 403, 403, 403])
    })

    describe("pictures", () => {
      const upload = async (headers: Headers, id: number, bytes: Uint8Array<ArrayBuffer>) => {
        const body = new FormData()
        body.append("image", new File([bytes], "talkh.png", { type: "image/png" }))
        const path = `/api/v2/articles/${id}/upload_image`
        const answer = await shop().backend.fetch(new Request(`http://localhost${path}`, { method: "POST", headers, body }), {})
        shop().coverage.note("POST", path, answer.status)
        return { status: answer.status, body: (await answer.json()) as { readonly src: string; readonly error?: string } }
      }
      const get = (path: string) => shop().backend.fetch(new Request(`http://localhost${path}`), {})
      const png = async () => new Uint8Array(await plainPicture(1200, 600).png().toBuffer())
      const withPicture = (src: string, alt: string) => {
        const image = { type: "image", src, alt }
        return { ...complete, state: "waiting", body: { blocks: [...complete.body.blocks, image] } }
      }

      it("are encoded again in the widths of the shop [C11]", async () => {
        const { headers } = await shop().somebody()
        const { article } = await create(headers)
        const { status, body } = await upload(headers, article.id, await png())
        expect(status).toBe(201)
        const picture = await get(`${body.src}-640.avif`)
        expect(picture.headers.get("content-type")).toBe("image/webp")
        expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ format: "webp", width: 640, height: 320 })
        expect((await get(`${body.src}-641.avif`)).status).toBe(404)
      })

      it("are uploaded by the writer alone [C11]", async () => {
        const { article } = await create((await shop().somebody()).headers)
        expect((await upload((await shop().somebody()).headers, article.id, await png())).status).toBe(404)
      })

      it.each([
        ["a decompression bomb", () => plainPicture(6000, 5000).png({ compressionLevel: 9 }).toBuffer()],
        ["another format under the name of one", () => plainPicture(9, 9).gif().toBuffer()],
        ["a cut file", async () => (await png()).slice(0, 60)],
        ["a script", async () => new TextEncoder().encode("<svg onload='alert(1)'/>")],
      ] as const)("are refused that are %s [C11]", async (_, bytesOf) => {
        const { headers } = await shop().somebody()
        const { article } = await create(headers)
        const { status, body } = await upload(headers, article.id, new Uint8Array(await bytesOf()))
        expect([status, body.error]).toEqual([422, expect.stringMatching(/[зЗ]ураг/u)])
      })

      it("are shown with an alternative text, in the article of their writer alone [C11]", async () => {
        const [writer, other] = [await shop().somebody(), await shop().somebody()]
        const { article } = await create(writer.headers)
        const { src } = (await upload(writer.headers, article.id, await png())).body
        expect((await change(writer.headers, article.id, withPicture(src, ""), "?edit=true")).status).toBe(422)
        const sent = await change(writer.headers, article.id, withPicture(src, "Шинэ талх"), "?edit=true")
        expect((plain(sent.body) as ArticleBody).image?.src).toBe(src)
        expect((await create(other.headers, withPicture(src, "Шинэ талх"))).status).toBe(422)
      })
    })
  })
}
