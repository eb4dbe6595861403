/** Bound on what unpaid orders of one person hold, and limits on what one person may begin. Decision 39. */
import { describe, expect, it } from "vitest"
import { limits } from "#backend/http/limits.ts"
import { maxUnpaidOrders, maxUnpaidUnits } from "#domain/rules/orders/unpaid-orders.ts"
import { text, type Trial } from "#tests/contract/support/test-backend.ts"

export const unpaidOrders = (shop: () => Trial): void => {
  describe("unpaid orders", () => {
    it("hold a bounded number of pieces for one person, until one is paid or cancelled", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(1000, 1000)
      const first = await shop().placed(somebody, variant, maxUnpaidUnits - 1)
      const number = await shop().checkedOut(somebody, variant, 2)
      const refused = await shop().place(somebody, number)
      expect([refused.status, text(refused.body["error"])]).toEqual([422, expect.stringContaining(first)])
      expect(await shop().onHand(variant)).toBe(1000 - maxUnpaidUnits + 1)
      await shop().cancel(somebody, first)
      expect((await shop().place(somebody, number)).status).toBe(200)
    })

    it("are refused alone above the pieces", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(1000, 1000)
      const refused = await shop().place(somebody, await shop().checkedOut(somebody, variant, maxUnpaidUnits + 1))
      expect([refused.status, await shop().onHand(variant)]).toEqual([422, 1000])
    })

    it("are bounded in number for one person, and paid ones are not counted", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(1000, 1000)
      const numbers: string[] = []
      for (let at = 0; at < maxUnpaidOrders; at += 1) numbers.push(await shop().placed(somebody, variant))
      const next = await shop().checkedOut(somebody, variant)
      expect((await shop().place(somebody, next)).status).toBe(422)
      await shop().bank(numbers[0] ?? "", "pay")
      expect((await shop().place(somebody, next)).status).toBe(200)
    })
  })

  describe("what one person begins", () => {
    it.each([
      ["recharges", limits.recharges.max, "POST", "/api/v2/store_credits/recharge", { amount: 10_000, payment_method_id: 1 }],
      ["cards", limits.cardRegistrations.max, "PUT", "/api/v2/users/register_card", {}],
      ["exports", limits.exports.max, "GET", "/api/v2/users/export", undefined],
    ] as const)("is limited: %s", async (name, max, method, path, body) => {
      const { id, headers } = await shop().somebody()
      expect((await shop().call(method, path, { body, headers })).status).toBeLessThan(300)
      await shop().counted(`${name} of ${id}`, max)
      expect((await shop().call(method, path, { body, headers })).status).toBe(429)
    })
  })
}
