/** Payment cases: what a person settles by hand. */
import { describe, expect, it } from "vitest"
import { openCases } from "#backend/payments/open-cases.ts"
import { caseRecords, settleCase } from "#backend/payments/settle-case.ts"
import { instantOf } from "#domain/rules/instants.ts"
import type { Trial } from "#tests/contract/support/test-backend.ts"

export const paymentCases = (shop: () => Trial): void => {
  describe("a payment case", () => {
    it("is settled once, by one of two at once, and recorded with the person and the note", async () => {
      const number = await shop().placed(await shop().somebody(), await shop().variant(9, 40_000))
      await shop().bank(number, "pay")
      const at = instantOf(shop().now())
      await shop().db.query(
        "insert into payment_cases (reference, kind, provider, number, amount, created_at) values ($1, 'unmatched', 'bank_transfer', $2, 7000, $3)",
        [`case of ${number}`, number, at],
      )
      await shop().db.query(
        "insert into refunds (order_id, amount, reason, state, created_at) select id, 3000, 'again', 'unknown', $2 from orders where number = $1",
        [number, at],
      )
      const openOfOrder = async () => (await openCases(shop().db)).filter((one) => one.number === number)
      const [first, second] = await openOfOrder()
      expect([first?.id, second?.id]).toEqual([expect.stringMatching(/^C\d+$/), expect.stringMatching(/^F\d+$/)])
      const by = { person: "Сараа", note: "sent back by hand" }
      expect(await settleCase(shop().db, first?.id ?? "", { ...by, outcome: "again" }, at)).toBe(false)
      expect(await Promise.all([1, 2].map(() => settleCase(shop().db, first?.id ?? "", { ...by, outcome: "settled" }, at)))).toContain(
        false,
      )
      expect(await settleCase(shop().db, second?.id.toLowerCase() ?? "", { ...by, outcome: "settled" }, at)).toBe(true)
      expect(await settleCase(shop().db, "X1", { ...by, outcome: "settled" }, at)).toBe(false)
      expect(await openOfOrder()).toEqual([])
      expect(
        await shop().db.query("select r.state from refunds r join orders o on o.id = r.order_id where o.number = $1", [number]),
      ).toEqual([{ state: "done" }])
      expect((await caseRecords(shop().db)).slice(0, 2)).toMatchObject([
        { case_number: second?.id, outcome: "settled", ...by },
        { case_number: first?.id, outcome: "settled", ...by },
      ])
    })
  })
}
