/** VAT receipt of an order as the shopper reads it: pending, confirmed, or gone with the order. */
import { describe, expect, it } from "vitest"
import type { Trial } from "#tests/contract/support/test-backend.ts"
import { taxOfficeOf } from "./tax-office.ts"

export const receiptCalls = (shop: () => Trial): void => {
  const { returnUnits } = taxOfficeOf(shop)

  describe("VAT receipt", () => {
    it("is pending with its amounts after payment [W10]", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 105_000))
      expect((await shop().receipt(somebody, number)).status).toBe(404)
      await shop().bank(number, "pay")
      expect((await shop().receipt(somebody, number)).body).toEqual({
        status: "pending",
        total: "110000.0",
        vat: "10000.0",
        city_tax: "0.0",
        id: null,
        lottery: null,
        qr_data: null,
        date: null,
      })
    })

    it("is confirmed by the tax office once the order is delivered, and not before [W10]", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 105_000))
      await shop().bank(number, "pay")
      await shop().backend.tend()
      expect((await shop().receipt(somebody, number)).body["status"]).toBe("pending")
      await shop().delivered(number)
      await shop().backend.tend()
      const confirmed = await shop().receipt(somebody, number)
      expect(confirmed.body["id"]).toMatch(/^\d{33}$/)
      expect(confirmed.body["lottery"]).toMatch(/^[А-Я]{2} \d{8}$/)
      expect(confirmed.body["date"]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
      expect((await shop().order(somebody, number)).body["receipt_state"]).toBe("confirmed")
    })

    it("is gone once the order is cancelled", async () => {
      const somebody = await shop().somebody()
      const canceled = await shop().placed(somebody, await shop().variant(5))
      await shop().bank(canceled, "pay")
      expect((await shop().cancel(somebody, canceled)).body).toMatchObject({ payment_state: "refunded", receipt_state: null })
      expect((await shop().receipt(somebody, canceled)).status).toBe(404)
    })

    it("is gone once an order without a delivery fee is returned, though it was confirmed", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 40_000))
      await shop().db.query("update orders set ship_total = 0, total = total - ship_total where number = $1", [number])
      await shop().delivered(number)
      await shop().backend.tend()
      expect((await shop().receipt(somebody, number)).body).toMatchObject({ status: "confirmed", total: "40000.0" })
      await returnUnits({ somebody, number }, 1)
      expect((await shop().receipt(somebody, number)).status).toBe(404)
    })
  })
}
