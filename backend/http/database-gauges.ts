/** Gauges of what waits in the database, and of the connections to it. */
import { Counter, Gauge, type Registry } from "prom-client"
import type { Database } from "#backend/database/database.ts"

/** Shortest time between two reads of the database's counts, in milliseconds. */
const countedEvery = 5_000

/** What waits in the database, by name. */
const waiting = `
  select 'search_feed' as name, count(*)::int as count from search_feed f join search_entries e on e.changed >= f.horizon
  union all select 'letters', count(*)::int from letters where state = 'waiting'
  union all select 'payment_requests', count(*)::int from payment_requests where state in ('wanted', 'asking', 'open')
  union all select 'refunds', count(*)::int from refunds where state in ('due', 'asking')
  union all select 'cases', (
    (select count(*) from payment_cases where resolved_at is null) + (select count(*) from refunds where state in ('by_hand', 'unknown'))
    + (select count(*) from receipts where status in ('unknown', 'refused') or status = 'confirmed' and void_state in ('by_hand', 'unknown')))::int
  union all select 'receipts', count(*)::int from receipts where status in ('pending', 'asking')`

/** Gauges of what waits in the database, and of the connections to it. */
export const registerDatabaseGauges = (registry: Registry, db: Database, now: () => number): void => {
  const failures = new Counter({
    name: "shop_metrics_failures_total",
    help: "Times that the database could not be counted.",
    registers: [registry],
  })
  let countedAt = Number.NEGATIVE_INFINITY
  const sizes: Gauge<"queue"> = new Gauge({
    name: "shop_waiting",
    help: "What waits in the database to be sent, checked or looked at.",
    labelNames: ["queue"],
    registers: [registry],
    // Every process counts the same database.
    aggregator: "max",
    collect: async () => {
      if (now() - countedAt < countedEvery) return
      countedAt = now()
      try {
        const queues = await db.query<{ name: string; count: number }>(waiting)
        for (const { name, count } of queues) sizes.set({ queue: name }, count)
      } catch {
        failures.inc()
      }
    },
  })
  const connections: Gauge<"state"> = new Gauge({
    name: "shop_database_connections",
    help: "Connections to PostgreSQL, and callers that wait for one.",
    labelNames: ["state"],
    registers: [registry],
    collect: () => {
      const pool = db.pool?.()
      if (pool === undefined) return
      connections.set({ state: "idle" }, pool.idle)
      connections.set({ state: "busy" }, pool.total - pool.idle)
      connections.set({ state: "waiting" }, pool.waiting)
      connections.set({ state: "max" }, pool.max)
    },
  })
}
