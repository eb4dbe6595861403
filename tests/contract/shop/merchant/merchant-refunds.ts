/** Refunds, cancellations and returns by the merchant's programs, and cases settled by a person. */
import { describe, expect, it } from "vitest"
import type { Scope } from "#adapters/shop/contract/endpoint.ts"
import { plain, text, type Trial } from "#tests/contract/support/test-backend.ts"
import { payFromWallet } from "../cart/checkout-steps.ts"
import { refundsOf } from "../orders/order-steps.ts"
import { newKeyHeaders } from "./merchant-steps.ts"

export const merchantRefunds = (shop: () => Trial): void => {
  const key = (...scopes: ReadonlyArray<Scope>) => newKeyHeaders(shop(), ...scopes)
  const refunds = async (number: string) => (await refundsOf(shop(), number)).map(({ amount, reason }) => [amount, reason])
  /** A paid order at 40,000 a unit. */
  const paid = async (quantity = 1) => {
    const somebody = await shop().somebody()
    const variant = await shop().variant(9, 40_000)
    const number = await shop().placed(somebody, variant, quantity)
    await shop().bank(number, "pay")
    return { somebody, variant, number }
  }

  const refund = (headers: Readonly<Record<string, string>>, number: string, amount: number, reference: string) =>
    shop().call("POST", `/api/v2/merchant/orders/${number}/refunds`, { headers, body: { amount, reference, note: "dented box" } })

  describe("a refund in part", () => {
    it("is refunded once for a reference, and reported to the shopper by a letter [W11]", async () => {
      const [headers, { somebody, number }] = [await key("orders"), await paid()]
      const answers = await Promise.all([1, 2, 3].map(() => refund(headers, number, 5000, "claim 1")))
      expect(answers.map(({ status, body }) => [status, body["refunded_amount"]])).toEqual([
        [200, "5000.0"],
        [200, "5000.0"],
        [200, "5000.0"],
      ])
      expect(await refunds(number)).toEqual([[5000, "shop"]])
      expect((await shop().order(somebody, number)).body).toMatchObject({ state: "complete", payment_state: "paid" })
      const letters = await shop().db.query<{ text: string }>("select text from letters where recipient = $1 and key like '% refunded %'", [
        somebody.login,
      ])
      expect(letters.map((letter) => letter.text.includes("5,000₮"))).toEqual([true])
    })

    it("is refused above what is left, with the maximum", async () => {
      const [headers, { number }] = [await key("orders"), await paid()]
      // 40,000 and 5,000 of delivery.
      expect((await refund(headers, number, 45_001, "all")).status).toBe(422)
      await refund(headers, number, 15_000, "one")
      const refused = await refund(headers, number, 30_001, "two")
      expect([refused.status, text(refused.body["errors"]?.["amount"])]).toEqual([422, expect.stringContaining("30,000₮")])
    })

    it("is refused of unpaid and unknown orders, and to keys of another scope", async () => {
      const [headers, { somebody, number }] = [await key("orders"), await paid()]
      const unpaid = await shop().placed(somebody, await shop().variant(5))
      expect((await refund(headers, unpaid, 1, "one")).status).toBe(422)
      expect((await refund(headers, "R000000000", 1, "one")).status).toBe(404)
      expect((await refund(await key("stock"), number, 1, "other")).status).toBe(403)
    })

    it("lowers the refund of a later cancellation", async () => {
      const headers = await key("orders")
      const canceled = await paid()
      await refund(headers, canceled.number, 5000, "claim")
      expect((await shop().cancel(canceled.somebody, canceled.number)).body["refunded_amount"]).toBe("45000.0")
      expect(await refunds(canceled.number)).toEqual([
        [5000, "shop"],
        [40_000, "canceled"],
      ])
    })

    it("lowers the refund of a later return", async () => {
      const headers = await key("orders")
      const returned = await paid()
      await refund(headers, returned.number, 20_000, "claim")
      await shop().delivered(returned.number)
      const line = plain((await shop().order(returned.somebody, returned.number)).body["line_items"]?.[0]?.["id"])
      const requested = await shop().call("POST", `/api/v2/orders/${returned.number}/returns`, {
        body: { reason: "size", lines: [{ id: line, quantity: 1 }] },
        headers: returned.somebody.headers,
      })
      await shop().call("PUT", `/api/v2/merchant/returns/${text(requested.body["returns"]?.[0]?.["number"])}`, {
        headers,
        body: { status: "accepted" },
      })
      expect(await refunds(returned.number)).toEqual([
        [20_000, "shop"],
        [25_000, "returned"],
      ])
    })
  })

  describe("a refund of all that is left", () => {
    it("of an order that is not on its way is refused as a cancellation", async () => {
      const [headers, { number }] = [await key("orders"), await paid()]
      const refused = await refund(headers, number, 45_000, "all")
      expect([refused.status, text(refused.body["errors"]?.["amount"])]).toEqual([422, expect.stringContaining(number)])
      await refund(headers, number, 15_000, "one")
      expect((await refund(headers, number, 30_000, "rest")).status).toBe(422)
      expect(await refunds(number)).toEqual([[15_000, "shop"]])
    })

    it("of a delivered order ends its payment, its returns and its receipt, and takes the cashback", async () => {
      const [headers, { somebody, number }] = [await key("orders"), await paid()]
      await shop().delivered(number)
      expect(await shop().balance(somebody.id, "bonus")).toBe(400)
      expect((await refund(headers, number, 45_000, "all")).body).toMatchObject({
        state: "complete",
        payment_state: "refunded",
        shipment_state: "delivered",
        refunded_amount: "45000.0",
      })
      expect(await shop().balance(somebody.id, "bonus")).toBe(0)
      const [order] = await shop().db.query<{ paid: string }>(
        "select p.state as paid from payments p join orders o on o.id = p.order_id where o.number = $1",
        [number],
      )
      expect(order?.paid).toBe("refunded")
      expect((await shop().call("GET", `/api/v2/orders/${number}/returns`, { headers: somebody.headers })).body["lines"]).toEqual([])
      expect((await shop().receipt(somebody, number)).status).toBe(404)
    })

    it("of a delivered order lets a waiting return be accepted: its units come back, and no more money [W8]", async () => {
      const [headers, { somebody, variant, number }] = [await key("orders"), await paid(2)]
      await shop().delivered(number)
      const line = plain((await shop().order(somebody, number)).body["line_items"]?.[0]?.["id"])
      const request = () =>
        shop().call("POST", `/api/v2/orders/${number}/returns`, {
          body: { reason: "size", lines: [{ id: line, quantity: 1 }] },
          headers: somebody.headers,
        })
      const [first, second] = [await request(), await request()]
      await refund(headers, number, 85_000, "all")
      const stock = await shop().onHand(variant)
      const answer = (requested: string) =>
        shop().call("PUT", `/api/v2/merchant/returns/${requested}`, { headers, body: { status: "accepted" } })
      const numbers = Object.values(second.body["returns"] ?? {}).map((one) => text(one["number"]))
      expect([first.status, numbers.length]).toEqual([200, 2])
      for (const [at, requested] of numbers.entries()) {
        expect((await answer(requested)).status).toBe(200)
        expect(await shop().onHand(variant)).toBe(stock + at + 1)
      }
      expect(await refunds(number)).toEqual([[85_000, "shop"]])
      const after = await shop().call("GET", `/api/v2/orders/${number}/returns`, { headers: somebody.headers })
      expect(Object.values(after.body["returns"] ?? {}).map((one) => [plain(one["status"]), plain(one["money"])])).toEqual([
        ["accepted", "0.0"],
        ["accepted", "0.0"],
      ])
      expect((await shop().order(somebody, number)).body).toMatchObject({
        state: "returned",
        payment_state: "refunded",
        refunded_amount: "85000.0",
      })
    })

    it("of an order on its way leaves it without promise, payment and picking, and it may still arrive", async () => {
      const [headers, { somebody, number }] = [await key("orders"), await paid()]
      for (const state of ["ready", "shipped"] as const) await shop().courier(number, state)
      expect((await refund(headers, number, 45_000, "all")).body).toMatchObject({
        payment_state: "refunded",
        delivery_from: null,
        delivery_to: null,
      })
      const inGroup = async (group: string) => {
        const { body } = await shop().call("GET", `/api/v2/orders/mine?group=${group}`, { headers: somebody.headers })
        return Object.values(body["orders"] ?? {}).map((order) => plain(order["number"]))
      }
      expect([await inGroup("toPay"), await inGroup("onWay"), await inGroup("canceled")]).toEqual([[], [], [number]])
      const listed = await shop().call("GET", "/api/v2/merchant/orders", { headers })
      expect(Object.values(listed.body["orders"] ?? {}).some((one) => one["number"] === (number as unknown))).toBe(false)
      expect((await shop().courier(number, "delivered")).status).toBe(200)
      expect([await inGroup("delivered"), await inGroup("canceled")]).toEqual([[number], []])
    })

    it("in two parts takes the cashback in proportion, and the rest is taken at the cancellation", async () => {
      const [headers, { somebody, number }] = [await key("orders"), await paid(5)]
      expect(await shop().balance(somebody.id, "bonus")).toBe(2000)
      await refund(headers, number, 150_000, "claim")
      // 145,000 of the goods: the delivery comes first.
      expect(await shop().balance(somebody.id, "bonus")).toBe(550)
      await refund(headers, number, 150_000, "claim")
      expect(await shop().balance(somebody.id, "bonus")).toBe(550)
      expect((await shop().cancel(somebody, number)).body["refunded_amount"]).toBe("205000.0")
      expect(await shop().balance(somebody.id, "bonus")).toBe(0)
    })
  })

  describe("a cancellation by the merchant", () => {
    const cancel = (headers: Readonly<Record<string, string>>, number: string, reason = "Нөөц дууссан") =>
      shop().call("PUT", `/api/v2/merchant/orders/${number}/cancel`, { headers, body: { reason } })

    it("returns stock, money, wallet and cashback once, also after the shopper's time, and is reported by a letter", async () => {
      const headers = await key("orders")
      const somebody = await shop().somebody()
      const variant = await shop().variant(9, 40_000)
      await shop().give(somebody.id, "bonus", 20_000)
      const number = await shop().checkedOut(somebody, variant)
      await payFromWallet(shop(), somebody, number, 20_000, "bonus")
      await shop().place(somebody, number)
      await shop().bank(number, "pay")
      await shop().db.query("update orders set paid_at = paid_at - interval '50 hours' where number = $1", [number])
      expect([await shop().onHand(variant), await shop().balance(somebody.id, "bonus")]).toEqual([8, 200])
      const answers = await Promise.all([1, 2, 3].map(() => cancel(headers, number)))
      expect(
        answers.map(({ status, body }) => [status, plain(body["state"]), plain(body["payment_state"]), plain(body["refunded_amount"])]),
      ).toEqual(Array.from({ length: 3 }, () => [200, "canceled", "refunded", "25000.0"]))
      expect([await refunds(number), await shop().onHand(variant), await shop().balance(somebody.id, "bonus")]).toEqual([
        [[25_000, "canceled"]],
        9,
        20_000,
      ])
      const letters = await shop().db.query<{ text: string }>("select text from letters where recipient = $1 and key like '% canceled'", [
        somebody.login,
      ])
      expect(
        letters.map((letter) => ["дэлгүүр захиалгыг тань цуцаллаа", "25,000₮", "20,000₮"].filter((part) => !letter.text.includes(part))),
      ).toEqual([[]])
      const listed = await shop().call("GET", "/api/v2/merchant/orders", { headers })
      expect(Object.values(listed.body["orders"] ?? {}).some((one) => one["number"] === (number as unknown))).toBe(false)
    })

    it("of an unpaid order refunds nothing", async () => {
      const unpaid = await shop().placed(await shop().somebody(), await shop().variant(5))
      expect((await cancel(await key("orders"), unpaid)).body).toMatchObject({ state: "canceled", payment_state: "void" })
      expect(await refunds(unpaid)).toEqual([])
    })

    it("is refused to keys of another scope, without a reason, of unknown orders and of those on their way", async () => {
      const headers = await key("orders")
      const { number } = await paid()
      expect([
        (await cancel(await key("stock"), number)).status,
        (await cancel(headers, number, "")).status,
        (await cancel(headers, "R000000000")).status,
      ]).toEqual([403, 422, 404])
      for (const state of ["ready", "shipped"] as const) await shop().courier(number, state)
      expect((await cancel(headers, number)).status).toBe(422)
    })
  })

  describe("the merchant's answer to a return", () => {
    it("is given once to a listed return, and not changed afterwards [W8]", async () => {
      const [headers, { somebody, variant, number }] = [await key("orders"), await paid(2)]
      await shop().delivered(number)
      const line = plain((await shop().order(somebody, number)).body["line_items"]?.[0]?.["id"])
      const requestReturn = async () => {
        const { body } = await shop().call("POST", `/api/v2/orders/${number}/returns`, {
          body: { reason: "damaged", note: "Эвдэрсэн", lines: [{ id: line, quantity: 1 }] },
          headers: somebody.headers,
        })
        return text(body["returns"]?.[0]?.["number"])
      }
      const answer = (requested: string, status: string) =>
        shop().call("PUT", `/api/v2/merchant/returns/${requested}`, { headers, body: { status } })
      const first = await requestReturn()
      const [{ sku } = { sku: "" }] = await shop().db.query<{ sku: string }>("select sku from variants where id = $1", [variant])
      const waiting = await shop().call("GET", "/api/v2/merchant/returns", { headers })
      expect(Object.values(waiting.body["returns"] ?? {}).find((one) => one["number"] === (first as unknown))).toMatchObject({
        order: number,
        reason: "damaged",
        note: "Эвдэрсэн",
        lines: [{ sku, quantity: 1 }],
      })
      const answers = await Promise.all([1, 2, 3].map(() => answer(first, "accepted")))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(await refunds(number)).toEqual([[40_000, "returned"]])
      expect((await answer(first, "rejected")).status).toBe(422)
      expect((await answer(await requestReturn(), "rejected")).status).toBe(200)
      expect(await refunds(number)).toHaveLength(1)
      expect((await answer("B000000000", "accepted")).status).toBe(404)
    })
  })
}
