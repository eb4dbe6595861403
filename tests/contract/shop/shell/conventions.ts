/** Conventions of all calls: idempotency, bodies, languages, headers, sandbox access, documentation. */
import { describe, expect, it } from "vitest"
import { day, instantOf, later } from "#domain/rules/instants.ts"
import { createBackend } from "#backend/backend.ts"
import { answeredBefore, storeRefusal, storeResponse } from "#backend/http/idempotency.ts"
import { asClient, plain, text, type Trial } from "#tests/contract/support/test-backend.ts"

export const conventions = (shop: () => Trial): void => {
  const populate = (body: unknown, key: string, headers: Readonly<Record<string, string>>) =>
    shop().call("POST", "/api/v2/orders/populate", { body, headers: { ...headers, "idempotency-key": key } })

  describe("idempotency key", () => {
    it("returns the same response and does nothing twice", async () => {
      const { headers } = await shop().somebody()
      const body = { variant_id: await shop().variant(9), quantity: 2 }
      const first = await populate(body, "intent-1", headers)
      const again = await populate(body, "intent-1", headers)
      expect([again.status, again.body]).toEqual([200, first.body])
      const current = await shop().call("GET", "/api/v2/orders/current", { headers })
      expect(current.body["total_quantity"]).toBe(2)
    })

    it("lets a second intent with the same body happen", async () => {
      const { headers } = await shop().somebody()
      const body = { variant_id: await shop().variant(9), quantity: 2 }
      await populate(body, "intent-1", headers)
      expect((await populate(body, "intent-2", headers)).body["total_quantity"]).toBe(4)
    })

    it("is refused with another body", async () => {
      const { headers } = await shop().somebody()
      const variant = await shop().variant(9)
      await populate({ variant_id: variant, quantity: 1 }, "intent-1", headers)
      const other = await populate({ variant_id: variant, quantity: 2 }, "intent-1", { ...headers, "accept-language": "en" })
      expect(other.status).toBe(422)
      expect(other.body["error"]).toBe("This key was used for another request")
    })

    it("belongs to its shopper", async () => {
      const body = { variant_id: await shop().variant(9), quantity: 1 }
      const one = await populate(body, "shared", (await shop().somebody()).headers)
      const other = await populate(body, "shared", (await shop().somebody()).headers)
      expect(other.body["number"]).not.toBe(one.body["number"])
    })

    it("is refused when short from a visitor without a cart, and taken with one", async () => {
      const body = { variant_id: await shop().variant(9), quantity: 1 }
      const short = await populate(body, "1", { "accept-language": "en" })
      expect([short.status, short.body["error"]]).toEqual([422, "This key is too short"])
      const visitor = await populate(body, "7c6e5b0a-7d3c-4a59-0", {})
      expect((await populate(body, "1", { "x-order-token": text(visitor.body["token"]) })).body["total_quantity"]).toBe(2)
    })

    it("stores a refusal too", async () => {
      const { headers } = await shop().somebody()
      const variant = await shop().variant(1)
      const body = { variant_id: variant, quantity: 2 }
      const refused = await populate(body, "refused", headers)
      await shop().db.query("update variants set on_hand = 9 where id = $1", [variant])
      const again = await populate(body, "refused", headers)
      expect([again.status, again.body]).toEqual([422, refused.body])
    })

    it("keeps a good response beside a later refusal of another process, whose transaction has ended", async () => {
      const intent = { scope: "two processes", key: `late-${shop().unique()}`, bodyHash: "body" }
      const at = (days: number) => later(instantOf(shop().now()), days * day)
      const storedStatus = () => shop().db.transaction(async (tx) => (await answeredBefore(tx, intent, at(-1)))?.status)
      const refusal = { status: 422, answer: { error: "sold out" } }
      await storeRefusal(shop().db, intent, refusal, at(0), at(-1))
      await storeResponse(shop().db, intent, { status: 200, answer: {} }, at(0))
      await storeRefusal(shop().db, intent, refusal, at(0), at(-1))
      expect(await storedStatus()).toBe(200)
      await storeRefusal(shop().db, intent, refusal, at(0), at(0))
      expect(await storedStatus()).toBe(422)
    })

    it("is refused while its call is running", async () => {
      const { headers } = await shop().somebody()
      const body = { variant_id: await shop().variant(9), quantity: 1 }
      const three = [1, 2, 3]
      // Opens the connections first, so that the calls overlap.
      await Promise.all(three.map(() => shop().call("GET", "/api/v2/orders/current", { headers })))
      const answers = await Promise.all(three.map(() => populate(body, "at once", headers)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
      expect(answers.find(({ status }) => status === 409)?.headers.get("retry-after")).toBe("1")
      const after = await populate(body, "at once", headers)
      expect(after.body["total_quantity"]).toBe(1)
    })

    it("works across two processes", async () => {
      const { headers } = await shop().somebody()
      const beside = await createBackend(shop().config, { db: shop().db, timed: false })
      const request = (variant: number) =>
        new Request("http://localhost/api/v2/orders/populate", {
          method: "POST",
          headers: { ...headers, "content-type": "application/json", "idempotency-key": "side by side" },
          body: JSON.stringify({ variant_id: variant, quantity: 1 }),
        })
      const variant = await shop().variant(9)
      const answers = await Promise.all([shop().backend, beside, shop().backend, beside].map((process) => process.fetch(request(variant))))
      expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
      const after = await beside.fetch(request(variant))
      expect(await after.json()).toMatchObject({ total_quantity: 1 })
    })

    it("expires after a day", async () => {
      const somebody = await shop().somebody()
      const body = { variant_id: await shop().variant(9), quantity: 1 }
      await populate(body, "daily", somebody.headers)
      await shop().db.query("update idempotency_keys set created_at = created_at - interval '25 hours' where key = 'daily'")
      expect((await populate(body, "daily", somebody.headers)).body["total_quantity"]).toBe(2)
    })
  })

  describe("request", () => {
    it("is refused with its missing fields", async () => {
      const missing = await shop().call("POST", "/api/v2/orders/populate", { body: {}, headers: { "accept-language": "en" } })
      expect(missing.status).toBe(422)
      expect(missing.body).toEqual({ error: "Please check what you entered", errors: { variant_id: ["Fill in this field"] } })
    })

    it("may have unknown fields, which are ignored", async () => {
      const body = { variant_id: await shop().variant(9), surprise: true }
      expect((await shop().call("POST", "/api/v2/orders/populate", { body })).status).toBe(200)
    })

    it.each([
      ["with", { "content-length": "1100011" }],
      ["without", {}],
    ])("is 413 above a megabyte, %s a length", async (_, headers: Readonly<Record<string, string>>) => {
      const large = await shop().call("POST", "/api/v2/page_views", { body: { path: "x".repeat(1_100_000) }, headers })
      expect([large.status, large.body["error"]]).toEqual([413, "Илгээсэн мэдээлэл 1 МБ-аас их байна"])
    })

    it.each([
      ["variant_id", { variant_id: 3_000_000_000 }],
      ["variant_id", { variant_id: -3_000_000_000 }],
      ["colour", { variant_id: 101, options: { colour: "\0" } }],
      ["colour", { variant_id: 101, options: { colour: "\ud83d" } }],
      ["\0", { variant_id: 101, options: { "\0": "red" } }],
    ])("with text that no database can store is refused, naming %j", async (field, body) => {
      const answer = await shop().call("POST", "/api/v2/orders/populate", { body })
      expect([answer.status, Object.keys(answer.body["errors"] ?? {})]).toEqual([422, [field]])
    })

    it.each([
      ["/api/v2/orders/populate", "options", { variant_id: 101, options: { engraving: "x".repeat(5000) } }],
      [
        "/api/v2/page_views",
        "vitals",
        { path: "/", vitals: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`measure${at}`, at])) },
      ],
      ["/api/v2/page_views", "error", { path: "/", vitals: { error: "x".repeat(501) } }],
      ["/api/v2/mcs_auth/sign_up", "first_name", { sign_up_token: "any", kind: "person", first_name: "x".repeat(101) }],
      [
        "/api/v2/mcs_auth/sign_up",
        "address",
        { sign_up_token: "any", kind: "organization", name: "x", registry_number: "1234567", address: "x".repeat(501) },
      ],
    ])("to %s is refused with too much data in %s", async (path, field, body) => {
      const answer = await shop().call("POST", path, { body, headers: { ...asClient, "accept-language": "en" } })
      expect([answer.status, answer.body["errors"]]).toEqual([422, { [field]: ["This is too long"] }])
    })

    it("is refused with a zero character as a form, a query or a path too", async () => {
      const form = await shop().call("POST", "/oauth/token", {
        body: { grant_type: "password", username: "\0" },
        headers: asClient,
        form: true,
      })
      const query = await shop().call("GET", "/sandbox/messages?to=%00")
      expect([form, query].map(({ status, body }) => [status, Object.keys(body["errors"] ?? {})])).toEqual([
        [422, ["username"]],
        [422, ["to"]],
      ])
      const address = ["/api/v2/products/%00", "/api/v2/orders/%00"].map((path) => shop().call("GET", path))
      expect((await Promise.all(address)).map(({ status }) => status)).toEqual([404, 404])
    })

    it.each([20_000.5, "20000.5", "2e4", "0x4e20", " 20000"])(
      "is refused with the amount %j: plain decimal digits alone are read",
      async (amount) => {
        const { headers } = await shop().somebody()
        const recharge = (sum: unknown) =>
          shop().call("POST", "/api/v2/store_credits/recharge", { body: { amount: sum, payment_method_id: 1 }, headers })
        expect([(await recharge(amount)).status, (await recharge("20000.0")).status]).toEqual([422, 200])
      },
    )

    it.each(["0x10", "2e0", "2 ", "+2", 1.5])("is refused with the quantity %j", async (quantity) => {
      const { headers } = await shop().somebody()
      const variant = await shop().variant(40)
      const add = (count: unknown) =>
        shop().call("POST", "/api/v2/orders/populate", { body: { variant_id: variant, quantity: count }, headers })
      expect([(await add(quantity)).status, (await add("2")).status]).toEqual([422, 200])
    })

    it("is refused with a hexadecimal id or page", async () => {
      const { headers } = await shop().somebody()
      const variant = await shop().variant(40)
      const add = (id: string) => shop().call("POST", "/api/v2/orders/populate", { body: { variant_id: id, quantity: 1 }, headers })
      expect([(await add(`0x${variant.toString(16)}`)).status, (await add(String(variant))).status]).toEqual([422, 200])
      for (const path of ["orders/mine?page=0x1", "store_credits?page=1e0"])
        expect([path, (await shop().call("GET", `/api/v2/${path}`, { headers })).status]).toEqual([path, 422])
    })

    it("may have fields of any name", async () => {
      const answer = await shop().call("POST", "/api/v2/page_views", { body: { path: "/", vitals: { constructor: {} } } })
      expect([answer.status, Object.keys(answer.body["errors"] ?? {})]).toEqual([422, ["constructor"]])
    })

    it("is 415 for a kind that its call does not accept", async () => {
      const form = await shop().call("POST", "/api/v2/page_views", { body: { path: "/" }, form: true })
      expect([form.status, form.body["error"]]).toEqual([415, "Энэ хүсэлт зөвхөн application/json төрлийн өгөгдөл авна"])
      const parts = await shop().call("POST", "/oauth/token", {
        body: {},
        headers: { ...asClient, "content-type": "multipart/form-data; boundary=x", "accept-language": "en" },
      })
      expect([parts.status, parts.body["error"]]).toEqual([415, "This call takes application/json, application/x-www-form-urlencoded only"])
    })

    it("is 400 when it is not JSON", async () => {
      const request = new Request("http://localhost/api/v2/page_views", {
        method: "POST",
        body: "{",
        headers: { "content-type": "application/json" },
      })
      expect((await shop().backend.fetch(request)).status).toBe(400)
    })

    it("has the id that it names, or a new one", async () => {
      const named = await shop().call("GET", "/nowhere", { headers: { "x-request-id": "named-by-the-caller" } })
      expect(named.headers.get("x-request-id")).toBe("named-by-the-caller")
      expect((await shop().call("GET", "/nowhere")).headers.get("x-request-id")).toMatch(/^[\w-]{36}$/)
    })

    it("has a response with security headers", async () => {
      const { headers } = await shop().call("GET", "/nowhere")
      expect(headers.get("x-content-type-options")).toBe("nosniff")
      expect(headers.get("content-security-policy")).toContain("default-src 'none'")
    })
  })

  describe("sandbox", () => {
    it("is accessible only from this machine, without a proxy and from its own pages", async () => {
      const request = (address: string | null, headers: Readonly<Record<string, string>> = {}) =>
        shop().call("GET", "/sandbox/messages", { address, headers })
      expect((await request("127.0.0.1")).status).toBe(200)
      expect((await request("::ffff:127.0.0.1")).status).toBe(200)
      expect((await request("192.168.1.7")).status).toBe(404)
      expect((await request(null)).status).toBe(404)
      expect((await request("127.0.0.1", { "x-forwarded-for": "203.0.113.5" })).status).toBe(404)
      const foreign = await shop().call("POST", "/sandbox/payments/R100000001/pay", { headers: { "sec-fetch-site": "cross-site" } })
      expect(foreign.status).toBe(404)
    })

    it("has a page with a payment desk and an inbox", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5))
      const page = await shop().call("GET", `/sandbox?order=${number}&locale=en`)
      expect(text(page.body["text"])).toContain("There is no real money")
      expect(text(page.body["text"])).toContain(`/sandbox/desk/${number}/pay`)
      expect(page.headers.get("content-security-policy")).not.toContain("script-src")
      const pressed = await shop().call("POST", `/sandbox/desk/${number}/pay`)
      expect(pressed.status).toBe(303)
      expect((await shop().order(somebody, number)).body["payment_state"]).toBe("paid")
    })
  })

  describe("documentation", () => {
    it("is generated from the declarations", async () => {
      const { body } = await shop().call("GET", "/api/openapi.json")
      expect(body["openapi"]).toBe("3.1.0")
      expect(body["paths"]).toHaveProperty(["/api/v2/orders/{number}/line_items/{id}", "put", "requestBody"])
      expect(body["components"]).toHaveProperty(["schemas", "Order"])
      const current = body["paths"]?.["/api/v2/orders/current"]?.["get"]?.["responses"]
      expect(Object.keys(current ?? {})).toEqual(["200", "204", "default"])
      expect(JSON.stringify(current)).not.toContain("null")
      expect(plain(body["paths"]?.["/oauth/token"]?.["post"]?.["security"])).toEqual([{ client: [] }, {}])
      expect(text(body["components"]?.["securitySchemes"]?.["client"]?.["description"])).toContain("client_secret")
      expect(Object.keys(body["paths"]?.["/oauth/token"]?.["post"]?.["requestBody"]?.["content"] ?? {})).toEqual([
        "application/json",
        "application/x-www-form-urlencoded",
      ])
      const page = await shop().call("GET", "/api/docs")
      expect(text(page.body["text"])).toContain("/api/v2/orders/{number}/line_items/{id}")
    })
  })

  describe("health", () => {
    it("is reported to monitors", async () => {
      expect((await shop().call("GET", "/healthz")).body).toEqual({ status: "ok" })
      expect((await shop().call("GET", "/readyz")).body).toEqual({ status: "ready" })
    })
  })
}
