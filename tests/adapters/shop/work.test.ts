import { serve } from "@hono/node-server"
import { Hono } from "hono"
import { afterEach, describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { createCaller } from "#adapters/shop/client/api-client.ts"
import { createOrderToken } from "#adapters/shop/client/order-token.ts"
import { createSessionTokens } from "#adapters/shop/client/session-tokens.ts"
import * as currentOrder from "#adapters/shop/contract/cart/current-order.ts"
import { organization } from "#adapters/shop/contract/identity/organizations.ts"
import { workChallengeHeader, workSolutionHeader } from "#adapters/shop/contract/work-headers.ts"
import type { Database } from "#backend/database/database.ts"
import { addressWithWork } from "#backend/http/work.ts"
import { freePort } from "#tests/free-port.ts"

type Seen = { readonly key: string | undefined; readonly body: string; readonly level: number | null }

const services = { db: { query: () => Promise.resolve([{}]) } as unknown as Database, config: { assertionKey: "known to the shop" } }

let stop: () => void = () => undefined
afterEach(() => stop())

/** A server above an address's limit, which refuses the first calls, and a client of it. */
const startShop = async ({ refusals, challenge }: { readonly refusals: number; readonly challenge?: string }) => {
  const seen: Array<Seen> = []
  const app = new Hono()
  app.all("*", async (c) => {
    const address = await addressWithWork(services, "203.0.113.5", c.req.header(workSolutionHeader), "2026-11-28T04:00:00.000Z" as Instant)
    seen.push({ key: c.req.header("idempotency-key"), body: await c.req.text(), level: address.workLevel })
    if (seen.length <= refusals)
      return c.json({ error: "900 секундын дараа дахин оролдоно уу" }, 429, {
        "retry-after": "900",
        [workChallengeHeader]: challenge ?? (await address.challenge(0)) ?? "",
      })
    return c.json({ error: "Үлдэгдэлгүй" }, 422)
  })
  const port = await freePort()
  const server = serve({ fetch: app.fetch, port, hostname: "localhost" })
  stop = () => void server.close()
  const session = createSessionTokens({
    tokenStorage: { read: () => null, write: () => undefined },
    renew: () => Promise.resolve(null),
    oneAtATime: (_, work) => work(),
  })
  const caller = createCaller({
    fetch,
    origin: `http://localhost:${port}`,
    locale: "mn",
    supportPhone: null,
    session,
    orderToken: createOrderToken(),
    sessionEnded: () => undefined,
  })
  const add = (signal?: AbortSignal) =>
    caller.call(currentOrder.populate, {
      key: "an intent of a visitor",
      body: { variantId: 7, quantity: 1, options: {}, position: null },
      signal,
    })
  return { seen, add, lookUp: () => caller.call(organization, { params: { number: "5123456" } }) }
}

const tooOften = { _tag: "Refused", status: 429, text: "900 секундын дараа дахин оролдоно уу" }
const soldOut = { _tag: "Refused", status: 422, text: "Үлдэгдэлгүй" }

describe("API client above an address's limit", () => {
  it("solves the challenge, and repeats the same call once with the same idempotency key", async () => {
    const { seen, add } = await startShop({ refusals: 1 })
    await expect(add()).rejects.toMatchObject(soldOut)
    expect(seen.map(({ level }) => level)).toEqual([null, 0])
    expect([seen[1]?.key, seen[1]?.body]).toEqual(["an intent of a visitor", seen[0]?.body])
  })

  it("does so for a read, which is not retried without a solution", async () => {
    const { seen, lookUp } = await startShop({ refusals: 1 })
    await expect(lookUp()).rejects.toMatchObject(soldOut)
    expect(seen.map(({ level }) => level)).toEqual([null, 0])
  })

  it("shows a second refusal", async () => {
    const { seen, add, lookUp } = await startShop({ refusals: 9 })
    await expect(add()).rejects.toMatchObject(tooOften)
    expect(seen).toHaveLength(2)
    await expect(lookUp()).rejects.toMatchObject(tooOften)
    expect(seen).toHaveLength(4)
  })

  it("shows the refusal whose challenge cannot be read", async () => {
    const { seen, add } = await startShop({ refusals: 1, challenge: "none" })
    await expect(add()).rejects.toMatchObject(tooOften)
    expect(seen).toHaveLength(1)
  })

  it("ends with the signal of its call", async () => {
    const hard = await (await addressWithWork(services, "203.0.113.5", undefined, "2026-11-28T04:00:00.000Z" as Instant)).challenge(3)
    const { seen, add } = await startShop({ refusals: 1, ...(hard === null ? {} : { challenge: hard }) })
    const leaving = new AbortController()
    const call = add(leaving.signal)
    await expect.poll(() => seen.length).toBe(1)
    leaving.abort("left")
    await expect(call).rejects.toBe("left")
    expect(seen).toHaveLength(1)
  })
})
