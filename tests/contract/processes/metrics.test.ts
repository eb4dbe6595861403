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

  const scraped = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

  it("count calls by declared route and status, never by address", async () => {
    await backend.fetch(new Request("http://localhost/api/v2/orders/R123456789/payment"))
    await backend.fetch(new Request("http://localhost/made/up/by/a/stranger"))
    const text = await scraped()
    expect(text).toMatch(/shop_request_seconds_count\{method="GET",route="\/api\/v2\/orders\/:number\/payment",status="401"\} 1/)
    expect(text).toMatch(/shop_request_seconds_count\{method="GET",route="other",status="404"\} 1/)
    expect(text).not.toMatch(/R123456789|stranger/)
  })

  it("say what waits in the database, and how long jobs take", async () => {
    await backend.tend()
    const text = await scraped()
    for (const queue of ["letters", "payment_requests", "refunds", "cases", "receipts", "search_feed"]) expect(text).toMatch(new RegExp(`shop_waiting\\{queue="${queue}"\\} \\d+`))
    expect(text).toMatch(/shop_job_seconds_count\{job="payments",outcome="done"\} \d+/)
  })

  it("are nowhere else", async () => {
    expect((await backend.fetch(new Request("http://localhost/metrics"))).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}/api/v2/site`)).status).toBe(404)
    expect(readConfig({}).metricsPort).toBeNull()
  })
})
