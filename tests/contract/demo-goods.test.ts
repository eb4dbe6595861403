/** Goods of the demo: their file is an export that any shop imports, and what the first start makes of it. */
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { instantOf } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import { migrate } from "#backend/database/migrate.ts"
import { seedCatalogue } from "#backend/demo/catalogue/seed-catalogue.ts"
import { exportProducts } from "#backend/import/export-products.ts"
import { importProducts } from "#backend/import/import-products.ts"
import { createMemoryStorage } from "#backend/pictures/storage/memory-storage.ts"
import { goodsFile } from "#tests/backend/demo/demo-goods.ts"
import { pglite } from "./support/engines.ts"

const emptyShop = async (): Promise<Database> => {
  const db = await pglite.open()
  await migrate(db)
  return db
}

describe("the file of the demo's goods", () => {
  let folder: string
  let db: Database
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "delguur-demo-"))
    db = await emptyShop()
  })
  afterAll(async () => {
    await db.close()
    await rm(folder, { recursive: true, force: true })
  })

  const take = (isDry: boolean) =>
    importProducts(db, goodsFile, {
      isDry,
      company: "Хонгор ХХК",
      now: () => instantOf(Date.now()),
      progress: () => undefined,
      storage: createMemoryStorage(),
    })

  it("passes a trial without a fault", async () => {
    const report = await take(true)
    expect(report).toMatchObject({ created: 192, wrong: [], leftOut: [], ignored: [], isWritten: false })
    expect(report.unlisted).toEqual({ picture: new Set(), stock: new Set() })
  })

  it("is exported byte for byte after an empty shop imports it", async () => {
    expect(await take(false)).toMatchObject({ created: 192, wrong: [], leftOut: [], pictures: 0, isWritten: true })
    const again = join(folder, "again.csv")
    await exportProducts(db, again)
    expect(await readFile(again, "utf8")).toBe(await readFile(goodsFile, "utf8"))
  })
})

type Row = {
  readonly badges: ReadonlyArray<string>
  readonly created_at: string
  readonly available_on: string
  readonly sale_start_at: string | null
  readonly sale_expire_at: string | null
  readonly average_rating: number
  readonly total_reviews: number
}

describe("goods of the demo after the first start", () => {
  /** Not the day for which the file is written. */
  const now = new Date("2027-03-09T12:00:00.000Z")
  const moment = now.toISOString()
  let db: Database
  let rows: ReadonlyArray<Row>
  beforeAll(async () => {
    db = await emptyShop()
    expect(await seedCatalogue(db, now)).toBe(true)
    rows = await db.query<Row>("select * from products order by id")
  })
  afterAll(() => db.close())

  it("are there once", async () => {
    expect(await seedCatalogue(db, now)).toBe(false)
    expect(rows).toHaveLength(192)
  })

  it("were published before, within a year and a half, and those of the last two weeks are marked as new", () => {
    const day = 86_400_000
    for (const { available_on: published, created_at: created, badges } of rows) {
      const age = now.getTime() - Date.parse(published)
      expect(created).toBe(published)
      expect(age).toBeGreaterThan(0)
      expect(age).toBeLessThan(550 * day)
      expect(age < 14 * day).toBe(badges.includes("new"))
    }
  })

  it("have sales that end at midnights in Ulaanbaatar within two months, about a dozen of them tonight", () => {
    const onSale = rows.filter(({ sale_expire_at: end }) => end !== null)
    expect(onSale.length).toBeGreaterThan(40)
    expect(onSale.filter(({ sale_start_at: start }) => start === null || start > moment)).toEqual([])
    const ends = onSale.map(({ sale_expire_at: end }) => end ?? "")
    expect(ends.filter((end) => !end.endsWith("T16:00:00.000Z") || end <= moment || end > "2027-05-10")).toEqual([])
    const tonight = ends.filter((end) => end === "2027-03-09T16:00:00.000Z")
    expect(tonight.length).toBeGreaterThanOrEqual(8)
    expect(tonight.length).toBeLessThanOrEqual(16)
  })

  it("are rated and found by their own reviews, which repeat no text", async () => {
    const differing = await db.query(
      `select p.slug from products p join search_entries e on e.product_id = p.id
       cross join lateral (select count(*)::int as count, coalesce(round(avg(rating), 1), 0) as rating from reviews where product_id = p.id) r
       where (p.total_reviews, p.average_rating) <> (r.count, r.rating) or (e.reviews, e.rating::numeric(2,1)) <> (r.count, r.rating)
         or r.count > 40`,
    )
    expect(differing).toEqual([])
    expect(rows.filter(({ total_reviews: count }) => count > 0).length).toBeGreaterThan(150)
    expect(await db.query("select from reviews where review <> '' group by product_id, vendor_code, review having count(*) > 1")).toEqual(
      [],
    )
    const foreign = await db.query(
      `select from reviews r left join variants v on v.id = r.variant_id
       where r.created_at > $1 or (r.product_id is not null and v.product_id is distinct from r.product_id)`,
      [moment],
    )
    expect(foreign).toEqual([])
  })

  it("lend reviews pictures that do not show the front, each once", async () => {
    const shown = await db.query<{ drawn: string; own: boolean }>(
      `select i.drawn, i.drawn = any (p.pictures) as own from review_pictures i join reviews r on r.id = i.review_id join products p on p.id = r.product_id`,
    )
    expect(shown.length).toBeGreaterThan(20)
    expect(shown.filter(({ drawn, own }) => !own || drawn.endsWith(".front"))).toEqual([])
    expect(new Set(shown.map(({ drawn }) => drawn)).size).toBe(shown.length)
  })
})
