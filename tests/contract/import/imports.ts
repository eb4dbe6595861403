/** What the merchant's commands do on one engine: import and export of products, figures, stuck work. */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { importProducts } from "#backend/import/import-products.ts"
import type { Engine } from "#tests/contract/support/engines.ts"
import { plain, text, Trial } from "#tests/contract/support/test-backend.ts"
import { accountantOf } from "./accountant.ts"
import { administrationOf } from "./administration.ts"
import { exportsOf } from "./exports.ts"
import { figuresOf } from "./figures.ts"
import { fileFormatOf } from "./file-format.ts"
import { inEnglish } from "#tests/english-commands.ts"
import { importSteps, ownColumns } from "./import-steps.ts"
import { namesOf } from "./names.ts"
import { newslettersOf } from "./newsletters.ts"
import { partialFileOf } from "./partial-file.ts"
import { picturesOf } from "./pictures/pictures.ts"
import { publishedLaterOf } from "./published-later.ts"
import { shopifyOf } from "./shopify.ts"
import { guest } from "#tests/contract/search/trial.ts"

export const describeImports = (engine: Engine): void => {
  describe(`commands of the merchant on ${engine.name}`, () => {
    let trial: Trial | null = null
    let folder = ""
    const shop = (): Trial => {
      if (trial === null) throw new Error("the shop has not been opened")
      return trial
    }
    const steps = importSteps(shop, () => folder)
    const { options, file, take, tryOut, product, variants, counts } = steps

    beforeAll(async () => {
      trial = await Trial.begin(engine)
      folder = await mkdtemp(join(tmpdir(), "delguur-import-"))
      await sharp({ create: { width: 9, height: 9, channels: 3, background: "#345" } })
        .png()
        .toFile(join(folder, "sock.png"))
    }, 180_000)
    afterAll(async () => {
      await trial?.end()
      await rm(folder, { recursive: true, force: true })
    })

    it("makes products, variants, brands and categories of our own columns, and they are found", async () => {
      const report = await take(
        ownColumns,
        `esgii-shaakhai,Эсгий шаахай,Felt slippers,"Эмэгтэй > Гэрийн гутал",Эсгий Урлал,"45,000",60000,7,ES-1,Хэмжээ,36,`,
        "esgii-shaakhai,,,,,45000₮,60000,3,ES-2,Хэмжээ,37,",
      )
      expect(report).toMatchObject({ rows: 2, created: 1, changed: 0, wrong: [], isWritten: true })
      expect(await product("esgii-shaakhai")).toMatchObject({
        title: { en: "Felt slippers" },
        brand: { mn: "Эсгий Урлал" },
        taxon: { mn: "Гэрийн гутал" },
        price: 60_000,
        selling_price: 45_000,
        sale_percent: 25,
      })
      expect(await variants("esgii-shaakhai")).toMatchObject([
        { sku: "ES-1", on_hand: 7, options: [{ key: "clothing_size", mn: "36" }] },
        { sku: "ES-2", on_hand: 3 },
      ])
      // At once, though lists see what is on sale since the minute began.
      const found = await shop().call("POST", "/search-service/products/_search", {
        headers: guest,
        body: {
          query: { bool: { filter: [{ term: { slug: "esgii-shaakhai" } }, { range: { available_on: { lte: "now" } } }] } },
        },
      })
      expect(found.body).toMatchObject({ hits: { total: { value: 1 } } })
    })

    it("changes nothing when it is repeated, and only what differs otherwise", async () => {
      const lines = [ownColumns, "khurem-1,Хүрэм,Jacket,women,,100000,100000,5,KH-1,,,"]
      await take(...lines)
      const before = await product("khurem-1")
      expect(await take(...lines)).toMatchObject({ created: 0, changed: 0, unchanged: 1 })
      expect(await product("khurem-1")).toEqual(before)
      expect(await take("handle,sku,price,stock", "khurem-1,KH-1,80000,9")).toMatchObject({ changed: 1 })
      expect(await product("khurem-1")).toMatchObject({ title: { mn: "Хүрэм" }, selling_price: 80_000 })
      expect(await variants("khurem-1")).toMatchObject([{ selling_price: 80_000, on_hand: 9 }])
    })

    it("gives no product a handle of digits alone, which is an id", async () => {
      const heads = "handle,title_mn,category,price,stock,sku"
      expect((await take(heads, "100234,Цув,women,1000,3,DG-1")).wrong.map(({ reason }) => inEnglish(reason))).toEqual([
        expect.stringContaining("p-100234"),
      ])
      expect(await take(heads, ",2027,women,1000,3,", ",,women,1000,3,100235")).toMatchObject({ wrong: [{ line: 3 }] })
      expect(await take(heads, ",2027,women,1000,3,")).toMatchObject({ created: 1, wrong: [] })
      expect(await product("p-2027")).toMatchObject({ title: { mn: "2027" } })
      // One that an earlier version took is found before the product with this id.
      const [first] = await shop().db.query<{ id: number }>("select min(p.id) as id from products p where p.for_sale")
      await shop().db.query("update products set slug = $1 where slug = 'p-2027'", [String(first?.id)])
      expect((await shop().call("GET", `/api/v2/products/${first?.id}`)).body).toMatchObject({ title: "2027" })
      await shop().db.query("update products set slug = 'p-2027' where slug = $1", [String(first?.id)])
    })

    it("refuses a price that can be read in two ways and a price of 0, and shows how it reads prices", async () => {
      const refused = await take(
        ownColumns,
        "two-ways,Сандал,Chair,women,,129.000,,4,TW-1,,,",
        "for-nothing,Сандал,Chair,women,,0,,4,FN-1,,,",
      )
      expect(refused.wrong).toMatchObject([
        { line: 2, column: "price", reason: { key: "import.twofoldNumber", values: { thousands: "129000", units: "129" } } },
        { line: 3, column: "price", reason: { key: "import.priceOfZero" } },
      ])
      await take(ownColumns, "odd-price,Сандал,Chair,women,,129000,,4,OD-1,,,")
      const trial = await tryOut("handle,sku,price", "odd-price,OD-1,12900")
      const move = { line: 2, sku: "OD-1", category: "women", price: { before: 129_000, after: 12_900 }, stock: { before: 4, after: 4 } }
      expect(trial.moves).toMatchObject({ first: [move], odd: [move], count: 1, lowest: [] })
      expect((await tryOut("handle,sku,price,stock", "odd-price,OD-1,120000,7")).moves).toMatchObject({
        first: [{ price: { before: 129_000, after: 120_000 }, stock: { before: 4, after: 7 } }],
        odd: [],
        count: 1,
      })
      // Read again, nothing moves.
      expect((await tryOut("handle,sku,price,stock", "odd-price,OD-1,129000,4")).moves).toMatchObject({ first: [], count: 0 })
    })

    it("reads dates as days in Ulaanbaatar, the last day of a sale included", async () => {
      const header = `${ownColumns},sale_start,sale_end,published_at`
      await take(header, "sale-days,Сандал,Chair,women,,90000,120000,4,SD-1,,,,2026-11-25,2026-11-26,2026-11-25")
      const [stored] = await shop().db.query("select sale_start_at, sale_expire_at, available_on from products where slug = 'sale-days'")
      expect(stored).toEqual({
        sale_start_at: "2026-11-24T16:00:00.000Z",
        sale_expire_at: "2026-11-26T16:00:00.000Z",
        available_on: "2026-11-24T16:00:00.000Z",
      })
      expect((await take(header, "sale-days,,,,,,,,SD-1,,,,2026-02-30,,")).wrong).toMatchObject([{ column: "sale_start" }])
    })

    describe("product that is published later", () => publishedLaterOf(shop, steps))
    describe("format of a file", () => fileFormatOf(shop, () => folder, steps))
    describe("export", () => exportsOf(engine, shop, () => folder, steps))
    describe("file with some of the columns", () => partialFileOf(shop, steps))
    describe("file of an accountant", () => accountantOf(shop, () => folder, steps))
    describe("file of Shopify", () => shopifyOf(shop, steps))

    it("claims no company for goods without a brand that were never ordered [I3]", async () => {
      await take(ownColumns, "lone-tea,Цай,Tea,food/lone,,1000,,5,LT-1,,,", "lone-shirt,Цамц,Shirt,women/lone,,1000,,5,LS-1,,,")
      const { body } = await shop().call("GET", "/api/v2/compatibility_build/lone-tea")
      expect((plain(body["products"]) as ReadonlyArray<{ readonly slug: string }>).map(({ slug }) => slug)).toEqual(["lone-tea"])
    })

    it("tries without writing", async () => {
      const before = await counts()
      const report = await importProducts(shop().db, await file(`${ownColumns}\ndry,Хуурай,Dry,women,,1000,,1,DR-1,,,\n`), {
        ...options,
        isDry: true,
      })
      expect(report).toMatchObject({ created: 1, isWritten: false })
      expect(await counts()).toEqual(before)
    })

    it("refuses a SKU of another product", async () => {
      await take(ownColumns, "sku-owner,Эзэн,Owner,women,,1000,,1,SKU-X,,,")
      expect((await take(ownColumns, "sku-thief,Хулгайч,Thief,women,,1000,,1,SKU-X,,,")).wrong).toMatchObject([
        { line: 2, column: "sku", reason: { key: "import.skuOfOther", values: { sku: "SKU-X", product: "sku-owner" } } },
      ])
    })

    it("leaves the stock without what is sold while it runs, and waits for an order under way [I3]", async () => {
      await take(ownColumns, "sold-meanwhile,Зарагдсан,Sold,women,,1000,,5,SM-1,,,")
      const path = await file("handle,sku,price\nsold-meanwhile,SM-1,900\n")
      let orders: Promise<unknown> = Promise.resolve()
      // Sells two units after the file is checked; the order's transaction ends later.
      const sell = (): void => {
        orders = shop().db.transaction(async (tx) => {
          await tx.query("update variants set on_hand = on_hand - 2 where sku = 'SM-1'")
          await pause(300)
        })
      }
      await importProducts(shop().db, path, { ...options, progress: ({ key }) => void (key === "import.checkedRows" && sell()) })
      await orders
      expect(await variants("sold-meanwhile")).toMatchObject([{ selling_price: 900, on_hand: 3 }])
    })

    it("indexes the names where an earlier import was stopped before that [I3]", async () => {
      const lines = [ownColumns, "named-late,Оройн нэр,Late,late-names,,1000,,5,NL-1,,,"]
      await take(...lines)
      await shop().db.query("delete from search_labels where kind = 'taxon'")
      expect(await take(...lines)).toMatchObject({ changed: 0, created: 0 })
      expect(await shop().db.query("select name from search_labels where kind = 'taxon' and address = 'late-names'")).toHaveLength(1)
    })

    figuresOf(shop)
    administrationOf(shop)
    describe("names of a file", () => namesOf(shop, steps))
    picturesOf(shop, () => folder, steps)
    describe("issue of the newsletter", () => newslettersOf(shop))

    it("sells what was imported", async () => {
      await take(ownColumns, "buyable,Авах бараа,Buyable,women,,50000,,2,BU-1,,,")
      const [row] = await shop().db.query<{ id: number }>("select id from variants where sku = 'BU-1'")
      const somebody = await shop().somebody()
      const order = await shop().add(row?.id ?? 0, 1, somebody.headers)
      expect(text(order.body["number"])).toMatch(/^R\d+/)
    })
  })
}
