import { describe, expect, it } from "vitest"
import type { Database } from "#backend/database/database.ts"
import { watched, type SlowQuery } from "#backend/database/watched.ts"
import { createMetrics } from "#backend/http/metrics.ts"

/** A database whose statements take the milliseconds of their parameter, with the slow queries that were reported. */
const openTimed = () => {
  let time = 0
  const slow: SlowQuery[] = []
  const db: Database = {
    query: async <Row>(_sql: string, [milliseconds]: readonly unknown[] = []): Promise<Row[]> => {
      time += Number(milliseconds)
      if (milliseconds === 999) throw new Error("no")
      return []
    },
    script: () => Promise.resolve(),
    transaction: (work) => work(db),
    close: () => Promise.resolve(),
  }
  return {
    db: watched(
      db,
      (query) => slow.push(query),
      () => time,
    ),
    slow,
  }
}

describe("slow query", () => {
  it("is named in one line, without its values", async () => {
    const { db, slow } = openTimed()
    await db.query("select *\n  from orders where number = $1", [250])
    await db.query("select 1", [249])
    expect(slow).toEqual([{ sql: "select * from orders where number = $1", milliseconds: 250 }])
  })

  it("is named within a transaction, and where it failed", async () => {
    const { db, slow } = openTimed()
    await expect(db.transaction((tx) => tx.query("update orders", [999]))).rejects.toThrow("no")
    expect(slow).toEqual([{ sql: "update orders", milliseconds: 999 }])
  })

  it("is counted by its text, as long as there are not too many", async () => {
    const metrics = createMetrics(openTimed().db)
    for (let n = 0; n < 130; n++) metrics.slowQuery(`select ${n}`)
    metrics.slowQuery("select 1")
    const text = await metrics.text()
    expect(text).toContain('shop_slow_queries_total{query="select 1"} 2')
    expect(text).toContain('shop_slow_queries_total{query="other"} 30')
  })
})

describe("pool of connections", () => {
  it("is among the metrics where there is one", async () => {
    const { db } = openTimed()
    expect(await createMetrics(db).text()).not.toContain("shop_database_connections{")
    const text = await createMetrics({ ...db, pool: () => ({ total: 4, idle: 1, waiting: 2, max: 10 }) }).text()
    for (const [state, size] of [
      ["idle", 1],
      ["busy", 3],
      ["waiting", 2],
      ["max", 10],
    ])
      expect(text).toContain(`shop_database_connections{state="${state}"} ${size}`)
  })
})
