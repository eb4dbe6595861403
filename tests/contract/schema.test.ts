/** Schema of the database: that of `backend/schema.sql`, for a new one and for one of the release before the baselines, on both engines. */
import { readFile } from "node:fs/promises"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Database } from "#backend/database/database.ts"
import { migrate, OldDatabase } from "#backend/database/migrate.ts"
import { fileAt } from "#backend/paths.ts"
import { pglite, postgres } from "./support/engines.ts"
import { schemaOf } from "./support/schema-of.ts"

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
    await db().query("insert into partners (id, name_mn, name_en, minimum) values ('one', 'Нэг', 'One', 500)")
    const runs = await Promise.all([migrate(db()), migrate(db())])
    expect(runs.flat().filter((name) => name < "0400")).toEqual([])
    expect(await migrate(db())).toEqual([])
    await isSnapshot()
    expect(await db().query("select id from partners")).toEqual([{ id: "one" }])
    expect(await db().query("select from migrations where name like '03%'")).not.toEqual([])
  })

  it("of an older release is refused with the remedy, and left as it is", async () => {
    const all = await before()
    await fill(db(), all.slice(0, -1))
    const schema = await schemaOf(db())
    await expect(migrate(db())).rejects.toThrow(OldDatabase)
    await expect(migrate(db())).rejects.toThrow(/start the release of that day on it once, .* and then this one/)
    expect(await schemaOf(db())).toBe(schema)
  })
})
