import { serve } from "@hono/node-server"
import { Hono } from "hono"
import { afterEach, describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import * as currentOrder from "#adapters/shop/contract/cart/current-order.ts"
import { organization } from "#adapters/shop/contract/identity/organizations.ts"
import { workChallengeHeader, workSolutionHeader } from "#adapters/shop/contract/work-headers.ts"
import type { Database } from "#backend/database/database.ts"
import { addressWithWork } from "#backend/http/work.ts"
import { freePort } from "#tests/free-port.ts"
import { testCaller } from "./test-caller.ts"

type ReceivedCall = { readonly key: string | undefined; readonly body: string; readonly level: number | null }

const services = { db: { query: () => Promise.resolve([{}]) } as unknown as Database, config: { assertionKey: "known to the shop" } }

let stop: () => void = () => undefined
afterEach(() => stop())

/** A server above an address's limit, which refuses the first calls, and a client of it. */
const startShop = async ({ refusals, challenge }: { readonly refusals: number; readonly challenge?: string }) => {
  const received: Array<ReceivedCall> = []
  const app = new Hono()
  app.all("*", async (c) => {
    const address = await addressWithWork(services, "203.0.113.5", c.req.header(workSolutionHeader), "2026-11-28T04:00:00.000Z" as Instant)
    received.push({ key: c.req.header("idempotency-key"), body: await c.req.text(), level: address.workLevel })
    if (received.length <= refusals)
      return c.json({ error: "900 секундын дараа дахин оролдоно уу" }, 429, {
        "retry-after": "900",
        [workChallengeHeader]: challenge ?? (await address.challenge(0)) ?? "",
      })
    return c.json({ error: "Үлдэгдэлгүй" }, 422)
  })
  const port = await freePort()
  const server = serve({ fetch: app.fetch, port, hostname: "localhost" })
  stop = () => void server.close()
  const caller = testCaller(fetch, { origin: `http://localhost:${port}` })
  const add = (signal?: AbortSignal) =>
    caller.call(currentOrder.populate, {
      key: "an intent of a visitor",
      body: { variantId: 7, quantity: 1, options: {}, position: null },
      signal,
    })
  return { received, add, lookUp: () => caller.call(organization, { params: { number: "5123456" } }) }
}

const tooOften = { _tag: "Refused", status: 429, text: "900 секундын дараа дахин оролдоно уу" }
const soldOut = { _tag: "Refused", status: 422, text: "Үлдэгдэлгүй" }

describe("API client above an address's limit", () => {
  it("solves the challenge, and repeats the same call once with the same idempotency key", async () => {
    const { received, add } = await startShop({ refusals: 1 })
    await expect(add()).rejects.toMatchObject(soldOut)
    expect(received.map(({ level }) => level)).toEqual([null, 0])
    expect([received[1]?.key, received[1]?.body]).toEqual(["an intent of a visitor", received[0]?.body])
  })

  it("does so for a read, which is not retried without a solution", async () => {
    const { received, lookUp } = await startShop({ refusals: 1 })
    await expect(lookUp()).rejects.toMatchObject(soldOut)
    expect(received.map(({ level }) => level)).toEqual([null, 0])
  })

  it("throws a second refusal", async () => {
    const { received, add, lookUp } = await startShop({ refusals: 9 })
    await expect(add()).rejects.toMatchObject(tooOften)
    expect(received).toHaveLength(2)
    await expect(lookUp()).rejects.toMatchObject(tooOften)
    expect(received).toHaveLength(4)
  })

  it("throws the refusal whose challenge cannot be read", async () => {
    const { received, add } = await startShop({ refusals: 1, challenge: "none" })
    await expect(add()).rejects.toMatchObject(tooOften)
    expect(received).toHaveLength(1)
  })

  it("ends with the signal of its call", async () => {
    const hard = await (await addressWithWork(services, "203.0.113.5", undefined, "2026-11-28T04:00:00.000Z" as Instant)).challenge(3)
    const { received, add } = await startShop({ refusals: 1, ...(hard === null ? {} : { challenge: hard }) })
    const leaving = new AbortController()
    const call = add(leaving.signal)
    await expect.poll(() => received.length).toBe(1)
    leaving.abort("left")
    await expect(call).rejects.toBe("left")
    expect(received).toHaveLength(1)
  })
})
