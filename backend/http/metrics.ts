/** Metrics of the backend in Prometheus form, on a port of their own. */
import cluster from "node:cluster"
import { createServer, type Server } from "node:http"
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry, type PrometheusContentType } from "prom-client"
import type { Database } from "#backend/database/database.ts"
import { bind } from "./listen.ts"

/** Upper bounds of durations in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
/** Shortest time between two reads of the database's counts, in milliseconds. */
const countedEvery = 5_000

export type Metrics = {
  /** `route` is the declared path, never the address: addresses have no end. */
  readonly request: (method: string, route: string, status: number, seconds: number) => void
  /** `page` is the name of its route, never the address. */
  readonly page: (page: string, status: number, seconds: number) => void
  readonly job: (name: string, outcome: "done" | "failed", seconds: number) => void
  /** `sql` has no values. */
  readonly slowQuery: (sql: string) => void
  readonly text: () => Promise<string>
}

/** Maximum number of slow statements with a label of their own. */
const maxLabelled = 100

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
const registerDatabaseGauges = (registry: Registry, db: Database, now: () => number): void => {
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

export const createMetrics = (db: Database, now: () => number = () => performance.now()): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: "shop_request_seconds",
    help: "Duration of calls by route and status.",
    labelNames: ["method", "route", "status"],
    buckets,
    registers: [registry],
  })
  const pages = new Histogram({
    name: "shop_page_seconds",
    help: "Duration of pages by name and status.",
    labelNames: ["page", "status"],
    buckets,
    registers: [registry],
  })
  const jobs = new Histogram({
    name: "shop_job_seconds",
    help: "Duration of jobs by outcome.",
    labelNames: ["job", "outcome"],
    buckets,
    registers: [registry],
  })
  const slowQueries = new Counter({
    name: "shop_slow_queries_total",
    help: "Statements of a quarter of a second or more, by their text.",
    labelNames: ["query"],
    registers: [registry],
  })
  registerDatabaseGauges(registry, db, now)
  const labelled = new Set<string>()
  if (cluster.isWorker) answerPrimary(registry)
  return {
    request: (method, route, status, seconds) => requests.observe({ method, route, status: String(status) }, seconds),
    page: (page, status, seconds) => pages.observe({ page, status: String(status) }, seconds),
    job: (name, outcome, seconds) => jobs.observe({ job: name, outcome }, seconds),
    slowQuery: (sql) => {
      // A statement whose text is put together has no end of texts.
      const query = labelled.has(sql) || labelled.size < maxLabelled ? sql : "other"
      labelled.add(query)
      slowQueries.inc({ query })
    },
    text: () => registry.metrics(),
  }
}

/** Lets the primary process of several request the metrics of this one: its first registry of this kind listens. */
const answerPrimary = (registry: Registry): AggregatorRegistry<PrometheusContentType> => {
  AggregatorRegistry.setRegistries([registry])
  return new AggregatorRegistry()
}

/** Metrics of all processes in one, from their primary. */
export const sharedMetrics = (): Pick<Metrics, "text"> => {
  const all = new AggregatorRegistry()
  return { text: () => all.clusterMetrics() }
}

type MetricsServer = { readonly port: number; readonly stop: () => Promise<void> }

/** Serves `GET /metrics` alone, to whom the network lets in: it has no key of its own. */
export const serveMetrics = async ({ text }: Pick<Metrics, "text">, host: string, port: number): Promise<MetricsServer> => {
  const server: Server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end()
      return
    }
    void text().then(
      (body) => response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }).end(body),
      () => response.writeHead(500).end(),
    )
  })
  return {
    port: await bind(server, host, port),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
