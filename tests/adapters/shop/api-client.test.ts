/** API client: headers, problems, retries, timeouts, and expired sessions. */
import { Hono } from "hono"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { Locale } from "#domain/entities/locale.ts"
import * as identity from "#adapters/shop/contract/identity/identity.ts"
import * as currentOrder from "#adapters/shop/contract/cart/current-order.ts"
import { allTaxons } from "#adapters/shop/contract/catalogue/taxons.ts"
import { replyToComment } from "#adapters/shop/contract/content/comments.ts"
import * as orders from "#adapters/shop/contract/orders/orders.ts"
import { createOrderToken } from "#adapters/shop/client/order-token.ts"
import { fetchFrom, testCaller, testSession } from "./test-caller.ts"

type Server = Parameters<typeof fetchFrom>[0]

type Client = { readonly token?: string | null; readonly renewedToken?: string | null; readonly locale?: Locale }

/** An API client of `api`, with what it reports: ends of the session, and stored responses. */
const callerOf = (api: Server, { token = null, renewedToken = null, locale = "mn" }: Client = {}) => {
  let ended = 0
  const storedReads: string[] = []
  let changes = 0
  const orderToken = createOrderToken()
  const caller = testCaller(fetchFrom(api), {
    locale,
    supportPhone: "7700-1234",
    session: testSession(token, renewedToken),
    orderToken,
    sessionEnded: () => (ended += 1),
    storedRead: (at) => storedReads.push(at),
    changed: () => (changes += 1),
    backoff: () => 0,
  })
  return { ...caller, orderToken, storedReads, changes: () => changes, endings: () => ended }
}

/** A body that begins and never ends. */
const stalled = () => new ReadableStream({ start: (control) => control.enqueue(new TextEncoder().encode('{"taxons":')) })

/** A body that breaks off. */
const broken = () => new ReadableStream({ start: (control) => control.error(new TypeError("network error")) })

afterEach(() => vi.useRealTimers())

const line = { number: "R123456789", id: "7" }

describe("API client", () => {
  it("waits five seconds at most before each of two retries, where `Retry-After` is longer", async () => {
    vi.useFakeTimers()
    const api = new Hono()
    api.get("/api/v2/taxons/all", (c) => c.json({ error: "Түр хүлээнэ үү" }, 429, { "retry-after": "900" }))
    const rejection = expect(callerOf(api).call(allTaxons)).rejects.toMatchObject({ _tag: "Refused" })
    await vi.advanceTimersByTimeAsync(2 * 5000)
    await rejection
  })

  it("reports when a stored response was stored, only for calls that may be read without a connection [B27]", async () => {
    const api = new Hono()
    const headers: (string | undefined)[] = []
    api.get("/api/v2/taxons/all", (c) => {
      headers.push(c.req.header("x-read-offline"))
      return c.json({ taxons: [] }, 200, { "x-stored-at": "2026-11-25T06:05:00.000Z" })
    })
    const { call, storedReads } = callerOf(api, { token: "abc" })
    await call(allTaxons)
    expect([headers, storedReads]).toEqual([[undefined], []])
    await call(allTaxons, { isReadOffline: true })
    expect([headers, storedReads]).toEqual([[undefined, "1"], ["2026-11-25T06:05:00.000Z"]])
  })

  it("reports each call that may have changed something, refused or not, and no other", async () => {
    const api = new Hono().get("*", (context) => context.json({ taxons: [] })).post("*", (context) => context.json({ error: "no" }, 422))
    const { call, changes } = callerOf(api, { token: "abc" })
    await call(allTaxons)
    expect(changes()).toBe(0)
    await expect(call(replyToComment, { body: { replyId: 1, comment: "no" } })).rejects.toMatchObject({ _tag: "Refused" })
    expect(changes()).toBe(1)
  })

  it("sends locale, session token, order token and idempotency key", async () => {
    const api = new Hono()
    let headers: Record<string, string> = {}
    let body: unknown
    api.put("/api/v2/orders/:number/line_items/:id", async (c) => {
      headers = c.req.header()
      body = await c.req.json()
      return c.json({ error: "stop here" }, 422)
    })
    const { ask, orderToken } = callerOf(api, { token: "abc", locale: "en" })
    orderToken.keep("cart-1")
    await ask(currentOrder.changeLine, { params: line, body: { lineItem: { quantity: 2 } }, key: "intent-1" }).catch(() => undefined)
    expect(headers).toMatchObject({
      "accept-language": "en",
      authorization: "Bearer abc",
      "x-order-token": "cart-1",
      "idempotency-key": "intent-1",
    })
    expect(body).toEqual({ line_item: { quantity: 2 } })
  })

  it("returns a refusal with the shop's message, code and fields", async () => {
    const api = new Hono()
    api.put("/api/v2/orders/:number/apply_coupon_code", (c) => c.json({ error: "Купон дууссан", status_code: "coupon_code_expired" }, 422))
    await expect(callerOf(api).call(currentOrder.applyCoupon, { params: { number: "R1" }, body: { couponCode: "X" } })).rejects.toEqual({
      _tag: "Refused",
      status: 422,
      text: "Купон дууссан",
      code: "coupon_code_expired",
      fields: {},
    })
  })

  it("treats an error in a success status as a refusal", async () => {
    const api = new Hono()
    api.post("/api/v2/orders/populate", (c) => c.json({ error: "Үлдэгдэлгүй" }))
    await expect(
      callerOf(api).call(currentOrder.populate, { body: { variantId: 1, quantity: 1, options: {}, position: null } }),
    ).rejects.toMatchObject({ _tag: "Refused", text: "Үлдэгдэлгүй" })
  })

  it("distinguishes a wrong password from an ended session", async () => {
    const api = new Hono()
    api.post("/oauth/token", (c) => c.json({ error: "invalid_grant" }, 401))
    const body = { grantType: "password", username: "a", password: "b", clientId: null, clientSecret: null } as const
    await expect(callerOf(api).call(identity.token, { body })).rejects.toMatchObject({ _tag: "Refused", code: "invalid_grant" })
  })

  it.each([
    [404, { error: null }, { _tag: "Missing" }],
    [404, { error: "Захиалга олдсонгүй" }, { _tag: "Missing", text: "Захиалга олдсонгүй" }],
    [401, { error: "…" }, { _tag: "Unauthorised" }],
    [500, { exception: "Агуулахын систем хариу өгсөнгүй" }, { _tag: "Failed", status: 500, text: "Агуулахын систем хариу өгсөнгүй" }],
    [503, { errors: { base: ["Засвартай", "Түр хүлээнэ үү"] } }, { _tag: "Failed", status: 503, text: "Засвартай, Түр хүлээнэ үү" }],
    [
      500,
      {},
      {
        _tag: "Failed",
        status: 500,
        text: "Алдаа манай талаас гарлаа. Түр хүлээгээд дахин оролдоно уу эсвэл 7700-1234 дугаарт залгаарай.",
      },
    ],
  ] as const)("turns status %i with %j into %j", async (status, body, problem) => {
    const api = new Hono()
    api.post("/api/v2/mcs_auth", (c) => c.json(body, status))
    await expect(callerOf(api).call(identity.sendCode, { body: { login: "a" } })).rejects.toEqual(problem)
  })

  it("reports a proxy's error page as a fault of the shop, not of the connection", async () => {
    const api = new Hono()
    api.post("/api/v2/mcs_auth", (c) => c.html("<h1>502 Bad Gateway</h1>", 502))
    const call = callerOf(api, { locale: "en" }).call(identity.sendCode, { body: { login: "a" } })
    await expect(call).rejects.toEqual({
      _tag: "Failed",
      status: 502,
      text: "The fault is on our side. Please try again in a moment, or call 7700-1234.",
    })
  })

  it.each([
    ["that is no JSON", "<html>"],
    ["that does not match the schema", '{"registered":"yes"}'],
  ])("throws Unreadable for a response %s", async (_, text) => {
    const api = new Hono()
    api.post("/api/v2/mcs_auth/check", (c) => c.body(text, 200, { "content-type": "application/json" }))
    await expect(callerOf(api).call(identity.checkLogin, { body: { login: "a" } })).rejects.toEqual({ _tag: "Unreadable" })
  })

  it("throws Unreachable without a network", async () => {
    const api: Server = { fetch: () => Promise.reject(new TypeError("fetch failed")) }
    await expect(callerOf(api).call(identity.sendCode, { body: { login: "a" } })).rejects.toEqual({ _tag: "Unreachable" })
  })

  it("times out after a minute, even if the response has begun [W13]", async () => {
    vi.useFakeTimers()
    const api = new Hono()
    let tries = 0
    api.get("/api/v2/taxons/all", (c) => {
      tries += 1
      return c.body(stalled())
    })
    const rejection = expect(callerOf(api).call(allTaxons)).rejects.toEqual({ _tag: "TimedOut" })
    await vi.advanceTimersByTimeAsync(60_000)
    await rejection
    expect(tries).toBe(1)
  })

  it("retries a call that changes nothing when the response breaks off", async () => {
    const api = new Hono()
    let tries = 0
    api.get("/api/v2/taxons/all", (c) => {
      tries += 1
      return tries === 1 ? c.body(broken()) : c.json({ taxons: [] })
    })
    await expect(callerOf(api).call(allTaxons)).resolves.toEqual({ taxons: [] })
  })

  it("retries only calls that change nothing", async () => {
    const api = new Hono()
    const tries = { get: 0, post: 0 }
    api.get("/api/v2/taxons/all", (c) => c.json({ taxons: [] }, (tries.get += 1) < 3 ? 503 : 200))
    api.post("/api/v2/mcs_auth", (c) => c.json({}, (tries.post += 1) < 3 ? 503 : 200))
    await expect(callerOf(api).call(allTaxons)).resolves.toEqual({ taxons: [] })
    await expect(callerOf(api).call(identity.sendCode, { body: { login: "a" } })).rejects.toMatchObject({ _tag: "Failed", status: 503 })
    expect(tries).toEqual({ get: 3, post: 1 })
  })

  it("sends a change again while the first request with its key is under way, and not where it is refused [X1]", async () => {
    const api = new Hono()
    const keys: (string | undefined)[] = []
    let refusalHeaders: Record<string, string> = { "retry-after": "1" }
    api.put("/api/v2/orders/:number/line_items/:id", (c) => {
      keys.push(c.req.header("idempotency-key"))
      return keys.length === 2 ? c.json({ taxons: [] }) : c.json({ error: "Энэ хүсэлт боловсруулагдаж байна" }, 409, refusalHeaders)
    })
    const change = () => callerOf(api).ask(currentOrder.changeLine, { params: line, body: { lineItem: { quantity: 2 } }, key: "k-1" })
    await change()
    expect(keys).toEqual(["k-1", "k-1"])
    refusalHeaders = {}
    await expect(change()).rejects.toMatchObject({ _tag: "Refused", status: 409 })
    expect(keys).toHaveLength(3)
  })

  it("sends changes with keepalive", async () => {
    const keepalives: boolean[] = []
    const api: Server = {
      fetch: ({ keepalive }) => {
        keepalives.push(keepalive)
        return Response.json({ taxons: [] })
      },
    }
    await callerOf(api).call(allTaxons)
    await callerOf(api).ask(currentOrder.changeLine, { params: line, body: { lineItem: { quantity: 2 } } })
    expect(keepalives).toEqual([false, true])
  })

  it("sends a text without keepalive that is too long for it, which browsers count in bytes [E20]", async () => {
    const keepalives: boolean[] = []
    const api: Server = {
      fetch: ({ keepalive }) => {
        keepalives.push(keepalive)
        return Response.json({})
      },
    }
    for (const length of [20_000, 40_000]) await callerOf(api).ask(replyToComment, { body: { replyId: 1, comment: "ө".repeat(length) } })
    expect(keepalives).toEqual([true, false])
  })

  it("can be aborted", async () => {
    const control = new AbortController()
    const api: Server = {
      fetch: ({ signal }) => {
        control.abort()
        return Promise.reject(signal.reason as Error)
      },
    }
    await expect(callerOf(api).call(allTaxons, { signal: control.signal })).rejects.toThrow("aborted")
  })
})

describe("call with an expired session", () => {
  const protectedApi = () => {
    const api = new Hono()
    const tokens: Array<string | undefined> = []
    api.get("/api/v2/orders/current", (c) => {
      const token = c.req.header("authorization")
      tokens.push(token)
      return token === "Bearer new" ? c.body(null, 204) : c.json({ error: "unauthorized" }, 401)
    })
    return { api, tokens }
  }

  it("is repeated once with a renewed token", async () => {
    const { api, tokens } = protectedApi()
    const { call, endings } = callerOf(api, { token: "old", renewedToken: "new" })
    await expect(call(currentOrder.currentOrder)).resolves.toBeNull()
    expect(tokens).toEqual(["Bearer old", "Bearer new"])
    expect(endings()).toBe(0)
  })

  it("is unauthorised without a renewed token, and ends the session", async () => {
    const { api } = protectedApi()
    const { call, endings } = callerOf(api, { token: "old", renewedToken: null })
    await expect(call(currentOrder.currentOrder)).rejects.toEqual({ _tag: "Unauthorised" })
    expect(endings()).toBe(1)
  })

  it("ends the session when another tab has deleted the token, as by logging out", async () => {
    const api = new Hono()
    api.get("/api/v2/orders/mine", (c) => c.json({ error: "unauthorized" }, 401))
    const { call, endings } = callerOf(api)
    await expect(call(orders.myOrders)).rejects.toEqual({ _tag: "Unauthorised" })
    expect(endings()).toBe(1)
  })

  it("is not repeated for a visitor", async () => {
    const { api, tokens } = protectedApi()
    const { call, endings } = callerOf(api, { renewedToken: "new" })
    await expect(call(currentOrder.currentOrder)).rejects.toEqual({ _tag: "Unauthorised" })
    expect(tokens).toEqual([undefined])
    expect(endings()).toBe(0)
  })
})
