/** Exports: tables of the shop, and products that can be imported again. */
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, it } from "vitest"
import type { Database } from "#backend/database/database.ts"
import { exportProducts } from "#backend/import/export-products.ts"
import { exportTable } from "#backend/import/export-table.ts"
import { importProducts } from "#backend/import/import-products.ts"
import { createMemoryStorage } from "#backend/pictures/storage/memory-storage.ts"
import type { Engine } from "#tests/contract/support/engines.ts"
import { Trial } from "#tests/contract/support/test-backend.ts"
import { ownColumns, type ImportSteps } from "./import-steps.ts"

export const exportsOf = (
  engine: Engine,
  shop: () => Trial,
  folder: () => string,
  { options, take, product, counts }: ImportSteps,
): void => {
  it("of orders, subscribers and reviews is a table [I3]", async () => {
    const number = await shop().placed(await shop().somebody(), await shop().variant(5, 50_000))
    await shop().db.query(
      "insert into newsletter_subscribers (email, locale, token, state, asked_at) values ('=cmd@example.mn', 'mn', 'export', 'confirmed', now())",
    )
    const tableOf = async (name: "orders" | "subscribers" | "reviews") => {
      const path = join(folder(), `${name}.csv`)
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
      const path = join(folder(), `${name}.csv`)
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

  it("changes nothing when it is imported again, texts that look like formulas included", async () => {
    await take(ownColumns, `formula,'=1+1,'-x,women,"Брэнд; бас = энэ",1000,,1,FO-1,,,`)
    expect(await product("formula")).toMatchObject({ title: { mn: "=1+1", en: "-x" } })
    const path = join(folder(), "export.csv")
    const written = await exportProducts(shop().db, path)
    const before = await counts()
    const report = await importProducts(shop().db, path, options)
    expect(report).toMatchObject({ wrong: [], created: 0, changed: 0, unchanged: written.products, rows: written.rows, ignored: [] })
    expect(await counts()).toEqual(before)
    const again = join(folder(), "again.csv")
    await exportProducts(shop().db, again)
    expect(await readFile(again, "utf8")).toBe(await readFile(path, "utf8"))
  })

  it("makes the same shop when an empty one imports it [I3]", async () => {
    const [path, again] = [join(folder(), "whole.csv"), join(folder(), "whole-again.csv")]
    const written = await exportProducts(shop().db, path, { storage: options.storage, folder: join(folder(), "pictures") })
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
}
