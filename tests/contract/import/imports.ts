/** What the merchant's commands do on one engine: import and export of products, figures, stuck work. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { exportProducts } from "#backend/import/export-products.ts"
import { exportTable } from "#backend/import/export-table.ts"
import { importProducts, type Report } from "#backend/import/import-products.ts"
import type { Database } from "#backend/database/database.ts"
import { createMemoryStorage } from "#backend/pictures/storage/memory-storage.ts"
import { instantOf } from "#domain/rules/instants.ts"
import type { Engine } from "#tests/contract/support/engines.ts"
import { plain, text, Trial } from "#tests/contract/support/test-backend.ts"
import { administrationOf } from "./administration.ts"
import { figuresOf } from "./figures.ts"
import { namesOf } from "./names.ts"
import { newslettersOf } from "./newsletters.ts"
import { picturesOf } from "./pictures.ts"
import { shopifyOf } from "./shopify.ts"
import { guest } from "#tests/contract/search/trial.ts"
import { inEnglish } from "#tests/english-commands.ts"

const own = "handle,title_mn,title_en,category,brand,price,list_price,stock,sku,option1_name,option1_mn,option1_en"
const rowsOf = (count: number): string =>
  Array.from({ length: count }, (_, at) => `many-${at},Олон,Many,women,,1000,,1,MA-${at},,,\n`).join("")
export const describeImports = (engine: Engine): void => {
  describe(`commands of the merchant on ${engine.name}`, () => {
    let trial: Trial | null = null
    let folder = ""
    const shop = (): Trial => {
      if (trial === null) throw new Error("the shop has not been opened")
      return trial
    }
    const options = {
      isDry: false,
      company: "Цэлмэг ХХК",
      now: () => instantOf(Date.now()),
      progress: () => undefined,
      storage: createMemoryStorage(),
    }
    const file = async (content: string | Buffer): Promise<string> => {
      const path = join(folder, `${shop().unique()}.csv`)
      await writeFile(path, content)
      return path
    }
    const takeWith =
      (given: Parameters<typeof importProducts>[2]) =>
      async (...lines: ReadonlyArray<string>): Promise<Report> =>
        importProducts(shop().db, await file(`${lines.join("\n")}\n`), given)
    const take = takeWith(options)
    /** An import that ends when it begins to write. */
    const stopped = takeWith({
      ...options,
      progress: ({ key }) => {
        if (key === "import.wroteRows") throw new Error("stopped")
      },
    })
    const product = async (slug: string) =>
      (
        await shop().db.query<Readonly<Record<string, unknown>>>(
          "select p.*, t.permalink, t.name as taxon, b.name as brand from products p join taxons t on t.id = p.taxon_id join brands b on b.code = p.brand_code where slug = $1",
          [slug],
        )
      )[0]
    const variants = (slug: string) =>
      shop().db.query(
        "select v.sku, v.price, v.selling_price, v.on_hand, v.options from variants v join products p on p.id = v.product_id where p.slug = $1 order by v.position",
        [slug],
      )
    /** How often the index of names holds a name. */
    const indexedNames = async (name: string) =>
      (
        await shop().db.query(
          "select (select count(*)::int from search_vocabulary where word = $1) as words, (select count(*)::int from search_phrases where phrase = $1) as phrases",
          [name],
        )
      )[0]
    const counts = async () =>
      (
        await shop().db.query(
          "select (select count(*)::int from products) as products, (select count(*)::int from variants) as variants, (select max(updated_at) from products) as at",
        )
      )[0]

    beforeAll(async () => {
      trial = await Trial.begin(engine)
      folder = await mkdtemp(join(tmpdir(), "delguur-import-"))
      await sharp({ create: { width: 9, height: 9, channels: 3, background: "#345" } }).png().toFile(join(folder, "sock.png"))
    }, 180_000)
    afterAll(async () => {
      await trial?.end()
      await rm(folder, { recursive: true, force: true })
    })

    it("makes products, variants, brands and categories of our own columns, and they are found", async () => {
      const report = await take(
        own,
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
      const lines = [own, "khurem-1,Хүрэм,Jacket,women,,100000,100000,5,KH-1,,,"]
      await take(...lines)
      const before = await product("khurem-1")
      expect(await take(...lines)).toMatchObject({ created: 0, changed: 0, unchanged: 1 })
      expect(await product("khurem-1")).toEqual(before)
      expect(await take("handle,sku,price,stock", "khurem-1,KH-1,80000,9")).toMatchObject({ changed: 1 })
      expect(await product("khurem-1")).toMatchObject({ title: { mn: "Хүрэм" }, selling_price: 80_000 })
      expect(await variants("khurem-1")).toMatchObject([{ selling_price: 80_000, on_hand: 9 }])
    })

    it("refuses a price that can be read in two ways and a price of 0, and shows how it reads prices", async () => {
      const refused = await take(own, "two-ways,Сандал,Chair,women,,129.000,,4,TW-1,,,", "for-nothing,Сандал,Chair,women,,0,,4,FN-1,,,")
      expect(refused.wrong).toMatchObject([
        { line: 2, column: "price", reason: { key: "import.twofoldPrice", values: { thousands: "129000", units: "129" } } },
        { line: 3, column: "price", reason: { key: "import.priceOfZero" } },
      ])
      await take(own, "odd-price,Сандал,Chair,women,,129000,,4,OD-1,,,")
      const trial = await takeWith({ ...options, isDry: true })("handle,sku,price", "odd-price,OD-1,12900")
      expect(trial.prices).toEqual({
        first: [{ line: 2, sku: "OD-1", before: 129_000, after: 12_900 }],
        odd: [{ line: 2, sku: "OD-1", before: 129_000, after: 12_900 }],
        count: 1,
      })
      expect((await takeWith({ ...options, isDry: true })("handle,sku,price", "odd-price,OD-1,120000")).prices).toMatchObject({
        odd: [],
        count: 1,
      })
    })

    it("takes dates as days in Ulaanbaatar, the last day of a sale included", async () => {
      const header = `${own},sale_start,sale_end,published_at`
      await take(header, "sale-days,Сандал,Chair,women,,90000,120000,4,SD-1,,,,2026-11-25,2026-11-26,2026-11-25")
      const [stored] = await shop().db.query(
        "select sale_start_at, sale_expire_at, available_on from products where slug = 'sale-days'",
      )
      expect(stored).toEqual({
        sale_start_at: "2026-11-24T16:00:00.000Z",
        sale_expire_at: "2026-11-26T16:00:00.000Z",
        available_on: "2026-11-24T16:00:00.000Z",
      })
      expect((await take(header, "sale-days,,,,,,,,SD-1,,,,2026-02-30,,")).wrong).toMatchObject([{ column: "sale_start" }])
    })

    it("keeps a product that is not yet published off every screen and out of every cart", async () => {
      await take(`${own},published_at`, "later-on,Сандал,Chair,women,,129000,,4,LO-1,,,,2099-06-01")
      const [{ id, variant } = { id: 0, variant: 0 }] = await shop().db.query<{ id: number; variant: number }>(
        "select p.id, v.id as variant from products p join variants v on v.product_id = p.id where p.slug = 'later-on'",
      )
      const somebody = await shop().somebody()
      expect((await shop().call("GET", "/api/v2/products/later-on")).status).toBe(404)
      expect((await shop().call("GET", `/api/v2/products?ids=${id}`)).body["products"]).toEqual([])
      expect((await shop().add(variant, 1, somebody.headers)).status).toBe(422)
      expect(
        (await shop().call("POST", "/api/v2/wishlists/add_id", { body: { variant_id: variant }, headers: somebody.headers }))
          .status,
      ).toBeGreaterThanOrEqual(400)
      expect(
        (
          await shop().call("POST", "/api/v2/quotes", {
            body: { product_id: id, contact: somebody.login, note: "", quantity: 1 },
            headers: somebody.headers,
          })
        ).status,
      ).toBeGreaterThanOrEqual(400)
      expect(JSON.stringify((await shop().call("GET", `/api/v2/products/0/variants/${variant}/stock_items`)).body)).not.toContain(
        '"count_on_hand":4',
      )
      // In the cart of somebody before it was taken back, it cannot be ordered.
      await shop().db.query("update products set available_on = now() - interval '1 minute' where id = $1", [id])
      const number = await shop().checkedOut(somebody, variant)
      await shop().db.query("update products set available_on = now() + interval '1 day' where id = $1", [id])
      expect((await shop().place(somebody, number)).status).toBe(422)
    })

    it("finds a product from the moment at which it is published", async () => {
      const search = async () =>
        (
          await shop().call("POST", "/search-service/products/_search", {
            headers: guest,
            body: { query: { bool: { filter: [{ term: { slug: "later-found" } }] } } },
          })
        ).body["hits"]?.["total"]?.["value"]
      await take(`${own},published_at`, "later-found,Түндэрсандал,Thunderchair,women,,129000,,4,LF-1,,,,2099-06-01")
      await shop().backend.tend()
      expect([await search(), await indexedNames("түндэрсандал"), await indexedNames("thunderchair")]).toEqual([
        0,
        { words: 0, phrases: 0 },
        { words: 0, phrases: 0 },
      ])
      await shop().db.query("update products set available_on = now() - interval '1 minute' where slug = 'later-found'")
      await shop().backend.tend()
      expect([await search(), await indexedNames("түндэрсандал"), await indexedNames("thunderchair")]).toEqual([
        1,
        { words: 1, phrases: 1 },
        { words: 1, phrases: 1 },
      ])
      expect(
        await shop().db.query("select from search_awaited a join products p on p.id = a.product_id where p.slug = 'later-found'"),
      ).toEqual([])
    })

    describe("file of Shopify", () => shopifyOf({ shop, take, product, variants }))

    it("writes nothing where a line is wrong, and names line and column", async () => {
      const before = await counts()
      const report = await take(
        own,
        "good-one,Сайн,Good,women,,1000,1000,1,GO-1,,,",
        "Bad Handle,Муу,Bad,women,,1000,1000,1,BA-1,,,",
        "bad-price,Муу,Bad,women,,12.5,,1,BA-2,,,",
        "bad-stock,Муу,Bad,women,,1000,,many,BA-3,,,",
        "bad-title,=HYPERLINK(1),Bad,women,,1000,,1,BA-4,,,",
        "no-title,,,women,,1000,,1,BA-5,,,",
        "good-one,Дахин,Again,women,,1000,,1,GO-2,,,",
        "nul,a\u0000b,Bad,women,,1000,,1,BA-6,,,",
        `long,${"x".repeat(300)},Bad,women,,1000,,1,BA-7,,,`,
        "above,Муу,Bad,women,,2000,1000,1,BA-8,,,",
        "sku-again,Муу,Bad,women,,1000,,1,GO-1,,,",
        "below-nought,Муу,Bad,women,,1000,,-3,BA-9,,,",
        "no-price,Муу,Bad,women,,1000,,1,BA-10,Хэмжээ,36,",
        "no-price,,,,,,,1,BA-11,Хэмжээ,37,",
      )
      expect(report.isWritten).toBe(false)
      expect(report.wrong.map(({ line, column }) => `${line} ${column}`)).toEqual([
        "3 handle",
        "4 price",
        "5 stock",
        "6 title_mn",
        "7 title_mn",
        "8 handle",
        "9 title_mn",
        "10 title_mn",
        "11 price",
        "12 sku",
        "13 stock",
        "15 price",
      ])
      expect(await counts()).toEqual(before)
    })

    it.each<readonly [string, string | Buffer, RegExp]>([
      ["a quote that is never closed", `${own}\nopen,"Нээлттэй,Open,women,,1000,,1,OP-1,,,\n`, /^2 .*never closed/],
      ["a quote within a cell", `${own}\nopen,Ну"у,Open,women,,1000,,1,OP-1,,,\n`, /^2 .*middle of a cell/],
      ["a file that is cut off", `${own}\ncut,Таслагдсан,Cut,wom`, /^2 .*cut off/],
      [
        "another encoding",
        Buffer.from([...Buffer.from(`${own}\nenc,`), 0xca, 0xf0, 0xe5, ...Buffer.from(",x,women,,1,,1,E,,,\n")]),
        /^2 .*not UTF-8/,
      ],
      [
        "a quote that is opened far before the end",
        `${own}\n${rowsOf(400)}open,"Нээлттэй,Open,women,,1000,,1,OP-1,,,\n${rowsOf(400)}`,
        /^402 .*never closed/,
      ],
      ["a short row after many", `${own}\n${rowsOf(400)}short,Богино\n${rowsOf(400)}`, /^402 .*another number of cells/],
      ["UTF-16", Buffer.from(`\uFEFF${own}\n`, "utf16le"), /^1 the file is UTF-16; save it as «CSV UTF-8»/],
      ["UTF-16 without a mark", Buffer.from(`${own}\n`, "utf16le"), /^1 the file is UTF-16/],
      ["a workbook", Buffer.from("PK\u0003\u0004 and more"), /^1 the file is a workbook/],
      ["no rows at all", "", /^1 .*empty/],
    ])("refuses %s", async (_, content, expected) => {
      const before = await counts()
      const report = await importProducts(shop().db, await file(content), options)
      expect(report.wrong.map(({ line, reason }) => `${line} ${inEnglish(reason)}`).join("\n")).toMatch(expected)
      expect(await counts()).toEqual(before)
    })

    it("refuses a file without a handle", async () => {
      await expect(take("name,price", "x,1")).rejects.toMatchObject({ reason: { key: "import.noHandle" } })
    })

    it("claims no company for goods without a brand that were never ordered [I3]", async () => {
      await take(own, "lone-tea,Цай,Tea,food/lone,,1000,,5,LT-1,,,", "lone-shirt,Цамц,Shirt,women/lone,,1000,,5,LS-1,,,")
      const { body } = await shop().call("GET", "/api/v2/compatibility_build/lone-tea")
      expect((plain(body["products"]) as ReadonlyArray<{ readonly slug: string }>).map(({ slug }) => slug)).toEqual(["lone-tea"])
    })

    it("says which file is missing [I3]", async () => {
      const none = join(folder, "none.csv")
      await expect(importProducts(shop().db, none, options)).rejects.toMatchObject({
        reason: { key: "command.noFile", values: { file: none } },
      })
      await expect(importProducts(shop().db, folder, options)).rejects.toMatchObject({
        reason: { key: "import.isFolder", values: { path: folder } },
      })
    })

    it("of orders, subscribers and reviews is a table [I3]", async () => {
      const number = await shop().placed(await shop().somebody(), await shop().variant(5, 50_000))
      await shop().db.query(
        "insert into newsletter_subscribers (email, locale, token, state, asked_at) values ('=cmd@example.mn', 'mn', 'export', 'confirmed', now())",
      )
      const tableOf = async (name: "orders" | "subscribers" | "reviews") => {
        const path = join(folder, `${name}.csv`)
        const rows = await exportTable(shop().db, name, path)
        return { rows, content: await readFile(path, "utf8") }
      }
      const [orders, subscribers, reviews] = [await tableOf("orders"), await tableOf("subscribers"), await tableOf("reviews")]
      expect(orders.content).toMatch(new RegExp(`^${number},complete,.*,99\\d+,.*,50000,`, "m"))
      expect(subscribers.content).toContain("\n'=cmd@example.mn,mn,confirmed,")
      const [stored] = await shop().db.query<{ count: number }>("select count(*)::int as count from reviews")
      expect([reviews.rows, reviews.rows > 500]).toEqual([stored?.count, true])
    })

    it("of payments, customers, the wallet and coupons is a table without secrets [I3]", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 50_000))
      await shop().db.query(
        "insert into coupons (code, name, percent, minimum) values ('EXPORTED', '{\"mn\": \"Экспорт\"}', 15, 20000), ('EXPORTED-TOO', '{\"mn\": \"Бас\"}', 5, 0)",
      )
      const [customer] = await shop().db.query<{ id: number }>("select user_id as id from orders where number = $1", [number])
      await shop().db.query(
        "with part as (insert into wallet_parts (user_id, kind, balance) values ($1, 'bonus', 700)) insert into wallet_entries (user_id, kind, action, amount, balance, created_at) values ($1, 'bonus', 'earned', 700, 700, now())",
        [customer?.id],
      )
      const contentOf = async (name: "payments" | "customers" | "wallet" | "coupons" | "refunds") => {
        const path = join(folder, `${name}.csv`)
        await exportTable(shop().db, name, path)
        return readFile(path, "utf8")
      }
      expect(await contentOf("payments")).toMatch(new RegExp(`^${number},\\w+,[1-9]\\d*,pending,`, "m"))
      const customers = await contentOf("customers")
      expect(customers).toMatch(new RegExp(`^${customer?.id},person,.*,1,700,`, "m"))
      expect(customers).not.toContain("argon2")
      expect(await contentOf("wallet")).toMatch(new RegExp(`^${customer?.id},bonus,,earned,700,700,`, "m"))
      expect(await contentOf("coupons")).toMatch(/^EXPORTED,Экспорт,,15,,20000,.*\nEXPORTED-TOO,Бас,,5,/m)
      expect(await contentOf("refunds")).toContain("number,amount,reason,state,note,created_at,settled_at")
    })

    it("reads semicolons and a byte order mark", async () => {
      expect(
        await importProducts(
          shop().db,
          await file(`\uFEFF${own.replaceAll(",", ";")}\r\nsemi;Хагас;Semi;women;;1000;;1;SE-1;;;\r\n`),
          options,
        ),
      ).toMatchObject({ wrong: [], created: 1 })
    })

    it("tries without writing", async () => {
      const before = await counts()
      const report = await importProducts(shop().db, await file(`${own}\ndry,Хуурай,Dry,women,,1000,,1,DR-1,,,\n`), {
        ...options,
        isDry: true,
      })
      expect(report).toMatchObject({ created: 1, isWritten: false })
      expect(await counts()).toEqual(before)
    })

    it("refuses a SKU of another product", async () => {
      await take(own, "sku-owner,Эзэн,Owner,women,,1000,,1,SKU-X,,,")
      expect((await take(own, "sku-thief,Хулгайч,Thief,women,,1000,,1,SKU-X,,,")).wrong).toMatchObject([
        { line: 2, column: "sku", reason: { key: "import.skuOfOther", values: { sku: "SKU-X", product: "sku-owner" } } },
      ])
    })

    it("of an export changes nothing, texts that look like formulas included", async () => {
      await take(own, `formula,'=1+1,'-x,women,"Брэнд; бас = энэ",1000,,1,FO-1,,,`)
      expect(await product("formula")).toMatchObject({ title: { mn: "=1+1", en: "-x" } })
      const path = join(folder, "export.csv")
      const written = await exportProducts(shop().db, path)
      const before = await counts()
      const report = await importProducts(shop().db, path, options)
      expect(report).toMatchObject({ wrong: [], created: 0, changed: 0, unchanged: written.products, rows: written.rows, ignored: [] })
      expect(await counts()).toEqual(before)
      const again = join(folder, "again.csv")
      await exportProducts(shop().db, again)
      expect(await readFile(again, "utf8")).toBe(await readFile(path, "utf8"))
    })

    it("of an export makes the same in an empty shop [I3]", async () => {
      const [path, again] = [join(folder, "whole.csv"), join(folder, "whole-again.csv")]
      const written = await exportProducts(shop().db, path, { storage: options.storage, folder: join(folder, "pictures") })
      const other = await Trial.begin(engine, { isDemo: false })
      try {
        const report = await importProducts(other.db, path, { ...options, storage: createMemoryStorage() })
        expect(report).toMatchObject({ wrong: [], created: written.products, rows: written.rows })
        await exportProducts(other.db, again)
        expect(await readFile(again, "utf8")).toBe(await readFile(path, "utf8"))
        const tree = (db: Database) =>
          db.query(
            "select permalink, name from taxons t where exists (select from products p join taxons o on o.id = p.taxon_id where o.permalink = t.permalink or starts_with(o.permalink, t.permalink || '/')) order by permalink",
          )
        expect(await tree(other.db)).toEqual(await tree(shop().db))
      } finally {
        await other.end()
      }
    }, 180_000)

    it("does not put back what is sold while it runs, and waits for who is ordering [I3]", async () => {
      await take(own, "sold-meanwhile,Зарагдсан,Sold,women,,1000,,5,SM-1,,,")
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
      const lines = [own, "named-late,Оройн нэр,Late,late-names,,1000,,5,NL-1,,,"]
      await take(...lines)
      await shop().db.query("delete from search_labels where kind = 'taxon'")
      expect(await take(...lines)).toMatchObject({ changed: 0, created: 0 })
      expect(await shop().db.query("select name from search_labels where kind = 'taxon' and address = 'late-names'")).toHaveLength(1)
    })

    figuresOf(shop)
    administrationOf(shop)
    describe("names of a file", () => namesOf({ shop, take, tryOut: takeWith({ ...options, isDry: true }), stopped }))
    describe("picture of an import", () => picturesOf(shop, () => folder))
    describe("issue of the newsletter", () => newslettersOf(shop))

    it("sells what was imported", async () => {
      await take(own, "buyable,Авах бараа,Buyable,women,,50000,,2,BU-1,,,")
      const [row] = await shop().db.query<{ id: number }>("select id from variants where sku = 'BU-1'")
      const somebody = await shop().somebody()
      const order = await shop().add(row?.id ?? 0, 1, somebody.headers)
      expect(text(order.body["number"])).toMatch(/^R\d+/)
    })
  })
}
