/** Coupons of a cart. */
import * as Schema from "effect/Schema"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Order } from "#domain/entities/orders/order.ts"
import { totals } from "#domain/rules/cart/cart.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { tugrik } from "#domain/rules/money.ts"
import { couponUse } from "#domain/rules/wallet/coupons.ts"
import { type Body, text, type Trial } from "#tests/contract/support/test-backend.ts"
import { change, tokenOf } from "./cart-steps.ts"

export const couponCalls = (shop: () => Trial): void => {
  describe("coupon", () => {
    const apply = (number: Body | undefined, code: string, headers: Readonly<Record<string, string>>) =>
      shop().call("PUT", `/api/v2/orders/${text(number)}/apply_coupon_code`, { body: { coupon_code: code }, headers })

    it("requires a login", async () => {
      const order = await shop().add(await shop().variant(5), 1)
      const answer = await apply(order.body["number"], "WINTER10", tokenOf(order))
      expect(answer.status).toBe(401)
      expect(answer.body["error"]).toBe("Нэвтэрнэ үү")
    })

    it("cannot be found by trying: twenty wrong codes an hour, among which right ones are not counted", async () => {
      const { headers } = await shop().somebody()
      const order = await shop().add(await shop().variant(5, 100_000), 2, headers)
      const number = order.body["number"]
      for (let at = 0; at < 19; at += 1)
        expect((await apply(number, `NOSUCH${at}`, { ...headers, "idempotency-key": `guess ${at} of a coupon` })).status).toBe(422)
      for (let at = 0; at < 3; at += 1) {
        expect((await apply(number, "WINTER10", headers)).status).toBe(200)
        await shop().call("DELETE", `/api/v2/orders/${text(number)}/coupon_codes/WINTER10`, { headers })
      }
      expect((await apply(number, "NOSUCH", headers)).status).toBe(422)
      const limited = await apply(number, "WINTER10", headers)
      expect([limited.status, Number(limited.headers.get("retry-after")) > 0]).toEqual([429, true])
      shop().wait(61)
      expect((await apply(number, "WINTER10", headers)).status).toBe(200)
    })

    it("takes ten percent off, cannot be applied twice, and is removed", async () => {
      const { headers } = await shop().somebody()
      const order = await shop().add(await shop().variant(5, 100_000), 2, headers)
      const applied = await apply(order.body["number"], " winter10", headers)
      expect(applied.body).toMatchObject({
        coupon_codes: ["WINTER10"],
        adjustments: [{ kind: "coupon", label: "WINTER10", amount: "-20000.0" }],
        total: "180000.0",
      })
      const again = await apply(order.body["number"], "WINTER10", headers)
      expect(again.body["status_code"]).toBe("coupon_code_already_applied")
      const path = `/api/v2/orders/${text(order.body["number"])}/coupon_codes/WINTER10`
      const removed = await shop().call("DELETE", path, { headers: { ...headers, "idempotency-key": "off with it" } })
      expect(removed.body).toMatchObject({ coupon_codes: [], total: "200000.0" })
    })

    it.each([
      ["NOSUCH", "coupon_code_not_found", "There is no such coupon"],
      ["EXPIRED5", "coupon_code_expired", /^This coupon was valid until \d+.[A-Z][a-z]{2}.\d{4}$/u],
      ["BIG50", "coupon_code_not_eligible", "This coupon is for purchases of 500,000₮ or more"],
      ["  ", undefined, "Enter your coupon code"],
    ])("is refused with a message of its own: «%s»", async (code, statusCode, message) => {
      const { headers } = await shop().somebody()
      const order = await shop().add(await shop().variant(5, 499_999), 1, headers)
      const answer = await apply(order.body["number"], code, { ...headers, "accept-language": "en" })
      expect(answer.status).toBe(422)
      expect(answer.body["status_code"]).toBe(statusCode)
      expect(answer.body["error"]).toEqual(typeof message === "string" ? message : expect.stringMatching(message))
    })

    it.each([
      [499_999, false],
      [500_000, true],
      [500_001, true],
    ])("with a minimum of 500,000 applies to %i: %s", async (price, isTaken) => {
      const { headers } = await shop().somebody()
      const order = await shop().add(await shop().variant(5, price), 1, headers)
      const answer = await apply(order.body["number"], "BIG50", headers)
      expect([answer.status, answer.body["total"]]).toEqual(isTaken ? [200, `${price - 50_000}.0`] : [422, undefined])
    })

    it("takes off what the rule computes, for any coupon and purchase", async () => {
      const { headers } = await shop().somebody()
      const variant = await shop().variant(5, 100_000)
      const order = await shop().add(variant, 1, headers)
      const outcomes = new Set<string>()
      await fc.assert(
        fc.asyncProperty(
          fc.record({
            percent: fc.option(fc.integer({ min: 1, max: 100 })),
            amount: fc.integer({ min: 1, max: 200_000 }),
            minimum: fc.constantFrom(0, 80_000),
            starts: fc.constantFrom(null, null, -1000, 60_000),
            expires: fc.constantFrom(null, null, 60_000, -1000),
          }),
          fc.constantFrom(60_001, 79_999, 80_000, 80_001),
          async ({ percent, minimum, starts, expires, ...off }, price) => {
            const at = (ahead: number | null) => (ahead === null ? null : instantOf(shop().now() + ahead))
            const coupon = { percent, amount: percent === null ? off.amount : null, minimum, startsAt: at(starts), expiresAt: at(expires) }
            const code = `RULE${shop().unique()}`
            await shop().db.query(
              "insert into coupons (code, percent, amount, minimum, starts_at, expires_at) values ($1, $2, $3, $4, $5, $6)",
              [code, ...Object.values(coupon)],
            )
            await shop().db.query("update variants set price = $2, selling_price = $2 where id = $1", [variant, price])
            const answer = await apply(order.body["number"], code, headers)
            const use = couponUse(
              {
                number: code,
                name: "",
                description: "",
                status: "active",
                usedAt: null,
                isPersonal: false,
                ...coupon,
                amount: coupon.amount === null ? null : tugrik(coupon.amount),
                minimum: tugrik(minimum),
              },
              tugrik(price),
              instantOf(shop().now()),
            )
            outcomes.add(use._tag)
            if (answer.status === 200) {
              const decoded = Schema.decodeUnknownSync(Order)(answer.body)
              expect(decoded).toMatchObject(totals(decoded))
            }
            expect([answer.status, answer.body["total"]]).toEqual(
              use._tag === "TakesOff" ? [200, `${price - use.amount}.0`] : [422, undefined],
            )
          },
        ),
        { numRuns: 40 },
      )
      expect([...outcomes].toSorted()).toEqual(["Expired", "NotYet", "TakesOff", "TooSmall"])
    })

    it("takes nothing off once the cart falls below its minimum", async () => {
      const { headers } = await shop().somebody()
      const order = await shop().add(await shop().variant(5, 300_000), 2, headers)
      expect((await apply(order.body["number"], "BIG50", headers)).body["total"]).toBe("550000.0")
      expect((await change(shop(), order, 1, headers)).body["total"]).toBe("300000.0")
    })
  })
}
