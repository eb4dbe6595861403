/** VAT receipts of returned orders: hidden, voided at the tax office, or replaced by smaller ones. */
import { describe, expect, it } from "vitest"
import { openCases } from "#backend/payments/open-cases.ts"
import type { Sale } from "#backend/receipts/receipt-provider.ts"
import type { Trial } from "#tests/contract/support/test-backend.ts"
import { receiptOf, taxOfficeOf } from "./tax-office.ts"

export const receiptVoiding = (shop: () => Trial): void => {
  const { backendWith, deliveredOrder, returnUnits, storedReceipt } = taxOfficeOf(shop)

  describe("VAT receipt of a returned order", () => {
    it("is stored but not shown where the order is returned during its request", async () => {
      const { somebody, number } = await deliveredOrder()
      const office = await backendWith(async (sale) => {
        if (sale.number === number) await shop().returned(number)
        return receiptOf(sale.number, "3")
      })
      await office.tend()
      expect((await shop().receipt(somebody, number)).status).toBe(404)
      expect((await storedReceipt(number))?.receipt_id).toBe(receiptOf(number, "3").receiptId)
    })

    it("is voided once, or listed for a person where the office cannot void it", async () => {
      await shop().backend.tend()
      const [voidable, byHand] = [await deliveredOrder(), await deliveredOrder()]
      const voided: string[] = []
      const office = await backendWith(async (sale) => receiptOf(sale.number, "7"), {
        voidReceipt: async ({ receiptId }) => {
          voided.push(receiptId)
          return receiptId.endsWith(byHand.number) ? "by_hand" : "done"
        },
      })
      await office.tend()
      await returnUnits(voidable, 1)
      await returnUnits(byHand, 1)
      await office.tend()
      await office.tend()
      for (const { number } of [voidable, byHand]) expect(voided.filter((id) => id.endsWith(number))).toHaveLength(1)
      expect(await storedReceipt(voidable.number)).toMatchObject({ void_state: "done", lottery: null })
      expect(await storedReceipt(byHand.number)).toMatchObject({ void_state: "by_hand" })
      const listed = (await openCases(shop().db)).filter(({ number }) => number === byHand.number)
      expect(listed.map(({ kind }) => kind)).toContain("void by hand")
    })

    it("is replaced by a smaller one when a part of the goods is returned", async () => {
      await shop().backend.tend()
      const bought = await deliveredOrder({ price: 40_000, quantity: 3 })
      const sales: Sale[] = []
      const office = await backendWith(async (sale) => {
        sales.push(sale)
        return receiptOf(sale.number, String(sales.length % 10))
      })
      await office.tend()
      const [first] = sales.filter(({ number }) => number === bought.number)
      await returnUnits(bought, 1)
      await office.tend()
      const [, second] = sales.filter(({ number }) => number === bought.number)
      const linesOf = (sale: Sale | undefined) => sale?.lines.map(({ quantity, amount }) => [quantity, amount])
      expect([first?.total, first?.replaces]).toEqual([125_000, null])
      expect(linesOf(first)).toEqual([
        [3, 120_000],
        [1, 5000],
      ])
      expect([second?.total, second?.replaces?.endsWith(bought.number)]).toEqual([85_000, true])
      expect(linesOf(second)).toEqual([
        [2, 80_000],
        [1, 5000],
      ])
    })
  })
}
