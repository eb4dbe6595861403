/** Metrics of the backend in Prometheus form, on a port of their own. */
import cluster from "node:cluster"
import { createServer, type Server } from "node:http"
import { AggregatorRegistry, Counter, collectDefaultMetrics, Histogram, Registry, type PrometheusContentType } from "prom-client"
import type { Database } from "#backend/database/database.ts"
import { bind } from "./listen.ts"
import { registerDatabaseGauges } from "./database-gauges.ts"

/** Upper bounds of durations in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
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
