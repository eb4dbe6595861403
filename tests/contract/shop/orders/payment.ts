/** Placed orders: paid, failed, overdue, cancelled, refunded. */
import { methodIds } from "#domain/rules/cart/payment-methods.ts"
import { tugrik } from "#domain/rules/money.ts"
import { leaseFrom, leaseTerms } from "#domain/rules/lease/lease-terms.ts"
import { describe, expect, it } from "vitest"
import { newKey } from "#backend/http/api-keys.ts"
import { pino } from "pino"
import { crc16 } from "#backend/sandbox/emvco.ts"
import { applyBankAnswer } from "#backend/payments/bank-answer.ts"
import { carriersFor } from "#backend/notifications/carriers/configured-carriers.ts"
import { isOver, secondsUntil } from "#domain/rules/countdown.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { text, type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"

export const paymentCalls = (shop: () => Trial): void => {
  const payment = (somebody: Somebody, number: string) =>
    shop().call("GET", `/api/v2/orders/${number}/payment`, { headers: somebody.headers })
  const refunds = async (number: string) =>
    await shop().db.query<{ amount: number; reason: string }>(
      "select r.amount, r.reason from refunds r join orders o on o.id = r.order_id where o.number = $1 order by r.id",
      [number],
    )

  describe("payment", () => {
    it("by QR has an EMVCo text with a valid checksum", async () => {
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
      ["bank_transfer", "bank_account"],
      ["internet_bank", "links"],
      ["card", "redirect_url"],
      ["wallet", "redirect_url"],
      ["lease", "redirect_url"],
    ] as const)("by %s has its %s", async (method, field) => {
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(5, 200_000))
      await shop().place(somebody, number, methodIds[method])
      const { body } = await payment(somebody, number)
      expect(body[field]).toBeTruthy()
      expect(Number(body["lease_from"])).toBe(leaseFrom(tugrik(205_000), leaseTerms))
      if (field === "bank_account") expect(body["bank_account"]).toMatchObject({ description: number, name: "Цэлмэг ХХК" })
    })

    it("exists only for own placed orders", async () => {
      const somebody = await shop().somebody()
      const cart = await shop().checkedOut(somebody, await shop().variant(5))
      expect((await payment(somebody, cart)).status).toBe(404)
      const number = await shop().placed(await shop().somebody(), await shop().variant(5))
      expect((await payment(somebody, number)).status).toBe(404)
    })

    it("may change its method while pending, and keeps its countdown", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 200_000))
      shop().wait(5)
      const changed = await shop().place(somebody, number, methodIds.card)
      expect(changed.body).toMatchObject({ payment_state: "balance_due", expires_in: 600, payments: [{ method_type: "card" }] })
      await shop().bank(number, "pay")
      expect((await shop().place(somebody, number, methodIds.qr)).status).toBe(422)
    })

    it("by bank transfer waits a day from placing, and minutes again by another method [S29]", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 200_000))
      shop().wait(5)
      expect((await shop().place(somebody, number, methodIds.bank_transfer)).body["expires_in"]).toBe(24 * 3600 - 300)
      shop().wait(60)
      expect((await payment(somebody, number)).body).toMatchObject({ status: "pending", method: "bank_transfer" })
      expect((await shop().place(somebody, number, methodIds.qr)).body["expires_in"]).toBe(900)
      const transfer = await shop().checkedOut(somebody, await shop().variant(5, 200_000))
      expect((await shop().place(somebody, transfer, methodIds.bank_transfer)).body["expires_in"]).toBe(24 * 3600)
    })

    it("is being processed once the bank has it, and then paid [B8]", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5))
      expect((await shop().bank(number, "process")).body["status"]).toBe("processing")
      expect((await shop().order(somebody, number)).body["payment_state"]).toBe("processing")
      expect((await shop().bank(number, "pay")).body["status"]).toBe("paid")
      expect((await shop().bank(number, "process")).body["status"]).toBe("paid")
    })

    it("says once it is paid when the order arrives, what it earned and where the confirmation went [E5]", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 100_000))
      expect((await payment(somebody, number)).body["order"]).toBe(null)
      await shop().bank(number, "pay")
      const { body } = await payment(somebody, number)
      expect(body["order"]).toMatchObject({
        earned: "1000.0",
        confirmation: { channel: "email", to: somebody.login },
        address: { city: "Улаанбаатар" },
      })
      expect(text(body["order"]?.["delivery_to"])).toMatch(/^\d{4}-/)
      const sent = await shop().call("GET", `/sandbox/messages?to=${somebody.login}`)
      expect(text(sent.body[0]?.["text"])).toContain(number)
      expect(text(sent.body[0]?.["text"])).toContain("105,000₮")
    })

    it("says how much of an ended order the wallet gets back", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 30_000)
      const number = await shop().checkedOut(somebody, await shop().variant(5, 100_000))
      await shop().call("PUT", `/api/v2/checkouts/${number}/store_credit`, { body: { amount: 30_000 }, headers: somebody.headers })
      await shop().place(somebody, number)
      await shop().cancel(somebody, number)
      expect((await payment(somebody, number)).body).toMatchObject({ status: "canceled", wallet: "30000.0" })
    })

    it("may be retried after a failure", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5))
      expect((await shop().bank(number, "fail")).body["status"]).toBe("failed")
      expect((await shop().order(somebody, number)).body["payment_state"]).toBe("failed")
      expect((await shop().place(somebody, number, methodIds.card)).body["payment_state"]).toBe("balance_due")
      expect((await shop().bank(number, "pay")).body["status"]).toBe("paid")
    })

    it("is applied once when notified twice", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5))
      const responses = await Promise.all([shop().bank(number, "pay"), shop().bank(number, "pay"), shop().bank(number, "pay")])
      expect(responses.map(({ body }) => body["status"])).toEqual(["paid", "paid", "paid"])
      expect(await refunds(number)).toEqual([])
      expect((await shop().bank(number, "fail")).body["status"]).toBe("paid")
    })

    it.each([1, 104_999, 105_001])("of %i for 105,000 is refunded and recorded", async (amount) => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 100_000))
      const [order] = await shop().db.query<{ id: number }>("select id from orders where number = $1", [number])
      const answer = { reference: `the bank's ${number}`, orderId: order?.id ?? 0, paid: true, amount }
      const responses = () =>
        shop().db.transaction((tx) =>
          applyBankAnswer(
            { config: shop().config, carriers: carriersFor(shop().config), log: pino({ level: "silent" }) },
            tx,
            answer,
            instantOf(shop().config.clock()),
          ),
        )
      await responses()
      await responses()
      expect(await refunds(number)).toEqual([{ amount, reason: "amount" }])
      expect((await payment(somebody, number)).body).toMatchObject({ status: "pending", amount: "105000.0" })
      expect((await shop().bank(number, "pay")).body["status"]).toBe("paid")
    })
  })

  describe("unpaid order", () => {
    it("expires and returns stock and money exactly once [B9]", async () => {
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

    it("stays cancelled after a late payment, which is refunded and recorded", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(5, 100_000)
      const number = await shop().placed(somebody, variant)
      shop().wait(16)
      expect((await shop().bank(number, "pay")).body["status"]).toBe("refunded")
      await shop().bank(number, "pay")
      const order = await shop().order(somebody, number)
      expect(order.body).toMatchObject({ state: "canceled", payment_state: "refunded", refunded_amount: "105000.0" })
      expect(await refunds(number)).toEqual([{ amount: 105_000, reason: "late" }])
      expect(await shop().onHand(variant)).toBe(5)
    })
  })

  describe("payment time", () => {
    it.each([-1, 0, 1, 999, 1000, 60_000, 61_500])(
      "whose end is %i ms ahead is over, or counts down to it, with the order",
      async (ahead) => {
        const somebody = await shop().somebody()
        const number = await shop().placed(somebody, await shop().variant(5, 100_000))
        const until = instantOf(shop().now() + ahead)
        await shop().db.query("update orders set expires_at = $2 where number = $1", [number, until])
        const before = instantOf(shop().now())
        const order = await shop().order(somebody, number)
        const responses = await payment(somebody, number)
        const after = instantOf(shop().now())
        if (isOver(until, before)) {
          expect([order.body["state"], responses.body["status"], responses.body["expires_in"]]).toEqual(["canceled", "overdue", null])
        } else if (!isOver(until, after)) {
          expect(order.body["state"]).toBe("complete")
          for (const seconds of [order.body["expires_in"], responses.body["expires_in"]]) {
            expect(Number(seconds)).toBeGreaterThanOrEqual(secondsUntil(until, after))
            expect(Number(seconds)).toBeLessThanOrEqual(secondsUntil(until, before))
          }
        }
      },
    )
  })

  describe("cancellation", () => {
    it("of an unpaid order returns everything", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(5)
      const number = await shop().placed(somebody, variant, 2)
      const canceled = await shop().cancel(somebody, number)
      expect(canceled.body).toMatchObject({ state: "canceled", payment_state: "void", refunded_amount: null })
      expect(await shop().onHand(variant)).toBe(5)
      const again = await shop().cancel(somebody, number)
      expect(again.status).toBe(422)
      expect(again.body["error"]).toBe("Цуцлах захиалга алга")
      expect(await shop().onHand(variant)).toBe(5)
    })

    it("of a paid order within a day refunds it [B10]", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 100_000))
      await shop().bank(number, "pay")
      shop().wait(60)
      const canceled = await shop().cancel(somebody, number)
      expect(canceled.body).toMatchObject({ state: "canceled", payment_state: "refunded", refunded_amount: "105000.0" })
      expect(await refunds(number)).toEqual([{ amount: 105_000, reason: "canceled" }])
      expect((await shop().receipt(somebody, number)).status).toBe(404)
    })

    it("takes the cashback back, and its spent part off the refund", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 100_000), 3)
      await shop().bank(number, "pay")
      await shop().bank(number, "pay")
      expect(await shop().balance(somebody.id, "bonus")).toBe(3000)
      await shop().give(somebody.id, "bonus", 1200)
      const canceled = await shop().cancel(somebody, number)
      expect(canceled.body["refunded_amount"]).toBe("303200.0")
      expect(await refunds(number)).toEqual([{ amount: 303_200, reason: "canceled" }])
      expect(await shop().balance(somebody.id, "bonus")).toBe(0)
      const entries = await shop().db.query("select action, amount, balance from wallet_entries where user_id = $1 order by id", [
        somebody.id,
      ])
      expect(entries).toEqual([
        { action: "earned", amount: 3000, balance: 3000 },
        { action: "corrected", amount: -1800, balance: 1200 },
        { action: "earned", amount: -1200, balance: 0 },
      ])
    })

    it("takes spent cashback off the wallet's refund where the bank's is too small", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 150_000)
      const number = await shop().checkedOut(somebody, await shop().variant(5, 100_000), 3)
      await shop().call("PUT", `/api/v2/checkouts/${number}/store_credit`, { body: { amount: 150_000 }, headers: somebody.headers })
      await shop().place(somebody, number)
      await shop().bank(number, "pay")
      // The bank paid 150,000 of the goods, and the delivery.
      expect(await shop().balance(somebody.id, "bonus")).toBe(1500)
      await shop().give(somebody.id, "bonus", 0)
      const headers = { authorization: `Bearer ${await newKey(shop().db, "test", ["orders"], instantOf(shop().now()))}` }
      await shop().call("POST", `/api/v2/merchant/orders/${number}/refunds`, { body: { amount: 154_000, reference: "claim" }, headers })
      await shop().give(somebody.id, "bonus", 100)
      expect((await shop().cancel(somebody, number)).body["refunded_amount"]).toBe("154000.0")
      expect(await refunds(number)).toEqual([{ amount: 154_000, reason: "shop" }])
      // 1,500 were earned: 100 are taken, 1,000 come off the bank's money, 400 off the wallet's.
      expect([await shop().balance(somebody.id, "bonus"), await shop().balance(somebody.id, "money")]).toEqual([0, 149_600])
    })

    it("is refused after the period or once the order is shipped [B10]", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5))
      await shop().bank(number, "pay")
      await shop().db.query("update orders set paid_at = paid_at - interval '25 hours' where number = $1", [number])
      const late = await shop().cancel(somebody, number)
      expect(late.status).toBe(422)
      expect(text(late.body["error"])).toMatch(/^Цуцлах хугацаа дууссан: .+/)
      await shop().db.query("update orders set shipment_state = 'shipped' where number = $1", [number])
      expect((await shop().cancel(somebody, number)).body["error"]).toBe("Захиалга хүргэлтэд гарсан тул цуцлах боломжгүй")
    })
  })
}
