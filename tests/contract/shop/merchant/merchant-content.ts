/** Content read, checked and applied by the merchant's programs. E16, E17, E18. */
import sharp from "sharp"
import { beforeAll, describe, expect, it } from "vitest"
import { bodyLimits } from "#adapters/shop/contract/request-bounds.ts"
import { canonical } from "#backend/content-files/apply-content.ts"
import { shownContent } from "#backend/content-files/configured-content.ts"
import { kindNames } from "#backend/content-files/content-kinds.ts"
import { listOf, plain, text, type Answer, type Body, type Trial } from "#tests/contract/support/test-backend.ts"
import { newKeyHeaders } from "./merchant-steps.ts"

const address = "/api/v2/merchant/content"
type Items = Readonly<Record<string, ReadonlyArray<unknown>>>

export const merchantContentCalls = (shop: () => Trial): void => {
  const key = () => newKeyHeaders(shop(), "content")
  const read = async (query = ""): Promise<Items> => {
    const { status, body } = await shop().call("GET", `${address}${query}`, { headers: await key() })
    expect(status).toBe(200)
    return plain(body["content"]) as Items
  }
  const put = async (content: Items, { query = "", language = "en" } = {}): Promise<Answer> =>
    shop().call("PUT", `${address}${query}`, { headers: { ...(await key()), "accept-language": language }, body: { content } })
  /** Sends content with files. */
  const putFiles = async (content: Items, files: Readonly<Record<string, Uint8Array>>, query = ""): Promise<Answer> => {
    const form = new FormData()
    form.set("content", new Blob([JSON.stringify(content)], { type: "application/json" }))
    for (const [path, bytes] of Object.entries(files)) {
      form.append("pictures[][path]", path)
      form.append("pictures[][file]", new Blob([new Uint8Array(bytes)]), path)
    }
    const request = new Request(`http://localhost${address}${query}`, {
      method: "PUT",
      headers: { ...(await key()), "accept-language": "en" },
      body: form,
    })
    const response = await shop().backend.fetch(request)
    shop().coverage.note("PUT", address, response.status)
    return { status: response.status, headers: response.headers, body: (await response.json()) as Body }
  }
  const faultsOf = ({ status, body }: Answer) => {
    expect(status).toBe(422)
    return listOf(body["faults"]).map((fault) => ({
      kind: text(fault["kind"]),
      path: plain(fault["path"]),
      message: text(fault["message"]),
    }))
  }
  const changesOf = ({ status, body }: Answer) => {
    expect([status, status === 200 ? "" : JSON.stringify(body)]).toEqual([200, ""])
    return listOf(body["changes"]).map((change) => `${text(change["change"])} ${text(change["kind"])} ${text(change["key"])}`)
  }
  const winter = { code: "UVUL15", name: { mn: "Өвлийн хямдрал", en: "Winter discount" }, percent: 15, ends: "2027-08-31" }

  describe("the merchant's content", () => {
    // Coupons of other tests have no name, which a file must give.
    beforeAll(() => shop().db.query(`update coupons set name = '{"mn":"Купон"}' where coalesce(name->>'mn', '') = ''`))

    it("is open to keys of its scope alone", async () => {
      const others = await newKeyHeaders(shop(), "orders", "stock", "prices", "offers")
      for (const [method, path] of [
        ["GET", address],
        ["PUT", address],
        ["GET", `${address}/pictures/photo-1`],
      ] as const) {
        const body = method === "PUT" ? { body: { content: { coupons: [] } } } : {}
        expect([
          (await shop().call(method, path, body)).status,
          (await shop().call(method, path, { ...body, headers: others })).status,
        ]).toEqual([401, 403])
      }
      expect((await read())["coupons"]).not.toEqual([])
    })

    it("is read as the files are exported, all kinds or one, and changes nothing when it is applied", async () => {
      const content = await read()
      expect(Object.keys(content)).toEqual(kindNames)
      for (const { name, items } of await shownContent(shop().db, kindNames, shop().config.site))
        expect(canonical(content[name])).toBe(canonical(items))
      expect(await read("?kind=badges")).toEqual({ badges: content["badges"] })
      expect((await shop().call("GET", `${address}?kind=cupons`, { headers: await key() })).status).toBe(422)
      expect(changesOf(await putFiles(content, {}))).toEqual([])
    })

    it("is tried, applied, and not changed a second time", async () => {
      const { coupons = [], badges = [] } = await read()
      const content = { coupons: [...coupons, winter], badges: [...badges, { code: "local", name: { mn: "Монголд үйлдвэрлэв" } }] }
      const expected = ["new badges local", "new coupons UVUL15"]
      expect(changesOf(await put(content, { query: "?trial=true" })).toSorted()).toEqual(expected)
      expect((await read("?kind=coupons"))["coupons"]).toEqual(coupons)
      const applied = await put(content)
      expect(changesOf(applied).toSorted()).toEqual(expected)
      expect(plain(listOf(applied.body["changes"]).find((one) => one["kind"] === ("coupons" as unknown)))).toMatchObject({
        before: null,
        after: winter,
      })
      expect(changesOf(await put(content))).toEqual([])
      expect(changesOf(await put({ coupons, badges })).toSorted()).toEqual(["gone badges local", "gone coupons UVUL15"])
    })

    it("is refused with kind, path and reason of every wrong item in the caller's language, and none of it is stored", async () => {
      const before = await read()
      const wrong = { badges: [], coupons: [{ ...winter, percent: 500 }, { ...winter, code: "B", nmae: {} }, winter, winter], cupons: [] }
      const answer = await put(wrong)
      expect(faultsOf(answer)).toEqual([
        { kind: "coupons", path: [0, "percent"], message: "expected: 1 to 100" },
        { kind: "coupons", path: [1, "nmae"], message: "no such field; the nearest name is name" },
        { kind: "cupons", path: [], message: expect.stringContaining("coupons") as string },
      ])
      expect(plain(answer.body["faults"]?.[0]?.["example"])).toBe(10)
      expect(faultsOf(await put({ coupons: [winter, winter] }))).toEqual([{ kind: "coupons", path: [1], message: "UVUL15 stands twice" }])
      const [fault] = faultsOf(await put({ coupons: [{ ...winter, percent: 500 }] }, { language: "mn" }))
      expect(fault?.message).toMatch(/^[\p{Script=Cyrillic}0-9 :.,–-]+$/u)
      expect(await read()).toEqual(before)
    })

    it("is refused where the shop lacks what it names, though other kinds are right", async () => {
      const { badges = [], "look-books": books = [] } = await read()
      const [book] = books as ReadonlyArray<{ readonly pictures: ReadonlyArray<object> }>
      const places = [{ handle: "no-such-product", x: 0.5, y: 0.5 }]
      const lacking = { ...book, pictures: [{ ...book?.pictures[0], products: places }] }
      const content = { badges: [...badges, { code: "local", name: { mn: "Монгол" } }], "look-books": [lacking] }
      expect(faultsOf(await put(content))).toEqual([
        {
          kind: "look-books",
          path: [0, "pictures", 0, "products", 0, "handle"],
          message: "the shop has no product with the handle no-such-product",
        },
      ])
      expect((await read("?kind=badges"))["badges"]).toEqual(badges)
    })

    it("takes the files that it names, which a trial does not store [E29]", async () => {
      const { "look-books": books = [] } = await read()
      const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#2f6b3c" } })
        .png()
        .toBuffer()
      const content = {
        "look-books": [
          ...books,
          { id: 900, title: { mn: "Намар" }, date: "2026-09-01", pictures: [{ picture: "photos/look.png", products: [] }] },
        ],
      }
      expect(faultsOf(await put(content))).toMatchObject([
        { path: [books.length, "pictures", 0, "picture"], message: expect.stringContaining("photos/look.png") as string },
      ])
      const pictures = () => shop().db.query("select name from imported_pictures where name like 'photo-%-2f6b3c'")
      expect(changesOf(await putFiles(content, { "photos/look.png": bytes }, "?trial=true"))).toEqual(["new look-books 900"])
      expect(await pictures()).toEqual([])
      expect(changesOf(await putFiles(content, { "photos/look.png": bytes }))).toEqual(["new look-books 900"])
      expect(changesOf(await putFiles(content, { "photos/look.png": bytes }))).toEqual([])
      const [picture] = (await pictures()) as ReadonlyArray<{ readonly name: string }>
      const answer = await shop().call("GET", `${address}/pictures/${picture?.name ?? ""}`, { headers: await key() })
      expect((await sharp(Buffer.from(text(answer.body["content"]), "base64")).metadata()).format).toBe("webp")
      expect((await shop().call("GET", `${address}/pictures/photo-of-nothing`, { headers: await key() })).status).toBe(404)
      expect(faultsOf(await putFiles(content, { "photos/look.png": Buffer.from("no picture") }))).toHaveLength(1)
      expect(changesOf(await put({ "look-books": books }))).toEqual(["gone look-books 900"])
    })

    it("is refused above the bounds of a body, with the limit", async () => {
      const large = { badges: [{ code: "a", name: { mn: "а".repeat(bodyLimits.json) } }] }
      const refused = await put(large)
      expect([refused.status, text(refused.body["error"])]).toEqual([413, expect.stringContaining("1 MB")])
      const inParts = await putFiles({ badges: Array.from({ length: 60_000 }, () => ({})) }, {})
      expect([inParts.status, text(inParts.body["error"])]).toEqual([413, expect.stringContaining("100000")])
    })

    it("is shown by the calls of shoppers at once", async () => {
      const { menus = [] } = await read("?kind=menus")
      await put({ menus: [{ title: { mn: "Хэмжээ", en: "Sizes" }, children: [] }] })
      const { body } = await shop().call("GET", "/api/v2/site_data")
      expect(JSON.stringify(body["menus"])).toContain("Хэмжээ")
      await put({ menus })
    })

    it("is described by OpenAPI with the items of every kind", async () => {
      const { body } = await shop().call("GET", "/api/openapi.json")
      const properties = plain(body["components"]?.["schemas"]?.["ContentItems"]?.["properties"]) as Readonly<Record<string, unknown>>
      expect(Object.keys(properties)).toEqual(kindNames)
      expect(JSON.stringify(properties["coupons"])).toContain('"once_per_shopper"')
      const { get, put: change } = plain(body["paths"]?.[address]) as Readonly<Record<string, Readonly<Record<string, unknown>>>>
      expect(JSON.stringify([get, change])).toContain("#/components/schemas/ContentItems")
      expect([get?.["security"], change?.["security"]]).toEqual([[{ key: ["content"] }], [{ key: ["content"] }]])
    })
  })
}
