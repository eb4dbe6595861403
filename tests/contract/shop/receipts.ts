/** VAT receipts, and the server while the tax office is slow. */
import { setTimeout as delay } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { createBackend } from "#backend/backend.ts"
import type { Providers } from "#backend/business/providers.ts"
import type { Trial } from "#tests/contract/test-backend.ts"

export const receiptCalls = (shop: () => Trial): void => {
  /** The same backend with the test's own tax office. */
  const shopWith = (confirmReceipt: Providers["confirmReceipt"]) => {
    const providers: Providers = { payments: [], confirmReceipt, findOrganization: null }
    return createBackend(shop().config, { db: shop().db, timed: false, providers })
  }

  describe("an organization's number", () => {
    const look = (number: string) => shop().call("GET", `/api/v2/organizations/${number}`, { headers: { "accept-language": "en" } })

    it("is named by its registry number, from the register or as it was named lately [E4]", async () => {
      expect((await look("6041238")).body).toEqual({ registry_number: "6041238", name: "Хангай Агаар ХХК" })
      await shop().db.query("update organizations set name = 'Хангай Агаар групп' where registry_number = '6041238'")
      expect((await look("6041238")).body["name"]).toBe("Хангай Агаар групп")
      await shop().db.query("update organizations set looked_up_at = looked_up_at - interval '31 days'")
      expect((await look("6041238")).body["name"]).toBe("Хангай Агаар ХХК")
      const unknown = await look("7654321")
      expect([unknown.status, unknown.body["error"]]).toEqual([404, "No organization has this number"])
      expect((await look("12")).status).toBe(404)
    })
  })

  describe("VAT receipt", () => {
    it("is pending with its amounts after payment, and confirmed by the tax office once the order is delivered [W10]", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 105_000))
      expect((await shop().receipt(somebody, number)).status).toBe(404)
      await shop().bank(number, "pay")
      expect((await shop().receipt(somebody, number)).body).toEqual({
        status: "pending", total: "110000.0", vat: "10000.0", city_tax: "0.0", id: null, lottery: null, qr_data: null, date: null,
      })
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

    it("is gone after a refund, confirmed or not", async () => {
      const somebody = await shop().somebody()
      const canceled = await shop().placed(somebody, await shop().variant(5))
      await shop().bank(canceled, "pay")
      expect((await shop().cancel(somebody, canceled)).body).toMatchObject({ payment_state: "refunded", receipt_state: null })
      expect((await shop().receipt(somebody, canceled)).status).toBe(404)
      const returned = await shop().placed(somebody, await shop().variant(5))
      await shop().delivered(returned)
      await shop().backend.tend()
      expect((await shop().receipt(somebody, returned)).body["status"]).toBe("confirmed")
      await shop().returned(returned)
      expect((await shop().receipt(somebody, returned)).status).toBe(404)
    })

    it("is requested again after a failure, which stops no other receipt or job", async () => {
      const somebody = await shop().somebody()
      const refused = await shop().placed(somebody, await shop().variant(5))
      await shop().delivered(refused)
      const later = await shop().placed(somebody, await shop().variant(5))
      await shop().delivered(later)
      await shop().db.query(
        "update products set sale_expire_at = now() - interval '1 hour' where id = (select id from products where sale_percent > 0 limit 1)",
      )
      let requests = 0
      const office = await shopWith(async ({ number }) => {
        if (number !== refused) return { receiptId: number.padStart(33, "1"), lottery: null, qrData: "" }
        requests += 1
        throw new Error("no such sale")
      })
      await office.tend()
      await office.tend()
      expect([requests, (await shop().receipt(somebody, refused)).body["status"]]).toEqual([1, "pending"])
      expect((await shop().receipt(somebody, later)).body["status"]).toBe("confirmed")
      expect(await shop().db.query("select 1 from products where sale_expire_at < now()")).toEqual([])
      shop().wait(10)
      await shop().backend.tend()
      expect((await shop().receipt(somebody, refused)).body["status"]).toBe("confirmed")
    })

    it("is awaited without blocking calls", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5))
      await shop().delivered(number)
      const beside: unknown[] = []
      const office = await shopWith(async (sale) => {
        const requests = shop().call("GET", "/api/v2/products/1").then(({ status }) => status)
        beside.push(await Promise.race([requests, delay(3000, "the shop waits")]))
        return { receiptId: sale.number.padStart(33, "2"), lottery: null, qrData: "" }
      })
      await office.tend()
      expect(new Set(beside)).toEqual(new Set([200]))
    })

    it("of an order returned during its request is stored but not shown", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5))
      await shop().delivered(number)
      const office = await shopWith(async (sale) => {
        if (sale.number === number) await shop().returned(number)
        return { receiptId: sale.number.padStart(33, "3"), lottery: null, qrData: "" }
      })
      await office.tend()
      expect((await shop().receipt(somebody, number)).status).toBe(404)
      const stored = await shop().db.query("select receipt_id from receipts r join orders o on o.id = r.order_id where o.number = $1", [number])
      expect(stored).toEqual([{ receipt_id: number.padStart(33, "3") }])
    })
  })
}
