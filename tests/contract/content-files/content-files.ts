/** Content of a shop as files: applied, compared, exported. E16, E17, E18, E22. */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { formatMessage } from "#backend/texts/format-message.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { isLocale, locales } from "#domain/entities/locale.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { applyContent } from "#backend/content-files/apply-content.ts"
import { fileOfKind, readFolder, writeKind } from "#backend/content-files/content-folder.ts"
import { shownContent, withoutConfigured } from "#backend/content-files/configured-content.ts"
import { kindNames, kindOf } from "#backend/content-files/content-kinds.ts"
import { seedContent } from "#backend/content-files/seed-content.ts"
import type { Engine } from "#tests/contract/support/engines.ts"
import { listOf, plain, Trial } from "#tests/contract/support/test-backend.ts"

export const describeContentFiles = (engine: Engine): void => {
  describe(`content of files on ${engine.name}`, () => {
    let shop: Trial
    let folder = ""
    beforeAll(async () => {
      shop = await Trial.begin(engine)
    }, 180_000)
    afterAll(async () => {
      await shop.end()
      await rm(folder, { recursive: true, force: true })
    })

    /** A new empty folder. */
    const newFolder = async (): Promise<string> => {
      if (folder === "") folder = await mkdtemp(join(tmpdir(), "delguur-content-"))
      return mkdtemp(join(folder, "of-"))
    }
    const folderWith = async (files: Readonly<Record<string, unknown>>): Promise<string> => {
      const made = await newFolder()
      for (const [name, items] of Object.entries(files)) await writeKind(made, name, items as ReadonlyArray<unknown>)
      return made
    }
    const apply = async (from: string, isTrial = false) =>
      applyContent(shop.db, await withoutConfigured(shop.db, await readFolder(from), shop.config.site), {
        now: instantOf(shop.now()),
        isTrial,
      })
    const put = async (files: Readonly<Record<string, unknown>>) => apply(await folderWith(files))
    const exported = async (): Promise<string> => {
      const to = await newFolder()
      for (const { name, items } of await shownContent(shop.db, kindNames, shop.config.site)) await writeKind(to, name, items)
      return to
    }
    const filesOf = async (of: string) =>
      Object.fromEntries(
        await Promise.all(
          (await readdir(of, { recursive: true, withFileTypes: true }))
            .filter((entry) => entry.isFile())
            .map(
              async ({ parentPath, name }) =>
                [relative(of, join(parentPath, name)), await readFile(join(parentPath, name), "utf8")] as const,
            ),
        ),
      )
    const winter = { code: "ZUN20", name: { mn: "Зуны хямдрал", en: "Summer discount" }, percent: 20, ends: "2027-08-31" }

    it("holds all kinds in the demo shop, and gives back what it was given, byte for byte", async () => {
      const first = await exported()
      expect((await readdir(first)).toSorted()).toEqual((await Promise.all(kindNames.map(fileOfKind))).toSorted())
      expect(await apply(first)).toEqual([])
      expect(await filesOf(await exported())).toEqual(await filesOf(first))
    })

    it("writes texts by language in the order of the languages", async () => {
      const orders: string[] = []
      for (const [file, source] of Object.entries(await filesOf(await exported()))) {
        if (!file.endsWith(".json")) continue
        JSON.parse(source, (_, value: unknown) => {
          const keys = typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : []
          if (keys.length === locales.length && keys.every(isLocale)) orders.push(keys.join(" "))
          return value
        })
      }
      expect(orders.length).toBeGreaterThan(500)
      expect([...new Set(orders)]).toEqual([locales.join(" ")])
    })

    it("takes the example of each kind with those that it may name, twice without a change", async () => {
      for (const name of kindNames) {
        const files = await Promise.all(
          [name, ...((await kindOf(name)).after ?? [])].map(async (one) => {
            const kind = await kindOf(one)
            const before = await kind.read(shop.db)
            return { one, before, after: [...before.filter((item) => kind.keyOf(item) !== kind.keyOf(kind.example)), kind.example] }
          }),
        )
        const withExamples = Object.fromEntries(files.map(({ one, after }) => [one, after]))
        await put(withExamples)
        const kind = await kindOf(name)
        expect((await kind.read(shop.db)).map(kind.keyOf)).toContain(kind.keyOf(kind.example))
        expect(await put(withExamples)).toEqual([])
        await put(Object.fromEntries(files.map(({ one, before }) => [one, before])))
      }
    })

    it("changes a coupon, whose last day counts wholly", async () => {
      const coupons = await (await kindOf("coupons")).read(shop.db)
      expect(await put({ coupons: [...coupons, winter] })).toMatchObject([{ change: "new", key: "ZUN20" }])
      expect(await put({ coupons: [...coupons, { ...winter, percent: 25 }] })).toMatchObject([{ change: "changed", key: "ZUN20" }])
      expect(await shop.db.query("select percent, expires_at from coupons where code = 'ZUN20'")).toEqual([
        { percent: 25, expires_at: "2027-08-31T16:00:00.000Z" },
      ])
      expect(await put({ coupons })).toMatchObject([{ change: "gone", key: "ZUN20" }])
      expect(await shop.db.query("select from coupons where code = 'ZUN20'")).toEqual([])
    })

    it("ends a coupon that is in use, and does so once", async () => {
      const somebody = await shop.somebody()
      const coupons = await (await kindOf("coupons")).read(shop.db)
      await put({ coupons: [...coupons, winter] })
      await shop.db.query("insert into coupon_holders (user_id, code, given_at) values ($1, 'ZUN20', now())", [somebody.id])
      const without = await folderWith({ coupons })
      expect(await apply(without, true)).toMatchObject([{ change: "ended", key: "ZUN20" }])
      expect(await apply(without)).toMatchObject([{ change: "ended", key: "ZUN20" }])
      expect(await apply(without)).toEqual([])
    })

    it("refuses a coupon that is somebody's", async () => {
      const somebody = await shop.somebody()
      const coupons = await (await kindOf("coupons")).read(shop.db)
      await shop.db.query("insert into coupons (code, name, amount, owner_id) values ('WIN-1', '{\"mn\": \"Бонус\"}', 3000, $1)", [
        somebody.id,
      ])
      await expect(put({ coupons: [...coupons, { ...winter, code: "WIN-1" }] })).rejects.toThrow("WIN-1")
      expect(await shop.db.query("select amount, percent from coupons where code = 'WIN-1'")).toEqual([{ amount: 3000, percent: null }])
    })

    it("names all that is missing at once, each thing with its places [E17]", async () => {
      const article = { ...((await kindOf("articles")).example as object), author: "nobody", tags: ["absent-tag"] }
      const news = { ...((await kindOf("news")).example as object), tags: ["absent-tag"] }
      const authors = await (await kindOf("authors")).read(shop.db)
      const failure = await put({
        authors,
        articles: [article, { ...article, slug: "other" }],
        news: [news],
        presets: [{ id: 7, name: { mn: "Шинэ" }, query: "brand=absent-brand" }],
      }).then(
        () => "",
        (error: unknown) => (error instanceof OperatorError ? formatMessage("en", error.reason) : String(error)),
      )
      const lines = failure.split("\n")
      for (const name of ["nobody", "absent-tag", "absent-brand"])
        expect([name, lines.filter((line) => line.includes(name)).length]).toEqual([name, 1])
      expect(lines).toHaveLength(3)
      expect(lines.find((line) => line.includes("absent-tag"))).toMatch(/articles\/.*articles\/other\.mn\.md:\d, news\//u)
    })

    it("refuses a named search with a parameter that lists do not have", async () => {
      const preset = (query: string) => put({ presets: [{ id: 7, name: { mn: "Шинэ" }, query }] }).then(String, String)
      expect(await preset("prise_to=1000")).toMatch(/presets\.json:\d+: 0\.query: .*prise_to.*price_to/u)
      expect(await preset("cat=home")).toMatch(/presets\.json:\d+: 0\.query: .*cat/u)
      expect(await preset("category=hom")).toMatch(/presets\.json:\d+: 0\.query: .*home/u)
    })

    it("says only what is missing where a file that others need is wrong itself", async () => {
      const brands = [{ ...((await kindOf("brands")).example as object), vendor: "absent-vendor" }]
      const failure = await put({ brands, presets: [{ id: 7, name: { mn: "Шинэ" }, query: "brand=delkhii" }] }).catch(String)
      expect(failure).toMatch(/brands\.json:\d+: .*absent-vendor/u)
      expect(failure).not.toContain("presets")
    })

    it("shows a trial and stores nothing", async () => {
      const before = await filesOf(await exported())
      const differences = await apply(await folderWith({ badges: [], presets: [{ id: 7, name: { mn: "Шинэ" }, query: "sort=new" }] }), true)
      expect(differences.map(({ change }) => change)).toContain("gone")
      expect(differences).toContainEqual(expect.objectContaining({ kind: "presets", change: "new", key: "7" }))
      expect(await filesOf(await exported())).toEqual(before)
    })

    it("is shown by the running shop", async () => {
      const menus = await (await kindOf("menus")).read(shop.db)
      await put({ menus: [{ title: { mn: "Тусламж", en: "Help" }, children: [] }] })
      const { body } = await shop.call("GET", "/api/v2/site_data")
      expect(listOf(body["menus"])).toHaveLength(1)
      const inner = { title: { mn: "Худалдаа" }, url: "facebook.com/shop", children: [] }
      await expect(put({ menus: [{ title: { mn: "Холбоос" }, children: [inner] }] })).rejects.toThrow("өөр сайт (https://…)")
      await put({ menus })
    })

    it("takes a day as a moment of a notification, whose last day counts wholly", async () => {
      const notifications = await (await kindOf("notifications")).read(shop.db)
      const notice = { id: 7, title: { mn: "Шинэ цаг" }, link: null, starts_at: "2026-11-01", expires_at: "2027-08-31" }
      const exact = { id: 8, title: { mn: "Түр хаалттай" }, starts_at: "2026-11-01T18:00:00+08:00" }
      expect(await put({ notifications: [notice, exact] })).toHaveLength(2 + notifications.length)
      expect(await put({ notifications: [notice, exact] })).toEqual([])
      const { body } = await shop.call("GET", "/api/v2/site_data")
      expect(listOf(body["notifications"]).map((one) => [one["starts_at"], one["expires_at"]].map(plain))).toEqual([
        ["2026-10-31T16:00:00.000Z", "2027-08-31T16:00:00.000Z"],
        ["2026-11-01T10:00:00.000Z", null],
      ])
      await expect(put({ notifications: [{ ...notice, expires_at: "2026-10-31" }] })).rejects.toThrow("эхлэхээсээ өмнө дуусаж байна")
      await expect(put({ notifications: [{ ...notice, expires_at: "soon" }] })).rejects.toThrow("өдөр, эсвэл цагийн бүстэй")
      await expect(put({ notifications: [{ ...notice, link: "sale" }] })).rejects.toThrow("өөр сайт (https://…)")
      await put({ notifications })
    })

    it("is refused with file, line and an example, and none of it is stored", async () => {
      const before = await filesOf(await exported())
      const wrong = await newFolder()
      await writeFile(join(wrong, "badges.json"), "[]\n")
      await writeFile(
        join(wrong, "coupons.json"),
        '[\n  { "code": "A1", "name": { "mn": "А" }, "percent": 500 },\n  { "code": "A1", "nmae": {} }\n]\n',
      )
      const failure = await apply(wrong).catch((error: unknown) => String(error))
      expect(failure).toContain("coupons.json:2")
      expect(failure).toContain("coupons.json:3")
      expect(failure).toContain("10")
      expect(await filesOf(await exported())).toEqual(before)
    })

    it("refuses a file that is no kind of content", async () => {
      const wrong = await newFolder()
      await writeFile(join(wrong, "cupons.json"), "[]")
      await expect(apply(wrong)).rejects.toThrow("cupons.json")
    })

    it("refuses two items of one name", async () => {
      await expect(apply(await folderWith({ coupons: [winter, winter] }))).rejects.toThrow("ZUN20")
    })

    it("leaves out what names goods that the demo shop no longer has, and opens it", async () => {
      const books = await kindOf("look-books")
      const opened = shop.db.transaction(async (tx) => {
        const badges = await (await kindOf("badges")).read(tx)
        await tx.query("update products set slug = 'gone-' || id where id in (select product_id from look_book_hotspots)")
        await tx.query("delete from look_books")
        await tx.query("delete from badges")
        await seedContent(tx, instantOf(shop.now()))
        expect([await books.read(tx), await (await kindOf("badges")).read(tx)]).toEqual([[], badges])
        throw new Error("not kept")
      })
      await expect(opened).rejects.toThrow("not kept")
      expect(await books.read(shop.db)).not.toEqual([])
    })
  })
}
