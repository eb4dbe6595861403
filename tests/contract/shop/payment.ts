/** What becomes of a placed order: paid, failed, overdue, cancelled, refunded. */
import { setTimeout as delay } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { pino } from "pino"
import { createBackend } from "#backend/backend.ts"
import { crc16 } from "#backend/payment/emvco.ts"
import { settle } from "#backend/payment/settle.ts"
import type { Providers } from "#backend/providers.ts"
import { momentOf } from "#domain/rules/moments.ts"
import { text, type Somebody, type Trial } from "../trial.ts"

export const paymentCalls = (shop: () => Trial): void => {
  const payment = (somebody: Somebody, number: string) => shop().call("GET", `/api/v2/orders/${number}/payment`, { headers: somebody.headers })
  const receipt = (somebody: Somebody, number: string) => shop().call("GET", `/api/v2/orders/${number}/receipt`, { headers: somebody.headers })
  const cancel = (somebody: Somebody, number: string) =>
    shop().call("PUT", `/api/v2/orders/${number}/cancel`, { body: { reason: "other" }, headers: somebody.headers })
  const bank = (number: string, answer: "pay" | "fail") => shop().call("POST", `/sandbox/payments/${number}/${answer}`)
  const refunds = async (number: string) =>
    (await shop().db.query<{ amount: number; reason: string }>(
      "select r.amount, r.reason from refunds r join orders o on o.id = r.order_id where o.number = $1 order by r.id",
      [number],
    ))

  /** The same shop with a tax office of the test's own. */
  const shopWith = (confirmReceipt: Providers["confirmReceipt"]) => {
    const none = { qrText: null, links: [], bankAccount: null, redirectUrl: null }
    const providers: Providers = { send: async () => {}, instructions: () => none, confirmReceipt }
    return createBackend(shop().config, { db: shop().db, timed: false, providers })
  }

  describe("a payment", () => {
    it("by QR carries an EMVCo text whose check value fits", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 100_000))
      const { body } = await payment(somebody, number)
      expect(body).toMatchObject({ status: "pending", method: "qr", amount: "105000.0", expires_in: 900 })
      const qrText = text(body["qr_text"])
      expect(crc16(qrText.slice(0, -4))).toBe(qrText.slice(-4))
      expect(qrText).toContain("5303496")
      expect(qrText).toContain(number)
    })

    it.each([
      [2, "bank_account"],
      [3, "links"],
      [4, "redirect_url"],
      [5, "redirect_url"],
      [6, "redirect_url"],
    ])("by way %i says how it is paid", async (way, field) => {
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(5, 200_000))
      await shop().place(somebody, number, way)
      const { body } = await payment(somebody, number)
      expect(body[field]).toBeTruthy()
      if (field === "bank_account") expect(body["bank_account"]).toMatchObject({ description: number, name: "Цэлмэг ХХК" })
    })

    it("is of placed orders alone, and of one's own", async () => {
      const somebody = await shop().somebody()
      const cart = await shop().checkedOut(somebody, await shop().variant(5))
      expect((await payment(somebody, cart)).status).toBe(404)
      const number = await shop().placed(await shop().somebody(), await shop().variant(5))
      expect((await payment(somebody, number)).status).toBe(404)
    })

    it("may change its way while it waits, and the countdown goes on", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 200_000))
      shop().wait(5)
      const changed = await shop().place(somebody, number, 2)
      expect(changed.body).toMatchObject({ payment_state: "balance_due", expires_in: 600, payments: [{ method_type: "bank_transfer" }] })
      await bank(number, "pay")
      expect((await shop().place(somebody, number, 1)).status).toBe(422)
    })

    it("that failed may be tried again", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5))
      expect((await bank(number, "fail")).body["status"]).toBe("failed")
      expect((await shop().order(somebody, number)).body["payment_state"]).toBe("failed")
      expect((await shop().place(somebody, number, 4)).body["payment_state"]).toBe("balance_due")
      expect((await bank(number, "pay")).body["status"]).toBe("paid")
    })

    it("that is told of twice is taken once", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5))
      const told = await Promise.all([bank(number, "pay"), bank(number, "pay"), bank(number, "pay")])
      expect(told.map(({ body }) => body["status"])).toEqual(["paid", "paid", "paid"])
      expect(await refunds(number)).toEqual([])
      expect((await bank(number, "fail")).body["status"]).toBe("paid")
    })

    it.each([1, 104_999, 105_001])("of %i for 105,000 pays nothing: it goes back and is written down", async (amount) => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 100_000))
      const [order] = await shop().db.query<{ id: number }>("select id from orders where number = $1", [number])
      const answer = { reference: `the bank's ${number}`, orderId: order?.id ?? 0, paid: true, amount }
      const told = () =>
        shop().db.transaction((tx) => settle({ config: shop().config, log: pino({ level: "silent" }) }, tx, answer, momentOf(shop().config.clock())))
      await told()
      await told()
      expect(await refunds(number)).toEqual([{ amount, reason: "amount" }])
      expect((await payment(somebody, number)).body).toMatchObject({ status: "pending", amount: "105000.0" })
      expect((await bank(number, "pay")).body["status"]).toBe("paid")
    })
  })

  describe("an order that nobody pays", () => {
    it("cancels itself and gives back stock and money, exactly once", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "bonus", 30_000)
      const variant = await shop().variant(5, 100_000)
      const number = await shop().checkedOut(somebody, variant, 2)
      await shop().call("PUT", `/api/v2/checkouts/${number}/store_credit`, { body: { amount: 30_000 }, headers: somebody.headers })
      await shop().place(somebody, number)
      expect([await shop().onHand(variant), await shop().balance(somebody.id, "bonus")]).toEqual([3, 0])
      shop().wait(15)
      await Promise.all([shop().backend.tend(), shop().order(somebody, number), shop().backend.tend(), shop().order(somebody, number)])
      const order = await shop().order(somebody, number)
      expect(order.body).toMatchObject({ state: "canceled", payment_state: "overdue", expires_in: null })
      expect([await shop().onHand(variant), await shop().balance(somebody.id, "bonus")]).toEqual([5, 30_000])
      expect((await payment(somebody, number)).body["status"]).toBe("overdue")
    })

    it("is not revived by money that comes too late: that goes back and is written down", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(5, 100_000)
      const number = await shop().placed(somebody, variant)
      shop().wait(16)
      expect((await bank(number, "pay")).body["status"]).toBe("refunded")
      await bank(number, "pay")
      const order = await shop().order(somebody, number)
      expect(order.body).toMatchObject({ state: "canceled", payment_state: "refunded", refunded_amount: "105000.0" })
      expect(await refunds(number)).toEqual([{ amount: 105_000, reason: "late" }])
      expect(await shop().onHand(variant)).toBe(5)
    })
  })

  describe("cancelling", () => {
    it("an unpaid order gives everything back", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(5)
      const number = await shop().placed(somebody, variant, 2)
      const canceled = await cancel(somebody, number)
      expect(canceled.body).toMatchObject({ state: "canceled", payment_state: "void", refunded_amount: null })
      expect(await shop().onHand(variant)).toBe(5)
      const again = await cancel(somebody, number)
      expect(again.status).toBe(422)
      expect(again.body["error"]).toBe("Цуцлах захиалга алга")
      expect(await shop().onHand(variant)).toBe(5)
    })

    it("a paid order within a day refunds it", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 100_000))
      await bank(number, "pay")
      shop().wait(60)
      const canceled = await cancel(somebody, number)
      expect(canceled.body).toMatchObject({ state: "canceled", payment_state: "refunded", refunded_amount: "105000.0" })
      expect(await refunds(number)).toEqual([{ amount: 105_000, reason: "canceled" }])
      expect((await receipt(somebody, number)).status).toBe(404)
    })

    it("takes back what the purchase had earned, and what is spent of that off the refund", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 100_000), 3)
      await bank(number, "pay")
      await bank(number, "pay")
      expect(await shop().balance(somebody.id, "bonus")).toBe(3000)
      await shop().db.query("update wallet_parts set balance = 1200 where user_id = $1", [somebody.id])
      const canceled = await cancel(somebody, number)
      expect(canceled.body["refunded_amount"]).toBe("303200.0")
      expect(await refunds(number)).toEqual([{ amount: 303_200, reason: "canceled" }])
      expect(await shop().balance(somebody.id, "bonus")).toBe(0)
      const entries = await shop().db.query("select action, amount, balance from wallet_entries where user_id = $1 order by id", [somebody.id])
      expect(entries).toEqual([
        { action: "earned", amount: 3000, balance: 3000 },
        { action: "earned", amount: -1200, balance: 0 },
      ])
    })

    it("takes what is spent of it off the wallet's money where the bank got too little", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 304_000)
      const number = await shop().checkedOut(somebody, await shop().variant(5, 100_000), 3)
      await shop().call("PUT", `/api/v2/checkouts/${number}/store_credit`, { body: { amount: 304_000 }, headers: somebody.headers })
      await shop().place(somebody, number)
      await bank(number, "pay")
      await shop().db.query("update wallet_parts set balance = 500 where user_id = $1 and kind = 'bonus'", [somebody.id])
      expect((await cancel(somebody, number)).body["refunded_amount"]).toBe("0.0")
      expect(await refunds(number)).toEqual([])
      expect([await shop().balance(somebody.id, "bonus"), await shop().balance(somebody.id, "money")]).toEqual([0, 302_500])
    })

    it("is over once the stated time has passed or the order is on its way", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5))
      await bank(number, "pay")
      await shop().db.query("update orders set paid_at = paid_at - interval '25 hours' where number = $1", [number])
      const late = await cancel(somebody, number)
      expect(late.status).toBe(422)
      expect(text(late.body["error"])).toMatch(/^Цуцлах хугацаа .*-д дууссан$/)
      await shop().db.query("update orders set shipment_state = 'shipped' where number = $1", [number])
      expect((await cancel(somebody, number)).body["error"]).toBe("Захиалга хүргэлтэд гарсан тул цуцлах боломжгүй")
    })
  })

  describe("the VAT receipt", () => {
    it("is pending with its amounts from payment on, and confirmed by the tax office", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 105_000))
      expect((await receipt(somebody, number)).status).toBe(404)
      await bank(number, "pay")
      expect((await receipt(somebody, number)).body).toEqual({
        status: "pending", total: "110000.0", vat: "10000.0", city_tax: "0.0", id: null, lottery: null, qr_data: null, date: null,
      })
      await shop().backend.tend()
      const confirmed = await receipt(somebody, number)
      expect(confirmed.body["id"]).toMatch(/^\d{33}$/)
      expect(confirmed.body["lottery"]).toMatch(/^[А-Я]{2} \d{8}$/)
      expect(confirmed.body["date"]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
      expect((await shop().order(somebody, number)).body["receipt_state"]).toBe("confirmed")
    })

    it("is no more once the order is refunded, confirmed or not", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5))
      await bank(number, "pay")
      await shop().backend.tend()
      expect((await receipt(somebody, number)).body["status"]).toBe("confirmed")
      expect((await cancel(somebody, number)).body).toMatchObject({ payment_state: "refunded", receipt_state: null })
      expect((await receipt(somebody, number)).status).toBe(404)
    })

    it("that the tax office refuses keeps back no other and nothing else that is due, and is asked for again", async () => {
      const somebody = await shop().somebody()
      const refused = await shop().placed(somebody, await shop().variant(5))
      await bank(refused, "pay")
      const later = await shop().placed(somebody, await shop().variant(5))
      await bank(later, "pay")
      await shop().db.query(
        "update products set sale_expire_at = now() - interval '1 hour' where id = (select id from products where sale_percent > 0 limit 1)",
      )
      let asked = 0
      const office = await shopWith(async ({ number }) => {
        if (number !== refused) return { receiptId: number.padStart(33, "1"), lottery: null, qrData: "" }
        asked += 1
        throw new Error("no such sale")
      })
      await office.tend()
      await office.tend()
      expect([asked, (await receipt(somebody, refused)).body["status"]]).toEqual([1, "pending"])
      expect((await receipt(somebody, later)).body["status"]).toBe("confirmed")
      expect(await shop().db.query("select 1 from products where sale_expire_at < now()")).toEqual([])
      shop().wait(10)
      await shop().backend.tend()
      expect((await receipt(somebody, refused)).body["status"]).toBe("confirmed")
    })

    it("is waited for while the shop goes on", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5))
      await bank(number, "pay")
      const beside: unknown[] = []
      const office = await shopWith(async (sale) => {
        const asked = shop().call("GET", "/api/v2/products/1").then(({ status }) => status)
        beside.push(await Promise.race([asked, delay(3000, "the shop waits")]))
        return { receiptId: sale.number.padStart(33, "2"), lottery: null, qrData: "" }
      })
      await office.tend()
      expect(new Set(beside)).toEqual(new Set([200]))
    })

    it("of an order that is cancelled while the tax office is asked is known to the shop alone", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5))
      await bank(number, "pay")
      const office = await shopWith(async (sale) => {
        if (sale.number === number) expect((await cancel(somebody, number)).status).toBe(200)
        return { receiptId: sale.number.padStart(33, "3"), lottery: null, qrData: "" }
      })
      await office.tend()
      expect((await receipt(somebody, number)).status).toBe(404)
      const kept = await shop().db.query("select receipt_id from receipts r join orders o on o.id = r.order_id where o.number = $1", [number])
      expect(kept).toEqual([{ receipt_id: number.padStart(33, "3") }])
    })
  })

  describe("placed orders", () => {
    it("of the demo shopper are told newest first, page by page, in every state", async () => {
      const loggedIn = await shop().call("POST", "/oauth/token", {
        body: { grant_type: "password", username: "demo@example.mn", password: "Demo-2026", client_id: shop().config.clientId, client_secret: shop().config.clientSecret },
      })
      const headers = { authorization: `Bearer ${text(loggedIn.body["access_token"])}` }
      const page = await shop().call("GET", "/api/v2/orders/mine?page=1", { headers })
      expect(page.body).toMatchObject({ count: 8, total_count: 8, current_page: 1, per_page: 10, pages: 1 })
      const states = Object.values(page.body["orders"] ?? {}).map((order) => [order["state"], order["payment_state"], order["shipment_state"]].map(text).join(" "))
      expect(states[0]).toBe("complete paid pending")
      expect(new Set(states).size).toBe(7)
      const beyond = await shop().call("GET", "/api/v2/orders/mine?page=2", { headers })
      expect(beyond.body).toMatchObject({ orders: [], total_count: 8, pages: 1 })
    })
  })
}
