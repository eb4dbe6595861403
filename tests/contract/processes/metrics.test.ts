/** Metrics of a running shop on their own port. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createBackend, type Backend } from "#backend/backend.ts"
import { readConfig } from "#backend/config.ts"
import { freePort } from "#tests/free-port.ts"
import { pglite } from "../support/engines.ts"

describe("metrics", () => {
  let backend: Backend
  let port = 0
  beforeAll(async () => {
    port = await freePort()
    const config = { ...readConfig({ SANDBOX: "1", LOG_LEVEL: "silent", METRICS_PORT: String(port) }), dataDir: null }
    backend = await createBackend(config, { db: await pglite.open() })
  }, 180_000)
  afterAll(() => backend.close())

  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

  it("count calls by declared route and status, never by address", async () => {
    await backend.fetch(new Request("http://localhost/api/v2/orders/R123456789/payment"))
    await backend.fetch(new Request("http://localhost/made/up/by/a/stranger"))
    const text = await scrape()
    expect(text).toMatch(/shop_request_seconds_count\{method="GET",route="\/api\/v2\/orders\/:number\/payment",status="401"\} 1/)
    expect(text).toMatch(/shop_request_seconds_count\{method="GET",route="other",status="404"\} 1/)
    expect(text).not.toMatch(/R123456789|stranger/)
  })

  it("report what is queued in the database, and how long jobs take", async () => {
    await backend.tend()
    const text = await scrape()
    for (const queue of ["letters", "payment_requests", "refunds", "cases", "receipts", "search_feed"])
      expect(text).toMatch(new RegExp(`shop_waiting\\{queue="${queue}"\\} \\d+`))
    expect(text).toMatch(/shop_job_seconds_count\{job="payments",outcome="done"\} \d+/)
  })

  it("count pages by name and status [I3]", async () => {
    backend.countPage("catalogue/product", 200, 0.02)
    expect(await scrape()).toMatch(/shop_page_seconds_bucket\{le="0.025",page="catalogue\/product",status="200"\} 1/)
  })

  it("are in the Prometheus text format: each with its help, its type and its samples [I3]", async () => {
    const lines = (await scrape()).trimEnd().split("\n")
    const sample = /^[a-z_][a-z0-9_]*(?:\{[a-z_]+="(?:[^"\\\n]|\\.)*"(?:,[a-z_]+="(?:[^"\\\n]|\\.)*")*\})? -?(?:\d|Nan|\+Inf)/i
    expect(lines.filter((line) => line !== "" && !line.startsWith("# ") && !sample.test(line))).toEqual([])
    const typed = lines.flatMap((line) => /^# TYPE (\w+) (\w+)$/.exec(line)?.[1] ?? [])
    expect(new Set(typed).size).toBe(typed.length)
    for (const name of typed) expect(lines.some((line) => line.startsWith(`# HELP ${name} `))).toBe(true)
  })

  it("are served on their own port alone, and only where one is set", async () => {
    expect((await backend.fetch(new Request("http://localhost/metrics"))).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}/api/v2/site`)).status).toBe(404)
    expect(readConfig({}).metricsPort).toBeNull()
  })
})
