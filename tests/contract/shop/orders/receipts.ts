/** VAT receipts: filed once at the tax office, voided, replaced, and names of organizations. */
import { setTimeout as delay } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { createBackend } from "#backend/backend.ts"
import { AnswerLost, NotReached, ProviderRefused } from "#backend/http/provider-http.ts"
import { openCases } from "#backend/payments/open-cases.ts"
import { settleCase } from "#backend/payments/settle-case.ts"
import type { Filed, ReceiptProvider, Sale } from "#backend/receipts/receipt-provider.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { plain, type Trial } from "#tests/contract/support/test-backend.ts"

export const receiptCalls = (shop: () => Trial): void => {
  /** The same backend with the test's own tax office. */
  const shopWith = (
    file: (sale: Sale) => Promise<Pick<Filed, "receiptId" | "lottery" | "qrData">>,
    more: Partial<ReceiptProvider> = {},
  ) => {
    const receipts: ReceiptProvider = {
      name: "office",
      lotteryHours: 24,
      voidReceipt: async () => "done",
      ...more,
      file: async (sale) => ({ vat: 0, cityTax: 0, ...(await file(sale)) }),
    }
    return createBackend(shop().config, { db: shop().db, timed: false, providers: { payments: [], receipts, findOrganization: null } })
  }

  describe("the name of an organization", () => {
    const lookUp = (number: string) => shop().call("GET", `/api/v2/organizations/${number}`, { headers: { "accept-language": "en" } })

    it("is that of the register, stored for a month [E4]", async () => {
      expect((await lookUp("6041238")).body).toEqual({ registry_number: "6041238", name: "Хангай Агаар ХХК" })
      await shop().db.query("update organizations set name = 'Хангай Агаар групп' where registry_number = '6041238'")
      expect((await lookUp("6041238")).body["name"]).toBe("Хангай Агаар групп")
      await shop().db.query("update organizations set looked_up_at = looked_up_at - interval '31 days'")
      expect((await lookUp("6041238")).body["name"]).toBe("Хангай Агаар ХХК")
    })

    it("is missing for an unknown and for a short number [E4]", async () => {
      const unknown = await lookUp("7654321")
      expect([unknown.status, unknown.body["error"]]).toEqual([404, "No organization has this number"])
      expect((await lookUp("12")).status).toBe(404)
    })
  })

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

    it("is gone once the order is returned, though it was confirmed", async () => {
      const somebody = await shop().somebody()
      const returned = await shop().placed(somebody, await shop().variant(5))
      await shop().delivered(returned)
      await shop().backend.tend()
      expect((await shop().receipt(somebody, returned)).body["status"]).toBe("confirmed")
      await shop().returned(returned)
      expect((await shop().receipt(somebody, returned)).status).toBe(404)
    })

    it("is filed again ten minutes after a failure, which stops no other receipt or job", async () => {
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
        throw new NotReached("the office is closed")
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

    it("blocks no other call while the tax office takes its time", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5))
      await shop().delivered(number)
      const statusesMeanwhile: unknown[] = []
      const office = await shopWith(async (sale) => {
        const requests = shop()
          .call("GET", "/api/v2/products/1")
          .then(({ status }) => status)
        statusesMeanwhile.push(await Promise.race([requests, delay(3000, "the shop waits")]))
        return { receiptId: sale.number.padStart(33, "2"), lottery: null, qrData: "" }
      })
      await office.tend()
      expect(new Set(statusesMeanwhile)).toEqual(new Set([200]))
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
      const stored = await shop().db.query("select receipt_id from receipts r join orders o on o.id = r.order_id where o.number = $1", [
        number,
      ])
      expect(stored).toEqual([{ receipt_id: number.padStart(33, "3") }])
    })

    const filed = async (number: string) =>
      (
        await shop().db.query<{
          status: string
          receipt_id: string | null
          total: number
          lottery: string | null
          void_state: string | null
        }>(
          "select r.status, r.receipt_id, r.total, r.lottery, r.void_state from receipts r join orders o on o.id = r.order_id where o.number = $1",
          [number],
        )
      )[0]
    const delivered = async (price = 40_000, quantity = 1) => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(9, price), quantity)
      await shop().delivered(number)
      return { somebody, number }
    }
    const giveBack = async ({ somebody, number }: Awaited<ReturnType<typeof delivered>>, quantity: number) => {
      const line = (await shop().order(somebody, number)).body["line_items"]?.[0]?.["id"]
      const { body } = await shop().call("POST", `/api/v2/orders/${number}/returns`, {
        body: { reason: "size", lines: [{ id: line, quantity }] },
        headers: somebody.headers,
      })
      await shop().call("POST", `/sandbox/returns/${String(plain(body["returns"]?.[0]?.["number"]))}/accept`)
    }
    const receiptOf = (number: string, mark = "5"): Pick<Filed, "receiptId" | "lottery" | "qrData"> => ({
      receiptId: number.padStart(33, mark),
      lottery: "ДС 00000001",
      qrData: "data",
    })

    it("whose answer is lost is never filed again by itself, but settled by a person, as filed or to be filed again", async () => {
      await shop().backend.tend()
      const [{ number }, other] = [await delivered(), await delivered()]
      const sent: string[] = []
      const office = await shopWith(async (sale) => {
        sent.push(sale.number)
        throw new AnswerLost("no answer")
      })
      for (let round = 0; round < 3; round += 1) {
        await office.tend()
        shop().wait(24 * 60)
      }
      expect(sent.filter((one) => one === number)).toHaveLength(1)
      expect(await filed(number)).toMatchObject({ status: "unknown" })
      const listed = (await openCases(shop().db)).filter((one) => one.number === number || one.number === other.number)
      expect(listed.map(({ kind }) => kind)).toEqual(["receipt unknown", "receipt unknown"])
      const caseOf = (order: string) => listed.find((one) => one.number === order)?.id ?? ""
      const by = { person: "Сараа", note: "looked at the tax office's site" }
      const at = instantOf(shop().now())
      await settleCase(shop().db, caseOf(number), { ...by, outcome: "settled", receiptId: "9".repeat(33) }, at)
      await settleCase(shop().db, caseOf(other.number), { ...by, outcome: "again" }, at)
      await shop().backend.tend()
      expect([(await filed(number))?.receipt_id, (await filed(other.number))?.status]).toEqual(["9".repeat(33), "confirmed"])
    })

    it("that is refused, or whose process ended meanwhile, is not filed again", async () => {
      await shop().backend.tend()
      const [{ number }, killed] = [await delivered(), await delivered()]
      await shop().db.query(
        "update receipts set status = 'asking', next_at = $2 where order_id = (select id from orders where number = $1)",
        [killed.number, instantOf(shop().now())],
      )
      const office = await shopWith(async (sale) => {
        if (sale.number !== number) throw new Error("filed again")
        throw new ProviderRefused("office", 400, "CLASS_CODE")
      })
      await office.tend()
      expect([(await filed(number))?.status, (await filed(killed.number))?.status]).toEqual(["refused", "unknown"])
    })

    it("is filed once by two processes at once", async () => {
      await shop().backend.tend()
      const { number } = await delivered()
      const sent: string[] = []
      const offices = await Promise.all(
        [1, 2].map(() =>
          shopWith(async (sale) => {
            sent.push(sale.number)
            await delay(50)
            return receiptOf(sale.number)
          }),
        ),
      )
      await Promise.all(offices.map((office) => office.tend()))
      expect([sent.filter((one) => one === number), (await filed(number))?.status]).toEqual([[number], "confirmed"])
    })

    it("keeps no lottery number for longer than it may [W10]", async () => {
      await shop().backend.tend()
      const { number } = await delivered()
      const office = await shopWith(async (sale) => receiptOf(sale.number, "6"))
      await office.tend()
      expect((await filed(number))?.lottery).toBe("ДС 00000001")
      shop().wait(24 * 60 + 1)
      await office.tend()
      expect(await filed(number)).toMatchObject({ status: "confirmed", lottery: null })
    })

    it("of a returned order is voided once, or listed for a person where the office cannot void it", async () => {
      await shop().backend.tend()
      const [one, other] = [await delivered(), await delivered()]
      const voided: string[] = []
      const office = await shopWith(async (sale) => receiptOf(sale.number, "7"), {
        voidReceipt: async ({ receiptId }) => {
          voided.push(receiptId)
          return receiptId.endsWith(other.number) ? "by_hand" : "done"
        },
      })
      await office.tend()
      await giveBack(one, 1)
      await giveBack(other, 1)
      await office.tend()
      await office.tend()
      expect(voided.filter((id) => id.endsWith(one.number) || id.endsWith(other.number))).toHaveLength(2)
      expect([await filed(one.number), await filed(other.number)]).toMatchObject([
        { void_state: "done", lottery: null },
        { void_state: "by_hand" },
      ])
      expect((await openCases(shop().db)).filter(({ number }) => number === other.number).map(({ kind }) => kind)).toContain("void by hand")
    })

    it("is replaced by a smaller one when a part of the goods is returned", async () => {
      await shop().backend.tend()
      const bought = await delivered(40_000, 3)
      const sales: Sale[] = []
      const office = await shopWith(async (sale) => {
        sales.push(sale)
        return receiptOf(sale.number, String(sales.length % 10))
      })
      await office.tend()
      const [first] = sales.filter(({ number }) => number === bought.number)
      await giveBack(bought, 1)
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
