/** Calls of content: pages of information, articles and news, stores, contact form. */
import { createBackend } from "#backend/backend.ts"
import { limits } from "#backend/http/rate-limits.ts"
import type { Carrier, Carriers } from "#backend/notifications/carriers/carrier.ts"
import { describe, expect, it } from "vitest"
import { plain, type Trial } from "#tests/contract/support/test-backend.ts"

export const contentCalls = (shop: () => Trial): void => {
  describe("pages of information", () => {
    it.each(["delivery", "returns", "privacy", "terms"])(
      "show no unfilled placeholder, in the language of the request: %s [E14] [C24]",
      async (slug) => {
        for (const locale of ["mn", "en"]) {
          const { status, body } = await shop().call("GET", `/api/v2/pages/${slug}`, { headers: { "accept-language": locale } })
          expect(status).toBe(200)
          expect(JSON.stringify(body)).not.toMatch(/\{[?/]?\w+\}/)
          expect(/[А-Яа-яӨөҮү]/.test(String(plain(body["title"])))).toBe(locale === "mn")
        }
      },
    )

    it("are missing for an unknown slug", async () => {
      expect((await shop().call("GET", "/api/v2/pages/nothing")).status).toBe(404)
    })
  })

  describe("parts of the site without content", () => {
    it("are named in the site data, and sent again once they change [I3]", async () => {
      const fetchLacks = async (since: string | null = null) => {
        const { body } = await shop().call("GET", `/api/v2/site_data${since === null ? "" : `?last_fetch=${since}`}`)
        return { lacks: plain(body["configs"]?.["lacks"]), at: String(plain(body["fetched_at"])) }
      }
      const before = await fetchLacks()
      expect(before.lacks).toEqual([])
      const drafts = await shop().db.query<{ id: number }>("select id from articles where state = 'draft'")
      await shop().db.query("update articles set state = 'draft' where state = 'published'")
      try {
        const without = await fetchLacks(before.at)
        expect(without.lacks).toEqual(["media"])
        expect((await fetchLacks(without.at)).lacks).toBeUndefined()
      } finally {
        await shop().db.query("update articles set state = 'published' where state = 'draft' and not id = any($1)", [
          drafts.map(({ id }) => id),
        ])
      }
      expect((await fetchLacks()).lacks).toEqual([])
    })
  })

  describe("articles and news", () => {
    type Item = {
      readonly id: number
      readonly title: string
      readonly kind: string
      readonly created_at: string
      readonly tags: ReadonlyArray<{ readonly name: string }>
      readonly author: { readonly id: number } | null
    }
    type List = { readonly [name: string]: unknown; readonly total_count: number }
    const list = async (path: string, headers = {}) => plain((await shop().call("GET", path, { headers })).body) as List
    const items = (value: unknown) => value as ReadonlyArray<Item>

    it("are listed newest first, by pages, in the language of the request [C11] [C12]", async () => {
      const [mn, en, news] = await Promise.all([
        list("/api/v2/articles"),
        list("/api/v2/articles", { "accept-language": "en" }),
        list("/api/v2/news"),
      ])
      const dates = items(mn["articles"]).map(({ created_at: date }) => date)
      expect(dates).toEqual(dates.toSorted().toReversed())
      expect([mn.total_count, news.total_count]).toEqual([12, 8])
      expect(items(mn["articles"]).map(({ id }) => id)).toEqual(items(en["articles"]).map(({ id }) => id))
      expect(items(en["articles"]).every(({ title }) => /^[^А-Яа-яӨөҮү]+$/.test(title))).toBe(true)
      expect(items(news["news"]).every(({ kind, author }) => kind === "news" && author === null)).toBe(true)
      expect(items((await list("/api/v2/articles?page=2"))["articles"])).toEqual([])
    })

    it("are found by tag, author and text [S29h]", async () => {
      const tagged = items((await list("/api/v2/articles?tag=nooluur"))["articles"])
      expect(tagged.length).toBeGreaterThan(0)
      expect(tagged.every(({ tags }) => tags.some(({ name }) => name === "nooluur"))).toBe(true)
      const author = tagged[0]?.author?.id
      const byAuthor = items((await list(`/api/v2/articles?author=${author}`))["articles"])
      expect(byAuthor.every((article) => article.author?.id === author)).toBe(true)
      expect(items((await list(`/api/v2/news?q=${encodeURIComponent("ЧАЦАРГАН")}`))["news"])).toHaveLength(1)
      expect((await list("/api/v2/news?q=%25")).total_count).toBe(0)
    })

    it("are read with their text, products and related ones [E20] [E21]", async () => {
      const [first] = items((await list("/api/v2/articles"))["articles"])
      const body = await list(`/api/v2/articles/${first?.id}`)
      const article = body["article"] as { body: { blocks: ReadonlyArray<unknown> }; slugs: ReadonlyArray<string>; minutes: number }
      expect(article.body.blocks.length).toBeGreaterThan(5)
      expect([article.slugs.length, article.minutes]).toEqual([2, 1])
      expect(items(body["related"])).toHaveLength(3)
    })

    it("are read at the path of their kind alone", async () => {
      const [item] = items((await list("/api/v2/news"))["news"])
      expect((await shop().call("GET", `/api/v2/news/${item?.id}`)).status).toBe(200)
      expect((await shop().call("GET", `/api/v2/articles/${item?.id}`)).status).toBe(404)
      expect((await shop().call("GET", "/api/v2/news/none")).status).toBe(404)
    })

    it("have tags, those of most articles first, and those of none last: the editor offers them [S17]", async () => {
      await shop().db.query(`insert into content_tags (name, title) values ('unused', '{"mn":"Шинэ сэдэв"}')`)
      const counts = (value: unknown) => (value as ReadonlyArray<{ articles_count: number }>).map(({ articles_count: count }) => count)
      for (const path of ["/api/v2/articles/tags", "/api/v2/news/tags"]) {
        const numbers = counts((await list(path))["tags"])
        expect(numbers.at(-1)).toBe(0)
        expect(numbers).toEqual(numbers.toSorted((one, other) => other - one))
      }
      await shop().db.query("delete from content_tags where name = 'unused'")
    })

    it("have a title of each tag", async () => {
      expect((await list("/api/v2/articles/tag_info?tag=jor"))["title"]).toBe("Жор")
      expect((await shop().call("GET", "/api/v2/articles/tag_info?tag=none")).status).toBe(404)
    })

    it("have authors, who together wrote all articles [C14]", async () => {
      const authors = (await list("/api/v2/authors"))["authors"] as ReadonlyArray<{ id: number; articles_count: number }>
      expect(authors).toHaveLength(3)
      expect(authors.reduce((sum, { articles_count: count }) => sum + count, 0)).toBe(12)
      expect((await list(`/api/v2/authors/${authors[0]?.id}`))["id"]).toBe(authors[0]?.id)
      expect((await shop().call("GET", "/api/v2/authors/99")).status).toBe(404)
    })
  })

  describe("stores", () => {
    type StoreRow = {
      readonly id: number
      readonly name: string
      readonly hours: ReadonlyArray<unknown>
      readonly count_on_hand: number | null
    }
    type StoreList = {
      readonly stores: ReadonlyArray<StoreRow>
      readonly product: { readonly slug: string; readonly title: string } | null
    }
    const stores = async (query = "", headers = {}) =>
      plain((await shop().call("GET", `/api/v2/stores${query}`, { headers })).body) as StoreList

    it("are listed with their hours in the language of the request [C24]", async () => {
      const [mn, en] = await Promise.all([stores(), stores("", { "accept-language": "en" })])
      expect([mn.stores.length, mn.product]).toEqual([9, null])
      expect(mn.stores.every(({ hours, count_on_hand: count }) => hours.length > 0 && count === null)).toBe(true)
      expect(en.stores.every(({ name }) => /^[^А-Яа-яӨөҮү]+$/.test(name))).toBe(true)
    })

    it("are listed by a variant, with at most the stock of the shop [C24]", async () => {
      const variant = await shop().variant(3)
      await shop().db.query("delete from store_stock where variant_id = $1", [variant])
      expect((await stores(`?variant_id=${variant}`)).stores).toEqual([])
      await shop().db.query("insert into store_stock (store_id, variant_id, on_hand) values (1, $1, 2), (4, $1, 9), (5, $1, 0)", [variant])
      const found = await stores(`?variant_id=${variant}`)
      expect(found.stores.map(({ id, count_on_hand: count }) => [id, count])).toEqual([
        [4, 3],
        [1, 2],
      ])
      expect(found.product?.title).not.toBe("")
      await shop().db.query("update variants set on_hand = 0 where id = $1", [variant])
      expect((await stores(`?variant_id=${variant}`)).stores).toEqual([])
    })

    it("are missing for an unknown variant", async () => {
      expect((await shop().call("GET", "/api/v2/stores?variant_id=999999999")).status).toBe(404)
      expect((await shop().call("GET", "/api/v2/stores?variant_id=x")).status).toBe(422)
    })
  })

  describe("the contact form", () => {
    const message = { name: "Номин\r\nBcc: x", contact: "99112233", topic: "return", text: "Цамц таарсангүй, яаж буцаах вэ?" }

    it("reaches the merchant by mail [C18]", async () => {
      expect((await shop().call("POST", "/api/v2/contact_forms", { body: message })).status).toBe(202)
      const [mail] = await shop().db.query<{ subject: string; text: string }>(
        "select subject, text from letters where recipient = 'tuslamj@example.mn' order by id desc limit 1",
      )
      expect(mail?.subject).toBe("Буцаалт, солилт: Номин Bcc: x")
      expect(mail?.text).toContain("9911 2233")
      expect(mail?.text).toContain(message.text)
    })

    it("refuses wrong fields by name", async () => {
      const { status, body } = await shop().call("POST", "/api/v2/contact_forms", { body: { ...message, contact: "?", text: "" } })
      expect(status).toBe(422)
      expect(Object.keys(body["errors"] as object)).toEqual(["contact", "text"])
    })

    it("is refused where nobody would receive it, with the telephone, and is no part of the shop [C18]", async () => {
      const { config, db } = shop()
      const closed = async (site: Partial<typeof config.site>, carriers: Carriers) => {
        const backend = await createBackend({ ...config, site: { ...config.site, ...site } }, { db, timed: false, carriers })
        const body = JSON.stringify(message)
        const headers = { "content-type": "application/json" }
        const answer = await backend.fetch(new Request("http://localhost/api/v2/contact_forms", { method: "POST", headers, body }))
        const data = (await (await backend.fetch(new Request("http://localhost/api/v2/site_data"))).json()) as {
          readonly configs: { readonly lacks: ReadonlyArray<string> }
        }
        return { status: answer.status, error: ((await answer.json()) as { readonly error?: string }).error, lacks: data.configs.lacks }
      }
      const email: Carrier = { send: async () => ({ _tag: "Sent", reference: null }) }
      for (const answer of [await closed({ supportEmail: "" }, { email, sms: null }), await closed({}, { email: null, sms: email })]) {
        expect(answer.status).toBe(422)
        expect(answer.error).toContain(config.site.supportPhone)
        expect(answer.lacks).toContain("contact_form")
      }
      expect((await shop().call("GET", "/api/v2/site_data")).body["configs"]?.["lacks"]).not.toContain("contact_form")
    })

    it("is limited by address", async () => {
      const address = "203.0.113.77"
      await shop().setCount(`contact from ${address}`, limits.contactForms.max - 1)
      const status = async () => (await shop().call("POST", "/api/v2/contact_forms", { body: message, address })).status
      expect([await status(), await status()]).toEqual([202, 429])
    })
  })
}
