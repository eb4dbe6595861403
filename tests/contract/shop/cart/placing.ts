/** Placing an order: address, payment method, stock. */
import { methodIds } from "#domain/rules/cart/payment-methods.ts"
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { Order } from "#domain/entities/orders/order.ts"
import { whyNotPlaced } from "#domain/rules/cart/not-placed.ts"
import { maxUnpaidUnits } from "#domain/rules/orders/unpaid-orders.ts"
import { plain, type Somebody, text, type Trial } from "#tests/contract/support/test-backend.ts"
import { payFromWallet, saveAddress } from "./checkout-steps.ts"
import { paymentOf } from "../orders/order-steps.ts"

export const placingCalls = (shop: () => Trial): void => {
  describe("placing an order", () => {
    it("takes the stock, starts the countdown and ends the cart", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(5, 100_000)
      const number = await shop().checkedOut(somebody, variant, 2)
      const placed = await shop().place(somebody, number)
      expect(placed.body).toMatchObject({
        number,
        state: "complete",
        payment_state: "balance_due",
        shipment_state: "pending",
        total: "205000.0",
      })
      expect(placed.body["expires_in"]).toBe(900)
      expect(placed.body["delivery_from"]).toEqual(expect.any(String))
      expect(await shop().onHand(variant)).toBe(3)
      expect((await shop().call("GET", "/api/v2/orders/current", { headers: somebody.headers })).status).toBe(204)
    })

    it("fixes the prices", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(5, 100_000)
      const number = await shop().placed(somebody, variant, 2)
      await shop().db.query("update variants set price = 999999, selling_price = 999999 where id = $1", [variant])
      expect((await shop().order(somebody, number)).body["total"]).toBe("205000.0")
    })

    it("is refused without an address or a payment method", async () => {
      const somebody = await shop().somebody()
      const order = await shop().add(await shop().variant(5, 50_000), 1, somebody.headers)
      const number = text(order.body["number"])
      expect((await shop().place(somebody, number)).body["errors"]).toEqual({ address1: ["Хаягаа оруулна уу"] })
      await saveAddress(shop(), somebody, number)
      expect((await shop().place(somebody, number, 77)).body["errors"]).toEqual({ payment_method_id: ["Ийм төлбөрийн хэлбэр алга"] })
    })

    it.each([
      { onHand: 5, left: 5, withAddress: true },
      { onHand: 5, left: 2, withAddress: true },
      { onHand: 5, left: 1, withAddress: true },
      { onHand: 5, left: 0, withAddress: true },
      { onHand: 5, left: 1, withAddress: false },
      { onHand: 5, left: 5, withAddress: false },
    ])("of two units is refused for the reasons of the rule: %j", async ({ onHand, left, withAddress }) => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(onHand, 50_000)
      const added = await shop().add(variant, 2, somebody.headers)
      const number = text(added.body["number"])
      if (withAddress) await saveAddress(shop(), somebody, number)
      await shop().db.query("update variants set on_hand = $2 where id = $1", [variant, left])
      const read = await shop().order(somebody, number)
      const why = whyNotPlaced(Schema.decodeUnknownSync(Order)(read.body)).map(({ _tag }) => _tag)
      expect(why).toEqual([...(left < 2 ? ["ShortOfStock"] : []), ...(withAddress ? [] : ["NoAddress"])])
      const placed = await shop().place(somebody, number)
      const fields: Readonly<Record<string, string>> = { ShortOfStock: "line_items", NoAddress: "address1" }
      expect([placed.status, Object.keys(placed.body["errors"] ?? {})]).toEqual([
        why.length === 0 ? 200 : 422,
        why.map((tag) => fields[tag]),
      ])
      expect(await shop().onHand(variant)).toBe(why.length === 0 ? left - 2 : left)
    })

    it("is refused for an empty cart", async () => {
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(5, 50_000))
      await shop().call("PUT", `/api/v2/orders/${number}/empty`, { headers: somebody.headers })
      const placed = await shop().place(somebody, number)
      expect([placed.status, placed.body["error"]]).toEqual([422, "Таны сагс хоосон байна"])
    })

    it("needs no other address once the cart was emptied and filled again, as another tab does", async () => {
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(5, 50_000))
      await shop().call("PUT", `/api/v2/orders/${number}/empty`, { headers: somebody.headers })
      await shop().add(await shop().variant(5, 40_000), 1, somebody.headers)
      expect((await shop().place(somebody, number)).body).toMatchObject({ state: "complete", total: "45000.0" })
    })

    it("refuses later changes of the cart with a status code", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 50_000))
      const changed = await shop().call("PUT", `/api/v2/orders/${number}/empty`, { headers: somebody.headers })
      expect(changed.status).toBe(422)
      expect(changed.body).toMatchObject({ status_code: "order_placed" })
    })

    it("requires a payment method only for what the wallet does not pay", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 60_000)
      const number = await shop().checkedOut(somebody, await shop().variant(5, 50_000))
      const withoutPaymentMethod = () =>
        shop().call("PUT", `/api/v2/checkouts/${number}`, {
          body: { state: "payment", order: { payments_attributes: [] } },
          headers: somebody.headers,
        })
      expect((await withoutPaymentMethod()).body["errors"]).toEqual({ payment_method_id: ["Төлбөрийн хэлбэрээ сонгоно уу"] })
      await payFromWallet(shop(), somebody, number, 55_000)
      expect((await withoutPaymentMethod()).body).toMatchObject({ state: "complete", payment_state: "paid", total: "0.0", payments: [] })
      const payment = await paymentOf(shop(), somebody, number)
      expect(payment.body).toMatchObject({ status: "paid", method: null, amount: "55000.0" })
      expect(await shop().balance(somebody.id, "money")).toBe(5000)
    })

    it("on lease requires the barrier [W7]", async () => {
      const somebody = await shop().somebody()
      const below = await shop().checkedOut(somebody, await shop().variant(5, 114_999))
      expect((await shop().place(somebody, below, methodIds.lease)).body["error"]).toBe("Лизингээр 120,000₮-өөс дээш худалдан авалт хийнэ")
      await shop().call("PUT", `/api/v2/orders/${below}/empty`, { headers: somebody.headers })
      const at = await shop().checkedOut(somebody, await shop().variant(5, 115_000))
      expect((await shop().place(somebody, at, methodIds.lease)).body["payments"]).toMatchObject([
        { method_type: "lease", amount: "120000.0" },
      ])
    })

    /** An order of 600,000 with its delivery, which is placed by a lease of twelve months. */
    const leased = async () => {
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(5, 595_000))
      const terms = { provider: "Цэлмэг ХХК", months: 12, down_payment: 180_000 }
      const placeByLease = (changes: object = {}, methodId = methodIds.lease) =>
        shop().call("PUT", `/api/v2/checkouts/${number}`, {
          body: { state: "payment", order: { payments_attributes: [{ payment_method_id: methodId, lease: { ...terms, ...changes } }] } },
          headers: somebody.headers,
        })
      const agreed = async () => plain((await paymentOf(shop(), somebody, number)).body["lease"])
      return { somebody, number, placeByLease, agreed }
    }

    it("on lease is refused with terms that the lender does not have, and stays a cart [W7]", async () => {
      const { somebody, number, placeByLease } = await leased()
      expect((await placeByLease({ provider: "Нэргүй" })).body["errors"]).toHaveProperty("lease")
      expect((await placeByLease({ months: 7 })).body["error"]).toBe(
        "Энэ лизинг олгогч 3, 6, 12, 18, 24 сараар лизинг олгоно. Хугацаагаа дахин сонгоно уу",
      )
      expect((await placeByLease({ down_payment: 480_001 })).body["error"]).toBe("Урьдчилгаа 0₮-өөс 480,000₮ хүртэл байна")
      expect((await shop().order(somebody, number)).body["state"]).toBe("payment")
    })

    it("on lease agrees on the chosen terms [W7]", async () => {
      const { placeByLease, agreed } = await leased()
      expect((await placeByLease()).body).toMatchObject({
        state: "complete",
        payments: [{ method_type: "lease", amount: "600000.0" }],
      })
      expect(await agreed()).toEqual({
        provider: "Цэлмэг ХХК",
        months: 12,
        down_payment: "180000.0",
        monthly_payment: "39229.0",
        total: "650747.0",
      })
    })

    it("on lease may change its terms to others that the lender has, or its payment method [W7]", async () => {
      const { placeByLease, agreed } = await leased()
      await placeByLease()
      expect((await placeByLease({ months: 5 })).status).toBe(422)
      await placeByLease({ months: 24 })
      expect(await agreed()).toMatchObject({ months: 24 })
      await placeByLease({}, methodIds.qr)
      expect(await agreed()).toBe(null)
    })

    it("stores an organization's name for the receipt if it was looked up before [E4]", async () => {
      const somebody = await shop().somebody()
      await shop().call("GET", "/api/v2/organizations/5123456")
      for (const [number, name] of [
        ["5123456", "Алтан Тал Трейд ХХК"],
        ["5123457", null],
      ]) {
        const order = await shop().checkedOut(somebody, await shop().variant(5))
        const placed = await shop().call("PUT", `/api/v2/checkouts/${order}`, {
          headers: somebody.headers,
          body: {
            state: "payment",
            order: { payments_attributes: [{ payment_method_id: 1 }] },
            receipt: { kind: "organization", registry_number: number },
          },
        })
        expect(placed.body["receipt_for"]).toEqual({ registry_number: number, name })
      }
    })

    it("requires a valid number for an organization's receipt", async () => {
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(5))
      const answer = await shop().call("PUT", `/api/v2/checkouts/${number}`, {
        body: {
          state: "payment",
          order: { payments_attributes: [{ payment_method_id: 1 }] },
          receipt: { kind: "organization", registry_number: "12" },
        },
        headers: somebody.headers,
      })
      expect(answer.body["errors"]).toEqual({ registry_number: ["Байгууллагын регистр 7 оронтой байна"] })
    })

    it("is refused with the lines short of stock, and takes nothing", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 50_000)
      const scarce = await shop().variant(5, 100_000)
      const plenty = await shop().variant(5, 100_000)
      await shop().add(plenty, 1, somebody.headers)
      const number = await shop().checkedOut(somebody, scarce, 4)
      await payFromWallet(shop(), somebody, number, 50_000)
      await shop().db.query("update variants set on_hand = 1 where id = $1", [scarce])
      const refused = await shop().place(somebody, number)
      expect(refused.status).toBe(422)
      expect(text(refused.body["errors"]?.["line_items"]?.[0])).toMatch(/: 1 ширхэг үлдсэн$/)
      expect([await shop().onHand(scarce), await shop().onHand(plenty)]).toEqual([1, 5])
      expect(await shop().balance(somebody.id, "money")).toBe(50_000)
    })

    it("never oversells under concurrency", async () => {
      const variant = await shop().variant(3)
      const buyers: Somebody[] = []
      for (let at = 0; at < 6; at += 1) buyers.push(await shop().somebody())
      const numbers = await Promise.all(buyers.map((buyer) => shop().checkedOut(buyer, variant)))
      const placed = await Promise.all(buyers.map((buyer, at) => shop().place(buyer, numbers[at] ?? "")))
      expect(placed.filter(({ status }) => status === 200)).toHaveLength(3)
      expect(placed.filter(({ status }) => status === 422)).toHaveLength(3)
      expect(await shop().onHand(variant)).toBe(0)
    })

    it("works for amounts of thousands of millions", async () => {
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(999, 13_500_000), maxUnpaidUnits)
      expect((await shop().place(somebody, number)).body).toMatchObject({ state: "complete", total: "2700005000.0" })
      expect((await shop().bank(number, "pay")).body).toMatchObject({ status: "paid", amount: "2700005000.0" })
      const canceled = await shop().cancel(somebody, number)
      expect(canceled.body["refunded_amount"]).toBe("2700005000.0")
    })

    it("happens once for two requests", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(5)
      const number = await shop().checkedOut(somebody, variant)
      await Promise.all([shop().place(somebody, number), shop().place(somebody, number)])
      expect(await shop().onHand(variant)).toBe(4)
      const change = await shop().call("PUT", `/api/v2/orders/${number}/empty`, { headers: somebody.headers })
      expect(change.status).toBe(422)
      expect(change.body["error"]).toBe("Энэ захиалга аль хэдийн хийгдсэн")
    })
  })
}
