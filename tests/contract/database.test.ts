/** Contract of the database interface, on both engines. */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { isDuplicate, NotCommitted, sqlCode, type Database } from "#backend/database/database.ts"
import { EditedMigration, migrate, NeedsStop } from "#backend/database/migrate.ts"
import { pglite, postgres } from "./support/engines.ts"

describe.each([pglite, postgres])("database on $name", (engine) => {
  let opened: Database | null = null
  let folder = ""
  const db = (): Database => {
    if (opened === null) throw new Error("the database has not been opened")
    return opened
  }
  const migration = (name: string, sql: string) => writeFile(join(folder, name), sql)

  beforeAll(async () => {
    opened = await engine.open()
    folder = await mkdtemp(join(tmpdir(), "delguur-migrations-"))
    await db().script(
      "create table jars (name text primary key, beads int not null check (beads >= 0)); insert into jars values ('a', 10), ('b', 0)",
    )
  })
  afterAll(async () => {
    await opened?.close()
    await rm(folder, { recursive: true, force: true })
  })
  const beads = async () => (await db().query<{ beads: number }>("select beads from jars order by name")).map((jar) => jar.beads)

  it("returns plain JSON", async () => {
    const [row] = await db().query(
      `select 9007199254740991::int8 as "int8", 1.5::numeric as "numeric", timestamptz '2026-11-21 09:05:00.25+08' as moment,
         date '2026-11-21' as day, '{"a": [1]}'::jsonb as json, $1::int[] as list, $2::jsonb as given, null as nothing`,
      [[1, 2], JSON.stringify([{ b: 1 }])],
    )
    expect(row).toEqual({
      int8: 9_007_199_254_740_991,
      numeric: 1.5,
      moment: "2026-11-21T01:05:00.250Z",
      day: "2026-11-21",
      json: { a: [1] },
      list: [1, 2],
      given: [{ b: 1 }],
      nothing: null,
    })
  })

  it("commits all of a transaction or nothing, including inner ones", async () => {
    const failing = db().transaction(async (tx) => {
      await tx.query("update jars set beads = beads - 5 where name = 'a'")
      await tx.transaction((inner) => inner.query("update jars set beads = beads + 5 where name = 'b'"))
      throw new Error("a change of mind")
    })
    await expect(failing).rejects.toThrow("a change of mind")
    expect(await beads()).toEqual([10, 0])
  })

  it("isolates concurrent transactions", async () => {
    const move = () =>
      db().transaction(async (tx) => {
        const [jar] = await tx.query<{ beads: number }>("select beads from jars where name = 'a' for update")
        await tx.query("update jars set beads = $1 where name = 'a'", [(jar?.beads ?? 0) - 1])
        await tx.query("update jars set beads = beads + 1 where name = 'b'")
      })
    await Promise.all(Array.from({ length: 10 }, move))
    expect(await beads()).toEqual([0, 10])
  })

  it("reports the SQLSTATE and works afterwards", async () => {
    const duplicate = await db()
      .query("insert into jars values ('a', 1)")
      .catch((error: unknown) => error)
    expect(isDuplicate(duplicate)).toBe(true)
    const unknown = await db()
      .query("select bogus")
      .catch((error: unknown) => error)
    expect(sqlCode(unknown)).toBe("42703")
    expect(await beads()).toEqual([0, 10])
  })

  it("runs concurrent statements of one transaction", async () => {
    const answers = await db().transaction((tx) => Promise.all([1, 2, 3].map((one) => tx.query("select $1::int as one", [one]))))
    expect(answers.flat()).toEqual([{ one: 1 }, { one: 2 }, { one: 3 }])
  })

  it("works after a transaction with a failed statement", async () => {
    const failing = db().transaction(async (tx) => {
      await tx.query("select $1::int / 0 as never", [1])
    })
    await expect(failing).rejects.toMatchObject({ code: "22012" })
    expect(await beads()).toEqual([0, 10])
  })

  it("fails a transaction that swallowed the error of a statement", async () => {
    const swallowing = db().transaction(async (tx) => {
      await tx.query("update jars set beads = 99 where name = 'a'")
      await tx.query("select $1::int / 0 as never", [1]).catch(() => undefined)
    })
    await expect(swallowing).rejects.toThrow(NotCommitted)
    expect(await beads()).toEqual([0, 10])
  })

  it.runIf(engine === postgres)("survives a connection lost within a transaction, idle or in a statement", async () => {
    const lostWhile = (isQuerying: boolean) =>
      db().transaction(async (tx) => {
        const [own] = await tx.query<{ pid: number }>("select pg_backend_pid() as pid")
        const pending = isQuerying ? tx.query("select pg_sleep(20)") : delay(200)
        await Promise.all([pending, db().query("select pg_terminate_backend($1)", [own?.pid])])
        await tx.query("select 1")
      })
    await expect(lostWhile(false)).rejects.toThrow(/terminat|not queryable/)
    await expect(lostWhile(true)).rejects.toThrow(/terminat/)
    expect(await beads()).toEqual([0, 10])
  })

  it("sees a changed table at once", async () => {
    expect(await db().query("select * from jars where name = $1", ["b"])).toEqual([{ name: "b", beads: 10 }])
    await db().script("alter table jars add colour text not null default 'red'")
    expect(await db().query("select * from jars where name = $1", ["b"])).toEqual([{ name: "b", beads: 10, colour: "red" }])
    await db().script("alter table jars drop colour")
  })

  it("runs more different statements than it caches", async () => {
    for (let at = 0; at < 450; at += 1) expect(await db().query(`select $1::int + ${at} as sum`, [1])).toEqual([{ sum: at + 1 }])
    expect(await db().query("select $1::int + 0 as sum", [1])).toEqual([{ sum: 1 }])
  })

  it("runs each migration once under concurrency", async () => {
    await migration("0001_boxes.sql", "create table boxes (name text); insert into boxes values ('one');")
    const runs = await Promise.all([migrate(db(), { folder }), migrate(db(), { folder })])
    expect(runs.flat()).toEqual(["0001_boxes.sql"])
    await migration("0002_more.sql", "insert into boxes values ('two');")
    expect(await migrate(db(), { folder })).toEqual(["0002_more.sql"])
    expect(await db().query("select name from boxes order by name")).toEqual([{ name: "one" }, { name: "two" }])
  })

  it("rolls back a failed migration", async () => {
    await migration("0003_half.sql", "insert into boxes values ('three'); select bogus;")
    await expect(migrate(db(), { folder })).rejects.toThrow("bogus")
    expect(await db().query("select name from boxes")).toHaveLength(2)
    await rm(join(folder, "0003_half.sql"))
  })

  it("refuses a migration that needs a stop while processes of the release before go on", async () => {
    await migration(
      "0004_fewer.sql",
      "-- Needs a stop: the size goes.\nalter table boxes add size integer; alter table boxes drop column size;",
    )
    await expect(migrate(db(), { folder, isExchange: true })).rejects.toThrow(NeedsStop)
    expect(await migrate(db(), { folder })).toEqual(["0004_fewer.sql"])
  })

  it("refuses an edited migration", async () => {
    await migration("0001_boxes.sql", "create table boxes (name text);")
    await expect(migrate(db(), { folder })).rejects.toThrow(EditedMigration)
  })
})
