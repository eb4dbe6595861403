/** Server whose PostgreSQL connections are cut, restarted or frozen. */
import { randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { DatabaseUnavailable } from "#backend/database/database.ts"
import { openPostgres } from "#backend/database/postgres.ts"
import { startPostgres, type Server } from "../support/postgres-server.ts"
import { serveShop, type ServedShop } from "../support/served-shop.ts"

const clients = 30

type Cart = { readonly token: string; readonly total_quantity: number }

describe("server under load", () => {
  let server: Server | null = null
  let shop: ServedShop | null = null
  let variant = 0
  const postgres = (): Server => {
    if (server === null) throw new Error("PostgreSQL has not been started")
    return server
  }
  const query = async <Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> => {
    const client = new pg.Client(postgres().url)
    await client.connect()
    try {
      return (await client.query<Row>(sql)).rows
    } finally {
      await client.end()
    }
  }
  const call = (path: string, init: RequestInit = {}) => fetch(`${shop?.url}${path}`, { ...init, signal: AbortSignal.timeout(20_000) })
  const add = (token: string | null, key: string) =>
    call("/api/v2/orders/populate", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key, ...(token === null ? {} : { "x-order-token": token }) },
      body: JSON.stringify({ variant_id: variant, quantity: 1 }),
    })
  const newCart = async (): Promise<Cart> => {
    const answer = await add(null, randomUUID())
    return (await answer.json()) as Cart
  }

  beforeAll(async () => {
    server = await startPostgres()
    shop = await serveShop({ DATABASE_URL: server.url })
    const [row] = await query<{ id: number }>("update variants set on_hand = 100000 where id = (select min(id) from variants) returning id")
    variant = row?.id ?? 0
  }, 180_000)
  afterAll(async () => {
    shop?.process.kill("SIGKILL")
    await server?.stop()
  })

  /** Thirty shoppers add units one by one during `harm`; each repeats an intent until it succeeds. */
  const underLoad = async (harm: () => Promise<void>) => {
    const carts = await Promise.all(Array.from({ length: clients }, newCart))
    const statuses = new Map<number, number>()
    const over = new AbortController()
    const retryAfters = new Set<string | null>()
    const shopping = carts.map(async ({ token }) => {
      let acknowledged = 1
      while (!over.signal.aborted) {
        const key = randomUUID()
        for (let answer: Response | null = null; answer?.status !== 200;) {
          answer = await add(token, key)
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          if (answer.status === 503) retryAfters.add(answer.headers.get("retry-after"))
          if (answer.status !== 200) await pause(100)
          await answer.arrayBuffer()
        }
        acknowledged += 1
      }
      return acknowledged
    })
    await pause(300)
    await harm()
    await pause(500)
    over.abort()
    const acknowledged = await Promise.all(shopping)
    const stored = await Promise.all(
      carts.map(
        async ({ token }) =>
          ((await (await call("/api/v2/orders/current", { headers: { "x-order-token": token } })).json()) as Cart).total_quantity,
      ),
    )
    return { acknowledged, stored, statuses, retryAfters }
  }
  const cutConnections = () =>
    query("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = 'shop'")

  it("survives terminated connections without losing or doubling anything", async () => {
    const { acknowledged, stored, statuses } = await underLoad(async () => {
      for (let time = 0; time < 40; time += 1) {
        await cutConnections()
        await pause(50)
      }
    })
    expect(shop?.process.exitCode).toBe(null)
    expect(stored).toEqual(acknowledged)
    // 409: the first try of an intent is still running.
    expect([...statuses.keys()].filter((status) => ![200, 409, 503].includes(status))).toEqual([])
  }, 120_000)

  it("answers 503 while PostgreSQL restarts, and recovers", async () => {
    let meanwhile: Response | null = null
    const { acknowledged, stored, statuses, retryAfters } = await underLoad(() =>
      postgres().restart(async () => {
        await pause(700)
        meanwhile = await call("/readyz")
      }),
    )
    expect(shop?.process.exitCode).toBe(null)
    expect(meanwhile).toMatchObject({ status: 503 })
    expect(stored).toEqual(acknowledged)
    expect(statuses.get(503)).toBeGreaterThan(0)
    expect([...retryAfters]).toEqual(["2"])
    expect([...statuses.keys()].filter((status) => ![200, 409, 503].includes(status))).toEqual([])
    await expect(call("/readyz")).resolves.toMatchObject({ status: 200 })
  }, 120_000)

  it("is unready within seconds while PostgreSQL is frozen, and recovers", async () => {
    await postgres().signal("SIGSTOP")
    try {
      const began = performance.now()
      await expect(call("/readyz")).resolves.toMatchObject({ status: 503 })
      expect(performance.now() - began).toBeLessThan(4_000)
      await expect(call("/api/v2/orders/current", { headers: { "x-order-token": "somebody" } })).resolves.toMatchObject({ status: 503 })
    } finally {
      await postgres().signal("SIGCONT")
    }
    await expect.poll(async () => (await call("/readyz")).status, { timeout: 20_000 }).toBe(200)
  }, 120_000)

  it("applies timeouts to statements, connections and transactions", async () => {
    const db = openPostgres(postgres().url, { connections: 1, timeout: 600 })
    try {
      await expect(db.query("select pg_sleep(20)")).rejects.toThrow(DatabaseUnavailable)
      const waiting = db.transaction((tx) => tx.query("select pg_sleep(20)"))
      await expect(db.query("select 1")).rejects.toThrow(DatabaseUnavailable)
      await expect(waiting).rejects.toMatchObject({ name: "DatabaseUnavailable", mayBeCommitted: false })
      const slow = () => db.transaction((tx) => tx.query("select pg_sleep(1)"), { unlimited: true })
      // On a busy machine a new connection may take longer than the 300 ms that it has.
      await expect.poll(slow, { timeout: 20_000 }).toHaveLength(1)
      await postgres().signal("SIGSTOP")
      await expect(db.query("select 1")).rejects.toThrow(DatabaseUnavailable)
      await postgres().signal("SIGCONT")
      await expect.poll(() => db.query("select 1 as one"), { timeout: 20_000 }).toEqual([{ one: 1 }])
    } finally {
      await db.close()
    }
  }, 60_000)
})
