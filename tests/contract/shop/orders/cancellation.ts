/** Cancellation of placed orders by their shopper: refund, stock, cashback, and when it is refused. */
import { describe, expect, it } from "vitest"
import { text, type Trial } from "#tests/contract/support/test-backend.ts"
import { payFromWallet } from "../cart/checkout-steps.ts"
import { newKeyHeaders } from "../merchant/merchant-steps.ts"
import { refundsOf } from "./order-steps.ts"

export const cancellationCalls = (shop: () => Trial): void => {
  describe("cancellation", () => {
    it("of an unpaid order returns its stock, once", async () => {
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

    it("of a paid order within a day refunds it, and has no receipt [B10]", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 100_000))
      await shop().bank(number, "pay")
      shop().wait(60)
      const canceled = await shop().cancel(somebody, number)
      expect(canceled.body).toMatchObject({ state: "canceled", payment_state: "refunded", refunded_amount: "105000.0" })
      expect(await refundsOf(shop(), number)).toEqual([{ amount: 105_000, reason: "canceled" }])
      expect((await shop().receipt(somebody, number)).status).toBe(404)
    })

    it("is refunded once the money is sent, also where a person sends it after the promised time [W11]", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 100_000))
      await shop().bank(number, "pay")
      const pending = async () => (await shop().order(somebody, number)).body["refund_pending"]
      expect(await pending()).toBeUndefined()
      expect((await shop().cancel(somebody, number)).body["refund_pending"]).toBe(true)
      const set = (state: string) =>
        shop().db.query("update refunds f set state = $2 from orders o where o.id = f.order_id and o.number = $1", [number, state])
      for (const state of ["by_hand", "unknown"]) {
        await set(state)
        expect(await pending()).toBe(true)
      }
      await set("due")
      await shop().backend.tend()
      expect(await pending()).toBeUndefined()
    })

    it("takes the cashback back from bonus, and what was spent of it off the refund", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 100_000), 3)
      await shop().bank(number, "pay")
      expect(await shop().balance(somebody.id, "bonus")).toBe(3000)
      await shop().give(somebody.id, "bonus", 1200)
      expect((await shop().order(somebody, number)).body["cancel_refund"]).toEqual({ money: "303200.0", wallet: "0.0" })
      const canceled = await shop().cancel(somebody, number)
      expect(canceled.body["refunded_amount"]).toBe("303200.0")
      expect(await refundsOf(shop(), number)).toEqual([{ amount: 303_200, reason: "canceled" }])
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
      await payFromWallet(shop(), somebody, number, 150_000)
      await shop().place(somebody, number)
      await shop().bank(number, "pay")
      // The bank paid 150,000 of the goods, and the delivery.
      expect(await shop().balance(somebody.id, "bonus")).toBe(1500)
      await shop().give(somebody.id, "bonus", 0)
      const headers = await newKeyHeaders(shop(), "orders")
      await shop().call("POST", `/api/v2/merchant/orders/${number}/refunds`, { body: { amount: 154_000, reference: "claim" }, headers })
      await shop().give(somebody.id, "bonus", 100)
      expect((await shop().order(somebody, number)).body["cancel_refund"]).toEqual({ money: "0.0", wallet: "149600.0" })
      expect((await shop().cancel(somebody, number)).body["refunded_amount"]).toBe("154000.0")
      expect(await refundsOf(shop(), number)).toEqual([{ amount: 154_000, reason: "shop" }])
      // 1,500 were earned: 100 are taken, 1,000 come off the bank's money, 400 off the wallet's.
      expect([await shop().balance(somebody.id, "bonus"), await shop().balance(somebody.id, "money")]).toEqual([0, 149_600])
    })

    it("is refused after the period [B10]", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5))
      await shop().bank(number, "pay")
      await shop().db.query("update orders set paid_at = paid_at - interval '25 hours' where number = $1", [number])
      const late = await shop().cancel(somebody, number)
      expect(late.status).toBe(422)
      expect(text(late.body["error"])).toMatch(/^Цуцлах хугацаа дууссан: .+/)
    })

    it("is refused once the order is shipped [B10]", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5))
      await shop().bank(number, "pay")
      await shop().db.query("update orders set shipment_state = 'shipped' where number = $1", [number])
      expect((await shop().order(somebody, number)).body["cancel_refund"]).toBeUndefined()
      expect((await shop().cancel(somebody, number)).body["error"]).toBe("Захиалга хүргэлтэд гарсан тул цуцлах боломжгүй")
    })
  })
}
