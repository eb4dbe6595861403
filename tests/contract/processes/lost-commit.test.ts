/** Commit whose response is lost after the server has committed. */
import { randomUUID } from "node:crypto"
import { connect, createServer, type Server as Proxy, type Socket } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openPostgres } from "#backend/database/postgres.ts"
import { startPostgres, type Server } from "../support/postgres-server.ts"
import { text, Trial } from "../support/test-backend.ts"

describe("commit with a lost response", () => {
  let server: Server | null = null
  let proxy: Proxy | null = null
  let shop: Trial | null = null
  let variant = 0
  /** Number of commits whose responses are lost. */
  let commitsToLose = 0

  /** Lets the server commit and then cuts the connection instead of responding. */
  const relay = (port: number) => (client: Socket) => {
    const far = connect(port, "127.0.0.1")
    let isCut = false
    client.on("data", (chunk) => {
      if (commitsToLose > 0 && chunk.includes("commit\0")) {
        commitsToLose -= 1
        isCut = true
        setTimeout(() => (client.destroy(), far.destroy()), 300)
      }
      far.write(chunk)
    })
    far.on("data", (chunk) => isCut || client.write(chunk))
    for (const [one, other] of [
      [client, far],
      [far, client],
    ] as const) {
      one.on("error", () => undefined)
      one.on("close", () => other.destroy())
    }
  }
  const trial = (): Trial => {
    if (shop === null) throw new Error("the shop has not been started")
    return shop
  }
  const add = (token: string, key: string | null) =>
    trial().call("POST", "/api/v2/orders/populate", {
      body: { variant_id: variant, quantity: 1 },
      headers: { "x-order-token": token, ...(key === null ? {} : { "idempotency-key": key }) },
    })
  /** Token of a new cart with one unit. */
  const newCart = async (): Promise<string> => {
    const { body } = await trial().call("POST", "/api/v2/orders/populate", { body: { variant_id: variant, quantity: 1 } })
    return text(body["token"])
  }
  const quantity = async (token: string) =>
    (await trial().call("GET", "/api/v2/orders/current", { headers: { "x-order-token": token } })).body["total_quantity"]

  beforeAll(async () => {
    server = await startPostgres()
    const url = new URL(server.url)
    const listening = createServer(relay(Number(url.port)))
    await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve))
    proxy = listening
    const address = listening.address()
    url.port = String(typeof address === "object" && address !== null ? address.port : 0)
    shop = await Trial.begin({ name: "PostgreSQL behind a proxy", open: () => Promise.resolve(openPostgres(url.href)) })
    variant = await shop.variant(1000)
  }, 180_000)
  afterAll(async () => {
    await shop?.end()
    proxy?.close()
    await server?.stop()
  })

  it("is resolved by an idempotency key, and the call happens once", async () => {
    const token = await newCart()
    commitsToLose = 1
    const answer = await add(token, randomUUID())
    expect(commitsToLose).toBe(0)
    expect(answer.status).toBe(200)
    expect(await quantity(token)).toBe(2)
  })

  it("is not retried without a key", async () => {
    const token = await newCart()
    commitsToLose = 1
    const answer = await add(token, null)
    expect(answer.status).toBe(503)
    expect(answer.headers.get("retry-after")).toBe("2")
    expect(answer.body).toEqual({ error: "Дэлгүүр түр хариу өгөх боломжгүй байна. Та хэдэн секундын дараа дахин оролдоно уу." })
    await pause(100)
    expect(await quantity(token)).toBe(2)
  })
})
