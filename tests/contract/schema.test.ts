/** Schema of the database: that of `backend/schema.sql`, for a new one and for one of the release before the baselines, on both engines. */
import { readFile } from "node:fs/promises"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Database } from "#backend/database/database.ts"
import { migrate, OldDatabase } from "#backend/database/migrate.ts"
import { fileAt } from "#backend/paths.ts"
import { pglite, postgres } from "./support/engines.ts"
import { schemaOf } from "./support/schema-of.ts"
import { englishOf } from "#tests/english-commands.ts"

type Before = { readonly name: string; readonly checksum: string; readonly sql: string }

/** Migrations of the release before the baselines, in their order. */
const before = async (): Promise<ReadonlyArray<Before>> => {
  const [, ...parts] = (await readFile(fileAt("tests/contract/support/release-before.sql"), "utf8")).split(/^--@ /m)
  return parts.map((part) => {
    const [, name = "", checksum = "", sql = ""] = /^(\S+) (\S+)\n(.*)$/s.exec(part) ?? []
    return { name, checksum, sql }
  })
}

const fill = async (db: Database, migrations: ReadonlyArray<Before>): Promise<void> => {
  await db.query("create table migrations (name text primary key, checksum text not null, run_at timestamptz not null default now())")
  for (const { name, checksum, sql } of migrations) {
    await db.script(sql)
    await db.query("insert into migrations (name, checksum) values ($1, $2)", [name, checksum])
  }
}

describe.each([pglite, postgres])("schema on $name", (engine) => {
  let opened: Database | null = null
  const db = (): Database => {
    if (opened === null) throw new Error("the database has not been opened")
    return opened
  }
  beforeEach(async () => {
    opened = await engine.open()
  })
  afterEach(() => opened?.close())
  const isSnapshot = async () => expect(await schemaOf(db())).toMatchFileSnapshot(fileAt("backend/schema.sql"))

  it("is that of backend/schema.sql", async () => {
    expect((await migrate(db())).length).toBeGreaterThan(15)
    await isSnapshot()
  })

  it("of the release before is taken over once, with what it holds", async () => {
    await fill(db(), await before())
    await db().query("insert into partners (id, name_mn, name_en, minimum) values ('one', 'Нэг', 'One', 500), ('two', 'Хоёр', '', 500)")
    const runs = await Promise.all([migrate(db()), migrate(db())])
    expect(runs.flat().filter((name) => name < "0400")).toEqual([])
    expect(await migrate(db())).toEqual([])
    await isSnapshot()
    expect(await db().query("select id, name from partners order by minimum, id")).toEqual([
      { id: "one", name: { mn: "Нэг", en: "One" } },
      { id: "two", name: { mn: "Хоёр" } },
    ])
    expect(await db().query("select from migrations where name like '03%'")).not.toEqual([])
  })

  it("of the release before keeps the texts of its catalogue, without the empty ones of other locales", async () => {
    await fill(db(), await before())
    await db().script(`
      insert into taxons (id, level, permalink, name_mn, name_en, artwork) values (1, 0, 'food', 'Хүнс', 'Food', '');
      insert into vendors (code, id, name_mn, name_en, address_mn) values ('v', 'V01', 'Худалдагч', 'Vendor', 'Улаанбаатар');
      insert into brands (code, vendor_code, name_mn, name_en, story_mn, story_en) values ('b', 'v', 'Брэнд', 'Brand', 'Түүх', 'Story');
      insert into products (id, slug, sku, series, title_mn, title_en, title_latin, description_mn, description_en, brand_code, vendor_code, taxon_id, price, selling_price, available_on, created_at, unit_mn, unit_en)
        values (1, 'tea', 'T', 'T', 'Цай', 'Tea', 'tsai', 'Ногоон', '', 'b', 'v', 1, 1, 1, now(), now(), 'ш', 'pc'),
          (2, '1984', 'N', 'N', '1984', '', '1984', '', '', 'b', 'v', 1, 1, 1, now(), now(), 'ш', 'pc');
      insert into badges (code, name_mn, name_en, description_mn, updated_at) values ('new', 'Шинэ', 'New', '"Дөнгөж ирсэн"', now());
      insert into look_books (title_mn, title_en, created_at) values ('Намар', 'Autumn', now());
      insert into search_labels (kind, key, address, mn, en, note_mn, note_en) values ('taxon', '1', 'food', 'Хүнс', 'Food', 'Бүгд', '');
    `)
    await migrate(db())
    const one = async (statement: string) => (await db().query(statement))[0]
    expect(await one("select name from taxons")).toEqual({ name: { mn: "Хүнс", en: "Food" } })
    expect(await one("select name, address from vendors")).toEqual({
      name: { mn: "Худалдагч", en: "Vendor" },
      address: { mn: "Улаанбаатар" },
    })
    expect(await one("select name, field, tagline, story from brands")).toEqual({
      name: { mn: "Брэнд", en: "Brand" },
      field: { mn: "" },
      tagline: { mn: "" },
      story: { mn: "Түүх", en: "Story" },
    })
    expect(await one("select title, description, unit from products where id = 1")).toEqual({
      title: { mn: "Цай", en: "Tea" },
      description: { mn: "Ногоон" },
      unit: { mn: "ш", en: "pc" },
    })
    // A handle of digits alone would be an id.
    expect(await one("select slug from products where id = 2")).toEqual({ slug: "p-1984" })
    expect(await one("select name, description from badges")).toEqual({
      name: { mn: "Шинэ", en: "New" },
      description: { mn: '"Дөнгөж ирсэн"' },
    })
    expect(await one("select title, description from look_books")).toEqual({
      title: { mn: "Намар", en: "Autumn" },
      description: { mn: "" },
    })
    expect(await one("select name, note from search_labels")).toEqual({ name: { mn: "Хүнс", en: "Food" }, note: { mn: "Бүгд" } })
  })

  it("of the release before keeps the texts of its site, and of what is no product", async () => {
    await fill(db(), await before())
    const items = {
      menus: [{ title: "Дэлгүүр", english: "Shop", url: "/", children: [{ title: "Хүнс", english: null, url: "/t/food", children: [] }] }],
      translation: [{ key: "nav.sale", mn: "Хямдрал", en: "" }],
      notifications: [
        { id: 1, title: "Баяр", text: "Амарна", english: "Holiday", english_text: "We rest" },
        { id: 2, title: "Баяр", text: "Амарна", english: null, english_text: "" },
      ],
      presets: [{ id: 1, name: "Өвөл", english: null, query: "season=winter" }],
    }
    for (const [name, texts] of Object.entries(items))
      await db().query("insert into site_texts (name, items, changed_at) values ($1, $2::text::jsonb, now())", [
        name,
        JSON.stringify(texts),
      ])
    await db().query(
      "insert into stores (id, name_mn, name_en, district_mn, district_en, address_mn, address_en, phone, latitude, longitude, hours, services_mn, services_en) values (1, 'Төв', 'Centre', 'СБД', '', 'Гудамж 1', 'Street 1', '7000', 1, 1, '[]', '{Засвар}', '{}')",
    )
    await migrate(db())
    const stored = Object.fromEntries(
      (await db().query<{ readonly name: string; readonly items: unknown }>("select name, items from site_texts")).map(
        ({ name, items: now }) => [name, now],
      ),
    )
    expect(stored).toMatchObject({
      menus: [{ title: { mn: "Дэлгүүр", en: "Shop" }, url: "/", children: [{ title: { mn: "Хүнс" }, url: "/t/food", children: [] }] }],
      translation: [{ key: "nav.sale", text: { mn: "Хямдрал" } }],
      notifications: [
        { id: 1, title: { mn: "Баяр", en: "Holiday" }, text: { mn: "Амарна", en: "We rest" } },
        { id: 2, title: { mn: "Баяр" }, text: { mn: "Амарна" } },
      ],
      presets: [{ id: 1, name: { mn: "Өвөл" }, query: "season=winter" }],
    })
    expect(await db().query("select name, district, services from stores")).toEqual([
      { name: { mn: "Төв", en: "Centre" }, district: { mn: "СБД" }, services: { mn: ["Засвар"] } },
    ])
  })

  it("of an older release is refused with the remedy, and left as it is", async () => {
    const all = await before()
    await fill(db(), all.slice(0, -1))
    const schema = await schemaOf(db())
    await expect(migrate(db())).rejects.toThrow(OldDatabase)
    expect(englishOf(await migrate(db()).catch((error: unknown) => error))).toMatch(
      /start the release of that day on it once, .* and then this one/,
    )
    expect(await schemaOf(db())).toBe(schema)
  })
})
