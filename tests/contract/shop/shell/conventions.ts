/** Conventions of all calls: idempotency, bodies, languages, headers, sandbox access, documentation. */
import { describe, expect, it } from "vitest"
import { createBackend } from "#backend/backend.ts"
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
      expect(again.body).toEqual(first.body)
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

    it("is refused when short and from a visitor without a cart", async () => {
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
    it("is refused with its missing fields; unknown ones are ignored", async () => {
      const missing = await shop().call("POST", "/api/v2/orders/populate", { body: {}, headers: { "accept-language": "en" } })
      expect(missing.status).toBe(422)
      expect(missing.body).toEqual({ error: "Please check what you entered", errors: { variant_id: ["Fill in this field"] } })
      const more = await shop().call("POST", "/api/v2/orders/populate", { body: { variant_id: await shop().variant(9), surprise: true } })
      expect(more.status).toBe(200)
    })

    it("is 413 above a megabyte, with or without a length", async () => {
      const large = await shop().call("POST", "/api/v2/page_views", { body: { path: "x".repeat(1_100_000) } })
      expect(large.status).toBe(413)
      expect(large.body["error"]).toBe("Илгээсэн мэдээлэл 1 МБ-аас их байна")
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

    it("is checked in the same way as a form, query, path or JSON", async () => {
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

    it("has an id and a response with security headers", async () => {
      const { headers } = await shop().call("GET", "/nowhere", { headers: { "x-request-id": "asked-for-this" } })
      expect(headers.get("x-request-id")).toBe("asked-for-this")
      expect(headers.get("x-content-type-options")).toBe("nosniff")
      expect(headers.get("content-security-policy")).toContain("default-src 'none'")
      expect((await shop().call("GET", "/nowhere")).headers.get("x-request-id")).toMatch(/^[\w-]{36}$/)
    })
  })

  describe("sandbox", () => {
    it("is accessible only from this machine", async () => {
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
