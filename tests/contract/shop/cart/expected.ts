/** Placing an order as the shopper saw it. */
import { describe, expect, it } from "vitest"
import { zoneKeys } from "#backend/country.ts"
import { tugrik } from "#domain/rules/money.ts"
import { type Answer, plain, type Somebody, text, type Trial } from "#tests/contract/support/test-backend.ts"
import { applyCoupon, expectedOf, payFromWallet } from "./checkout-steps.ts"

export const expectedCalls = (shop: () => Trial): void => {
  /** A cart ready to be placed, as the shopper sees it, and a line of it. */
  const ready = async (price = 29_900) => {
    const somebody = await shop().somebody()
    const variant = await shop().variant(9, price)
    const number = await shop().checkedOut(somebody, variant)
    const { body } = await shop().order(somebody, number)
    return { somebody, variant, number, seen: body, line: text(body["line_items"]?.[0]?.["id"]) }
  }
  const quantity = (somebody: Somebody, number: string, line: string, to: number) =>
    shop().call("PUT", `/api/v2/orders/${number}/line_items/${line}`, { body: { line_item: { quantity: to } }, headers: somebody.headers })
  const place = (somebody: Somebody, number: string, expected: unknown, headers: Readonly<Record<string, string>> = {}) =>
    shop().place(somebody, number, 1, headers, expected)
  const expectRefused = async (answer: Answer, somebody: Somebody, number: string, total: string): Promise<void> => {
    expect(answer.status).toBe(409)
    expect(answer.headers.get("retry-after")).toBeNull()
    const now = await shop().order(somebody, number)
    expect(now.body).toMatchObject({ state: "payment", payment_state: null, total })
    expect(answer.body).toEqual({
      error: "Таны харснаас хойш захиалга өөрчлөгдсөн тул баталгаажуулаагүй. Шинэ дүнг шалгаад дахин дарна уу.",
      order: now.body,
    })
  }

  describe("expected order", () => {
    it("is placed when it is unchanged", async () => {
      const { somebody, number, seen } = await ready()
      expect((await place(somebody, number, expectedOf(seen))).body).toMatchObject({ state: "complete", total: "34900.0" })
    })

    it("is refused with another quantity, with the present order and no effect", async () => {
      const { somebody, number, seen, line, variant } = await ready()
      await quantity(somebody, number, line, 2)
      await expectRefused(await place(somebody, number, expectedOf(seen)), somebody, number, "64800.0")
      expect(await shop().onHand(variant)).toBe(9)
    })

    it("is refused at another price, and placed once the new one is confirmed", async () => {
      const { somebody, number, seen, variant } = await ready()
      await shop().db.query("update variants set price = 31000, selling_price = 31000 where id = $1", [variant])
      const refused = await place(somebody, number, expectedOf(seen))
      await expectRefused(refused, somebody, number, "36000.0")
      const again = await place(somebody, number, expectedOf(refused.body["order"] ?? seen))
      expect(again.body).toMatchObject({ state: "complete", total: "36000.0" })
    })

    it("is refused at another delivery fee, and placed once the new one is confirmed", async () => {
      const { somebody, number, seen } = await ready()
      const { delivery } = shop().config.site
      const zones = Object.fromEntries((zoneKeys("Улаанбаатар") ?? []).map((key) => [key, { fee: tugrik(7000) }]))
      await shop().withSite({ delivery: { ...delivery, zones } }, async () => {
        const refused = await place(somebody, number, expectedOf(seen))
        await expectRefused(refused, somebody, number, "36900.0")
        expect((await place(somebody, number, expectedOf(refused.body["order"] ?? seen))).body).toMatchObject({ total: "36900.0" })
      })
    })

    it("is refused for another place or time than was seen, though every amount is equal", async () => {
      const { somebody, number, seen } = await ready()
      const delivery = { address: plain(seen["address"]), delivery_slot: null, pickup_store_id: null }
      const elsewhere = { ...delivery, address: { ...(delivery.address as object), address1: "Өөр гудамж 5" } }
      const later = { ...delivery, delivery_slot: { day: "2026/11/24", from: 14, to: 18 } }
      for (const other of [elsewhere, later]) {
        const refused = await place(somebody, number, { ...expectedOf(seen), delivery: other })
        await expectRefused(refused, somebody, number, "34900.0")
      }
      expect((await place(somebody, number, { ...expectedOf(seen), delivery })).body).toMatchObject({ state: "complete" })
    })

    it("equals itself once it is placed, coupon and wallet included, so that a lost response can be repeated", async () => {
      const { somebody, number } = await ready(100_000)
      await shop().give(somebody.id, "money", 50_000)
      await applyCoupon(shop(), somebody, number, "WINTER10")
      const seen = await payFromWallet(shop(), somebody, number, 30_000)
      const delivery = { address: plain(seen.body["address"]), delivery_slot: null, pickup_store_id: null }
      const expected = { ...expectedOf(seen.body), delivery }
      for (const _ of ["first request", "repeated request"]) {
        expect((await place(somebody, number, expected)).body).toMatchObject({ state: "complete", total: seen.body["total"] })
      }
    })

    it("is refused with a removed or a new line", async () => {
      const { somebody, number, seen, line } = await ready()
      const other = await shop().variant(9, 10_000)
      await shop().add(other, 1, somebody.headers)
      await expectRefused(await place(somebody, number, expectedOf(seen)), somebody, number, "44900.0")
      const { body } = await shop().order(somebody, number)
      await quantity(somebody, number, line, 0)
      await expectRefused(await place(somebody, number, expectedOf(body)), somebody, number, "15000.0")
    })

    it("is refused after the wallet lost its amount, and leaves the wallet alone", async () => {
      const { somebody, number } = await ready(100_000)
      await shop().give(somebody.id, "money", 50_000)
      const seen = await payFromWallet(shop(), somebody, number, 50_000)
      expect(seen.body["total"]).toBe("55000.0")
      await shop().give(somebody.id, "money", 30_000)
      await expectRefused(await place(somebody, number, expectedOf(seen.body)), somebody, number, "75000.0")
      expect(await shop().balance(somebody.id, "money")).toBe(30_000)
    })

    it("is refused with a coupon instead of wallet money, even at the same total", async () => {
      const { somebody, number } = await ready(100_000)
      await shop().give(somebody.id, "money", 50_000)
      const seen = await applyCoupon(shop(), somebody, number, "WINTER10")
      await shop().call("DELETE", `/api/v2/orders/${number}/coupon_codes/WINTER10`, { headers: somebody.headers })
      await payFromWallet(shop(), somebody, number, 10_000)
      await expectRefused(await place(somebody, number, expectedOf(seen.body)), somebody, number, text(seen.body["total"]))
    })

    it("is refused with an expired coupon, and placed without it once the shopper has seen that", async () => {
      const { somebody, number } = await ready(100_000)
      const code = `ENDS${shop().unique()}`
      await shop().db.query("insert into coupons (code, percent, minimum) values ($1, 10, 0)", [code])
      const seen = await applyCoupon(shop(), somebody, number, code)
      await shop().db.query("update coupons set expires_at = '2020-01-01T00:00:00Z' where code = $1", [code])
      const refused = await place(somebody, number, expectedOf(seen.body))
      await expectRefused(refused, somebody, number, "105000.0")
      const withoutExpected = await place(somebody, number, undefined)
      expect([withoutExpected.status, withoutExpected.body["status_code"]]).toEqual([422, "coupon_code_expired"])
      const again = await place(somebody, number, expectedOf(refused.body["order"] ?? seen.body))
      expect(again.body).toMatchObject({ state: "complete", total: "105000.0", coupon_codes: [] })
      expect(await shop().db.query("select 1 from coupon_uses where code = $1", [code])).toEqual([])
    })

    it("is refused, though unchanged, when its coupon was used up by another order meanwhile", async () => {
      const code = `ONCE${shop().unique()}`
      await shop().db.query("insert into coupons (code, percent, minimum, usage_limit) values ($1, 10, 0, 1)", [code])
      const [one, other] = [await ready(100_000), await ready(100_000)]
      const [first, second] = await Promise.all([one, other].map(({ somebody, number }) => applyCoupon(shop(), somebody, number, code)))
      expect((await place(one.somebody, one.number, expectedOf(first?.body ?? {}))).status).toBe(200)
      const late = await place(other.somebody, other.number, expectedOf(second?.body ?? {}))
      expect([late.status, late.body["status_code"]]).toEqual([422, "coupon_code_max_usage"])
    })

    it("is placed for a client that sends no wallet amount, or nothing", async () => {
      const one = await ready()
      const { wallet: _, ...rest } = expectedOf(one.seen)
      expect((await place(one.somebody, one.number, rest)).status).toBe(200)
      const other = await ready()
      await quantity(other.somebody, other.number, other.line, 2)
      expect((await shop().place(other.somebody, other.number)).body).toMatchObject({ state: "complete", total: "64800.0" })
    })

    it("is refused for another tab's order of another total", async () => {
      const { somebody, number, seen, line } = await ready()
      const changed = await quantity(somebody, number, line, 2)
      expect((await shop().place(somebody, number, 3, {}, expectedOf(changed.body))).status).toBe(200)
      const late = await place(somebody, number, expectedOf(seen))
      expect([late.status, late.headers.get("retry-after"), late.body["error"]]).toEqual([409, null, "Энэ захиалга аль хэдийн хийгдсэн"])
      expect(late.body["order"]).toMatchObject({ state: "complete", total: "64800.0", payments: [{ payment_method_id: 3 }] })
    })

    it("may be retried under the same key, since this refusal is not stored", async () => {
      const { somebody, number, seen, line } = await ready()
      const key = { "idempotency-key": `seen-${shop().unique()}` }
      await quantity(somebody, number, line, 2)
      expect((await place(somebody, number, expectedOf(seen), key)).status).toBe(409)
      await quantity(somebody, number, line, 1)
      expect((await place(somebody, number, expectedOf(seen), key)).body).toMatchObject({ state: "complete", total: "34900.0" })
    })

    it("is refused with the field of a wrong number, in the language of the request", async () => {
      const { somebody, number } = await ready()
      const answer = await place(somebody, number, { total: "much", lines: [] }, { "accept-language": "en" })
      expect([answer.status, Object.keys(answer.body["errors"] ?? {})]).toEqual([422, ["total"]])
    })

    it("is in the OpenAPI document, with its refusal", async () => {
      const { body } = await shop().call("GET", "/api/openapi.json")
      const call = body["paths"]?.["/api/v2/checkouts/{number}"]?.["put"]
      expect(text(call?.["responses"]?.["409"]?.["description"])).toContain("nothing has happened")
      expect(JSON.stringify(call?.["requestBody"])).toContain("#/components/schemas/Expected")
      expect(Object.keys(body["components"]?.["schemas"]?.["Expected"]?.["properties"] ?? {})).toEqual([
        "total",
        "wallet",
        "lines",
        "delivery",
      ])
    })
  })
}
