/** Parts of the site's configuration as content, over what the settings' file says: `site`, `delivery`, `returns`. E28, W8, W9. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createBackend, type Backend } from "#backend/backend.ts"
import { applyContent } from "#backend/content-files/apply-content.ts"
import { shownContent, withoutConfigured } from "#backend/content-files/configured-content.ts"
import { readFolder, writeKind } from "#backend/content-files/content-folder.ts"
import { kindOf } from "#backend/content-files/content-kinds.ts"
import { formatMessage } from "#backend/texts/format-message.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import { instantOf } from "#domain/rules/instants.ts"
import type { Engine } from "#tests/contract/support/engines.ts"
import { plain, text, Trial, type Body } from "#tests/contract/support/test-backend.ts"
import { newKeyHeaders } from "#tests/contract/shop/merchant/merchant-steps.ts"

const names = ["site", "delivery", "returns"]
type Item = Readonly<Record<string, unknown>>

export const describeSiteParts = (engine: Engine): void => {
  describe(`parts of the site as content on ${engine.name}`, () => {
    let shop: Trial
    let folder = ""
    beforeAll(async () => {
      shop = await Trial.begin(engine)
      folder = await mkdtemp(join(tmpdir(), "delguur-site-"))
    }, 180_000)
    afterAll(async () => {
      await shop.end()
      await rm(folder, { recursive: true, force: true })
    })

    const exampleOf = async (name: string) => (await kindOf(name)).example as Item
    const apply = async (from: string) =>
      applyContent(shop.db, await withoutConfigured(shop.db, await readFolder(from), shop.config.site), {
        now: instantOf(shop.now()),
        isTrial: false,
      })
    /** Applies files with these contents. */
    const put = async (files: Readonly<Record<string, unknown>>) => {
      const made = await mkdtemp(join(folder, "of-"))
      for (const [name, item] of Object.entries(files)) await writeFile(join(made, `${name}.json`), JSON.stringify(item, null, 2))
      return apply(made)
    }
    const settingsCount = () => put({ site: null, delivery: null, returns: null })
    const refusal = (files: Readonly<Record<string, unknown>>): Promise<string> =>
      put(files).then(
        () => "",
        (error: unknown) => (error instanceof OperatorError ? formatMessage("en", error.reason) : String(error)),
      )
    const exported = async () => {
      const to = await mkdtemp(join(folder, "to-"))
      for (const { name, items } of await shownContent(shop.db, names, shop.config.site)) await writeKind(to, name, items)
      return { to, files: await Promise.all(names.map((name) => readFile(join(to, `${name}.json`), "utf8"))) }
    }
    const stored = () => shop.db.query("select name from site_texts where name = any ($1) and items <> '[]' order by name", [names])
    const configsOf = async (backend: Backend) => {
      const response = await backend.fetch(new Request("http://localhost/api/v2/site_data"))
      return ((await response.json()) as Body)["configs"]
    }
    /** The clock goes on, after which a process compares what it knows. */
    const shown = async (backend = shop.backend) => {
      shop.wait(1)
      return configsOf(backend)
    }

    it("export what the settings say, and store no copy of it", async () => {
      const first = await exported()
      expect(JSON.parse(first.files[0] ?? "")).toMatchObject({ brand: shop.config.site.brand, lifestyle: { product_cat: "home" } })
      expect(JSON.parse(first.files[1] ?? "")).toMatchObject({
        shipping_fee: 5000,
        delivery: { same_day: { before: 14, hours: 5 }, zones: { Увс: null, "Баян-Өлгий": { from: 96, to: 144 } } },
      })
      expect(await apply(first.to)).toEqual([])
      expect(await stored()).toEqual([])
      expect((await exported()).files).toEqual(first.files)
    })

    it("are applied once, exported as they were applied, and leave with `null`", async () => {
      for (const name of names) {
        const files = { [name]: await exampleOf(name) }
        expect(await put(files)).toMatchObject([{ kind: name, key: name, change: "new" }])
        expect(await put(files)).toEqual([])
      }
      const first = await exported()
      expect(JSON.parse(first.files[1] ?? "")).toEqual(await exampleOf("delivery"))
      expect(Object.keys(JSON.parse(first.files[0] ?? "") as object)).toEqual(Object.keys(await exampleOf("site")))
      expect(await apply(first.to)).toEqual([])
      expect((await exported()).files).toEqual(first.files)
      expect((await settingsCount()).map(({ change }) => change)).toEqual(["gone", "gone", "gone"])
      expect(plain((await shown())?.["brand"])).toBe(shop.config.site.brand)
    })

    it("are shown by each running process, and by one that starts", async () => {
      const start = () => createBackend(shop.config, { db: shop.db, timed: false })
      const beside = await start()
      expect(plain((await shown(beside))?.["brand"])).toBe(shop.config.site.brand)
      const headers = await newKeyHeaders(shop, "content")
      const content = { site: [await exampleOf("site")], returns: [await exampleOf("returns")] }
      expect(await shop.call("PUT", "/api/v2/merchant/content", { headers, body: { content } })).toMatchObject({ status: 200 })
      const expected = { brand: "Хангай", support_phone: "7711 2233", returns: { hours: 72, categories: { food: 24, "food/meat": 0 } } }
      expect(plain(await configsOf(shop.backend))).toMatchObject(expected)
      expect(plain(await shown(beside))).toMatchObject(expected)
      expect(plain(await configsOf(await start()))).toMatchObject(expected)
      await settingsCount()
    })

    it("take a logo and a shared picture of the shop, and refuse what is no picture", async () => {
      const site = await exampleOf("site")
      const pictured = { ...site, logo: "shaazan-dankh.tsagaan.front", share_picture: "stay-ger-gobi.scene", hero_picture: "look-ger-1" }
      await put({ site: pictured })
      expect(plain(await shown())).toMatchObject({
        logo: "shaazan-dankh.tsagaan.front",
        share_picture: "stay-ger-gobi.scene",
        hero_picture: "look-ger-1",
      })
      const headers = await newKeyHeaders(shop, "content")
      const wrong = { content: { site: [{ ...site, logo: "logo of ours" }] } }
      const { status, body } = await shop.call("PUT", "/api/v2/merchant/content", { headers, body: wrong })
      expect([status, plain(body["faults"]?.[0])]).toEqual([422, expect.objectContaining({ kind: "site", path: [0, "logo"] })])
      await settingsCount()
      shop.wait(1)
    })

    it("are sent again to a browser with an earlier configuration", async () => {
      const { body } = await shop.call("GET", "/api/v2/site_data")
      const since = `/api/v2/site_data?last_fetch=${encodeURIComponent(text(body["fetched_at"]))}`
      shop.wait(1)
      expect(plain((await shop.call("GET", since)).body["configs"])).toBeNull()
      await put({ site: await exampleOf("site") })
      shop.wait(1)
      expect(plain((await shop.call("GET", since)).body["configs"]?.["brand"])).toBe("Хангай")
      await settingsCount()
    })

    it("change the fee of an open order and the letters, and leave a placed order as it was", async () => {
      const somebody = await shop.somebody()
      const placed = await shop.placed(somebody, await shop.variant(5, 30_000))
      const open = await shop.checkedOut(somebody, await shop.variant(5, 30_000))
      const feeOf = async (number: string) => Number(plain((await shop.order(somebody, number)).body["ship_total"]))
      expect([await feeOf(placed), await feeOf(open)]).toEqual([5000, 5000])
      await put({ site: await exampleOf("site"), delivery: { ...(await exampleOf("delivery")), shipping_fee: "7000.0" } })
      shop.wait(1)
      expect([await feeOf(placed), await feeOf(open)]).toEqual([5000, 7000])
      await shop.call("POST", "/api/v2/mcs_auth", { body: { login: "hangai@example.mn" }, address: "10.9.8.7" })
      const { body } = await shop.call("GET", "/sandbox/messages?to=hangai@example.mn")
      expect(JSON.stringify(body)).toContain("Хангай")
      await settingsCount()
      shop.wait(1)
      expect(await feeOf(open)).toBe(5000)
    })

    it("take no zone that the settings alone have", async () => {
      const { delivery } = (await exampleOf("delivery")) as { readonly delivery: Item }
      await put({ delivery: { ...(await exampleOf("delivery")), delivery: { ...delivery, zones: { "1101": null } } } })
      const zones = plain((await shown())?.["delivery"]?.["zones"]) as Item
      expect(Object.keys(zones).toSorted()).toEqual(["11, 1101", "Ulaanbaatar, Baganuur", "Улаанбаатар, Багануур"])
      await settingsCount()
    })

    it("name categories and vendors of the shop, as menus, notices and searches do [S31] [W8]", async () => {
      const site = await exampleOf("site")
      const message = await refusal({
        site: { ...site, lifestyle: { product_cat: "hoem", store_codes: ["modlog", "modlgo"] } },
      })
      expect(message).toMatch(/site\.json:\d+: lifestyle\.product_cat: the shop has no category «hoem»; the nearest name is home$/mu)
      expect(message).toMatch(/site\.json:\d+: lifestyle\.store_codes\.1: the shop has no vendor modlgo.*; the nearest name is modlog$/mu)
      expect(await refusal({ returns: { returns: { hours: 72, categories: { food: 24, "food/maet": 0 } } } })).toMatch(
        /returns\.json:6: returns\.categories\.food\/maet: the shop has no category «food\/maet»; the nearest name is food\/meat/u,
      )
      const link = (url: string) => ({ title: { mn: "Х" }, url, children: [] })
      const menu = {
        title: { mn: "Х" },
        children: ["/page/delivry", "/en/t/women?sort=price_asc", "/sale", "https://example.mn/t/x"].map(link),
      }
      expect(await refusal({ menus: [menu] })).toMatch(
        /^menus\.json:\d+: 0\.children\.0\.url: the shop has no page «delivry»; the nearest name is delivery$/mu,
      )
      expect(await refusal({ notifications: [{ id: 1, title: { mn: "Х" }, link: "/brand/nuurlann" }] })).toMatch(
        /notifications\.json:\d+: 0\.link: the shop has no brand «nuurlann»; the nearest name is nuurlan/u,
      )
      expect(await refusal({ presets: [{ id: 1, name: { mn: "Х" }, query: "brand=nuurlan&brand=modlgo" }] })).toMatch(
        /presets\.json:\d+: 0\.query: the shop has no brand «modlgo»; the nearest name is modlog/u,
      )
      expect(await stored()).toEqual([])
    })

    it("are refused with line, name and example, and none of it is stored", async () => {
      const [site, delivery] = [await exampleOf("site"), await exampleOf("delivery")]
      const inner = delivery["delivery"] as Item
      const message = await refusal({
        site: { ...site, barnd: "Х" },
        delivery: { ...delivery, shipping_fee: -1 },
        returns: { returns: { hours: "soon", categories: {} } },
      })
      expect(message).toMatch(/site\.json:\d+: barnd: no such field; the nearest name is brand/u)
      expect(message).toMatch(/delivery\.json:2: shipping_fee: expected: .+; example: 5000/u)
      expect(message).toMatch(/returns\.json:3: returns\.hours: expected: .+; example: 72/u)
      expect(await refusal({ site, delivery: { ...delivery, delivery: { ...inner, same_day: { before: 12, hours: 2 } } } })).toMatch(
        /delivery\.json:\d+: delivery\.same_day\.hours: expected: 5 or more; example: 6/u,
      )
      expect(await refusal({ site, delivery: { ...delivery, delivery: { ...inner, zones: { Багануур: null } } } })).toMatch(
        /delivery\.json:\d+: delivery\.zones\.Багануур: expected: an aimag/u,
      )
      expect(await refusal({ site, returns: { returns: { hours: 72, categories: { food: -1 } } } })).toMatch(
        /returns\.json:\d+: returns\.categories\.food: expected: 0 or more; example: 24/u,
      )
      expect(await refusal({ site: [site] })).toContain("site.json:1")
      expect(await stored()).toEqual([])
      const headers = await newKeyHeaders(shop, "content")
      const content = { delivery: [{ ...delivery, delivery: { ...inner, same_day: { before: 12, hours: 2 } } }], site: [site, site] }
      const { status, body } = await shop.call("PUT", "/api/v2/merchant/content", { headers, body: { content } })
      expect([status, plain(body["faults"])]).toEqual([
        422,
        [
          expect.objectContaining({ kind: "delivery", path: [0, "delivery", "same_day", "hours"], example: 6 }),
          expect.objectContaining({ kind: "site", path: [1] }),
        ],
      ])
    })
  })
}
