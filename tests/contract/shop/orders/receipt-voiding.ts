/** VAT receipts of returned orders: hidden, voided at the tax office, or replaced by smaller ones. */
import { describe, expect, it } from "vitest"
import { openCases } from "#backend/payments/open-cases.ts"
import type { Sale } from "#backend/receipts/receipt-provider.ts"
import type { Trial } from "#tests/contract/support/test-backend.ts"
import { newKeyHeaders } from "../merchant/merchant-steps.ts"
import { receiptOf, taxOfficeOf } from "./tax-office.ts"

export const receiptVoiding = (shop: () => Trial): void => {
  const { backendWith, deliveredOrder, requestReturn, acceptReturn, returnUnits, storedReceipt } = taxOfficeOf(shop)
  /** The merchant refunds all that was paid. */
  const refundAll = async (number: string, amount: number) =>
    expect(
      (
        await shop().call("POST", `/api/v2/merchant/orders/${number}/refunds`, {
          headers: await newKeyHeaders(shop(), "orders"),
          body: { amount, reference: "all", note: "" },
        })
      ).status,
    ).toBe(200)

  describe("VAT receipt of a returned or refunded order", () => {
    it("is stored but not shown where the order is refunded during its request", async () => {
      const { somebody, number } = await deliveredOrder()
      const office = await backendWith(async (sale) => {
        if (sale.number === number) await refundAll(number, 45_000)
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
      for (const { number } of [voidable, byHand]) await refundAll(number, 45_000)
      await office.tend()
      await office.tend()
      for (const { number } of [voidable, byHand]) expect(voided.filter((id) => id.endsWith(number))).toHaveLength(1)
      expect(await storedReceipt(voidable.number)).toMatchObject({ void_state: "done", lottery: null })
      expect(await storedReceipt(byHand.number)).toMatchObject({ void_state: "by_hand" })
      const listed = (await openCases(shop().db)).filter(({ number }) => number === byHand.number)
      expect(listed.map(({ kind }) => kind)).toContain("void by hand")
    })

    it("is replaced by that of the delivery, which is kept, when all goods are returned", async () => {
      await shop().backend.tend()
      const bought = await deliveredOrder()
      const sales: Sale[] = []
      const office = await backendWith(async (sale) => {
        if (sale.number === bought.number) sales.push(sale)
        return receiptOf(sale.number, String(sales.length % 10))
      })
      await office.tend()
      await returnUnits(bought, 1)
      await office.tend()
      expect(sales.map(({ total, replaces }) => [total, replaces])).toEqual([
        [45_000, null],
        [5000, receiptOf(bought.number, "1").receiptId],
      ])
      expect(sales[1]?.lines.map(({ sku, quantity, amount }) => [sku, quantity, amount])).toEqual([["DELIVERY", 1, 5000]])
      expect((await shop().receipt(bought.somebody, bought.number)).body).toMatchObject({ status: "confirmed", total: "5000.0" })
    })

    it("stays to be voided where the goods of a refunded order come back", async () => {
      await shop().backend.tend()
      const [whole, part] = [await deliveredOrder(), await deliveredOrder({ quantity: 2 })]
      const voided: string[] = []
      const office = await backendWith(async (sale) => receiptOf(sale.number, "5"), {
        voidReceipt: async ({ receiptId }) => {
          voided.push(receiptId)
          return "done"
        },
      })
      await office.tend()
      for (const [bought, amount] of [[whole, 45_000] as const, [part, 85_000] as const]) {
        const requested = await requestReturn(bought, 1)
        await refundAll(bought.number, amount)
        await acceptReturn(requested)
        await office.tend()
        expect(voided.filter((id) => id.endsWith(bought.number))).toHaveLength(1)
        expect(await storedReceipt(bought.number)).toMatchObject({ status: "confirmed", void_state: "done" })
      }
      await office.tend()
      expect(voided).toHaveLength(2)
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
