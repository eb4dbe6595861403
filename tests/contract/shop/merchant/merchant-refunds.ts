/** Refunds, cancellations and returns by the merchant's programs, and cases settled by a person. */
import { describe, expect, it } from "vitest"
import { newKey, type Scope } from "#backend/http/api-keys.ts"
import { openCases } from "#backend/payments/open-cases.ts"
import { caseRecords, settleCase } from "#backend/payments/settle-case.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { plain, text, type Trial } from "#tests/contract/support/test-backend.ts"
import { payFromWallet } from "../cart/checkout-steps.ts"

export const merchantRefunds = (shop: () => Trial): void => {
  const key = async (...scopes: ReadonlyArray<Scope>) => ({
    authorization: `Bearer ${await newKey(shop().db, "test", scopes, instantOf(shop().now()))}`,
  })
  const refunds = (number: string) =>
    shop().db.query<{ id: number; amount: number; reason: string; state: string }>(
      "select r.id, r.amount, r.reason, r.state from refunds r join orders o on o.id = r.order_id where o.number = $1 order by r.id",
      [number],
    )
  const sums = async (number: string) => (await refunds(number)).map(({ amount, reason }) => [amount, reason])
  const paid = async (quantity = 1) => {
    const somebody = await shop().somebody()
    const variant = await shop().variant(9, 40_000)
    const number = await shop().placed(somebody, variant, quantity)
    await shop().bank(number, "pay")
    return { somebody, variant, number }
  }

  describe("a refund in part", () => {
    const give = (headers: Readonly<Record<string, string>>, number: string, amount: number, reference: string) =>
      shop().call("POST", `/api/v2/merchant/orders/${number}/refunds`, { headers, body: { amount, reference, note: "dented box" } })

    it("is refunded once for a reference, and reported to the shopper by a letter [W11]", async () => {
      const [headers, { somebody, number }] = [await key("orders"), await paid()]
      const answers = await Promise.all([1, 2, 3].map(() => give(headers, number, 5000, "claim 1")))
      expect(answers.map(({ status, body }) => [status, body["refunded_amount"]])).toEqual([
        [200, "5000.0"],
        [200, "5000.0"],
        [200, "5000.0"],
      ])
      expect(await sums(number)).toEqual([[5000, "shop"]])
      expect((await shop().order(somebody, number)).body).toMatchObject({ state: "complete", payment_state: "paid" })
      const letters = await shop().db.query<{ text: string }>("select text from letters where recipient = $1 and key like '% refunded %'", [
        somebody.login,
      ])
      expect(letters.map((letter) => letter.text.includes("5,000₮"))).toEqual([true])
    })

    it("is never above what is left, and is not given of what is not paid", async () => {
      const [headers, { somebody, number }] = [await key("orders"), await paid()]
      // 40,000 and 5,000 of delivery.
      expect((await give(headers, number, 45_001, "all")).status).toBe(422)
      await give(headers, number, 15_000, "one")
      const refused = await give(headers, number, 30_001, "two")
      expect([refused.status, text(refused.body["errors"]?.["amount"])]).toEqual([422, expect.stringContaining("30,000₮")])
      const unpaid = await shop().placed(somebody, await shop().variant(5))
      expect((await give(headers, unpaid, 1, "one")).status).toBe(422)
      expect((await give(headers, "R000000000", 1, "one")).status).toBe(404)
      expect((await give(await key("stock"), number, 1, "other")).status).toBe(403)
    })

    it("comes off what a later cancellation and a later return give back", async () => {
      const headers = await key("orders")
      const canceled = await paid()
      await give(headers, canceled.number, 5000, "claim")
      expect((await shop().cancel(canceled.somebody, canceled.number)).body["refunded_amount"]).toBe("45000.0")
      expect(await sums(canceled.number)).toEqual([
        [5000, "shop"],
        [40_000, "canceled"],
      ])
      const returned = await paid()
      await give(headers, returned.number, 20_000, "claim")
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
      expect(await sums(returned.number)).toEqual([
        [20_000, "shop"],
        [25_000, "returned"],
      ])
    })
  })

  describe("a refund of all that is left", () => {
    const give = (headers: Readonly<Record<string, string>>, number: string, amount: number, reference: string) =>
      shop().call("POST", `/api/v2/merchant/orders/${number}/refunds`, { headers, body: { amount, reference } })

    it("of an order that is not on its way is refused as a cancellation", async () => {
      const [headers, { number }] = [await key("orders"), await paid()]
      const refused = await give(headers, number, 45_000, "all")
      expect([refused.status, text(refused.body["errors"]?.["amount"])]).toEqual([422, expect.stringContaining(number)])
      await give(headers, number, 15_000, "one")
      expect((await give(headers, number, 30_000, "rest")).status).toBe(422)
      expect(await sums(number)).toEqual([[15_000, "shop"]])
    })

    it("of an order that is with the shopper ends its payment, takes the cashback and voids its receipt", async () => {
      const [headers, { somebody, number }] = [await key("orders"), await paid()]
      await shop().delivered(number)
      expect(await shop().balance(somebody.id, "bonus")).toBe(400)
      expect((await give(headers, number, 45_000, "all")).body).toMatchObject({
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

    it("of an order on its way leaves it without promise, payment and picking, and it may still arrive", async () => {
      const [headers, { somebody, number }] = [await key("orders"), await paid()]
      for (const state of ["ready", "shipped"] as const) await shop().courier(number, state)
      expect((await give(headers, number, 45_000, "all")).body).toMatchObject({
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

    it("takes cashback in proportion, in part as well", async () => {
      const [headers, { somebody, number }] = [await key("orders"), await paid(5)]
      expect(await shop().balance(somebody.id, "bonus")).toBe(2000)
      await give(headers, number, 150_000, "claim")
      // 145,000 of the goods: the delivery comes first.
      expect(await shop().balance(somebody.id, "bonus")).toBe(550)
      await give(headers, number, 150_000, "claim")
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
      expect([await sums(number), await shop().onHand(variant), await shop().balance(somebody.id, "bonus")]).toEqual([
        [[25_000, "canceled"]],
        9,
        20_000,
      ])
      const letters = await shop().db.query<{ text: string }>("select text from letters where recipient = $1 and key like '% canceled'", [
        somebody.login,
      ])
      expect(
        letters.map(({ text: words }) => [
          words.includes("дэлгүүр захиалгыг тань цуцаллаа"),
          words.includes("25,000₮"),
          words.includes("20,000₮"),
        ]),
      ).toEqual([[true, true, true]])
      const listed = await shop().call("GET", "/api/v2/merchant/orders", { headers })
      expect(Object.values(listed.body["orders"] ?? {}).some((one) => one["number"] === (number as unknown))).toBe(false)
    })

    it("cancels an unpaid order too, but none that is on its way, by another key or without a reason", async () => {
      const headers = await key("orders")
      const { somebody, number } = await paid()
      expect([
        (await cancel(await key("stock"), number)).status,
        (await cancel(headers, number, "")).status,
        (await cancel(headers, "R000000000")).status,
      ]).toEqual([403, 422, 404])
      for (const state of ["ready", "shipped"] as const) await shop().courier(number, state)
      expect((await cancel(headers, number)).status).toBe(422)
      const unpaid = await shop().placed(somebody, await shop().variant(5))
      expect((await cancel(headers, unpaid)).body).toMatchObject({ state: "canceled", payment_state: "void" })
      expect(await sums(unpaid)).toEqual([])
    })
  })

  describe("the merchant's answer to a return", () => {
    it("is listed, given once, and not changed afterwards [W8]", async () => {
      const [headers, { somebody, variant, number }] = [await key("orders"), await paid(2)]
      await shop().delivered(number)
      const line = plain((await shop().order(somebody, number)).body["line_items"]?.[0]?.["id"])
      const ask = async () => {
        const { body } = await shop().call("POST", `/api/v2/orders/${number}/returns`, {
          body: { reason: "damaged", note: "Эвдэрсэн", lines: [{ id: line, quantity: 1 }] },
          headers: somebody.headers,
        })
        return text(body["returns"]?.[0]?.["number"])
      }
      const answer = (requested: string, status: string) =>
        shop().call("PUT", `/api/v2/merchant/returns/${requested}`, { headers, body: { status } })
      const first = await ask()
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
      expect(await sums(number)).toEqual([[40_000, "returned"]])
      expect((await answer(first, "rejected")).status).toBe(422)
      expect((await answer(await ask(), "rejected")).status).toBe(200)
      expect(await sums(number)).toHaveLength(1)
      expect((await answer("B000000000", "accepted")).status).toBe(404)
    })
  })

  describe("a case", () => {
    it("is settled once, by somebody who is written down", async () => {
      const { number } = await paid()
      const at = instantOf(shop().now())
      await shop().db.query(
        "insert into payment_cases (reference, kind, provider, number, amount, created_at) values ($1, 'unmatched', 'bank_transfer', $2, 7000, $3)",
        [`case of ${number}`, number, at],
      )
      await shop().db.query(
        "insert into refunds (order_id, amount, reason, state, created_at) select id, 3000, 'again', 'unknown', $2 from orders where number = $1",
        [number, at],
      )
      const own = async () => (await openCases(shop().db)).filter((one) => one.number === number)
      const [first, second] = await own()
      expect([first?.id, second?.id]).toEqual([expect.stringMatching(/^C\d+$/), expect.stringMatching(/^F\d+$/)])
      const by = { person: "Сараа", note: "sent back by hand" }
      expect(await settleCase(shop().db, first?.id ?? "", { ...by, outcome: "again" }, at)).toBe(false)
      expect(await Promise.all([1, 2].map(() => settleCase(shop().db, first?.id ?? "", { ...by, outcome: "settled" }, at)))).toContain(
        false,
      )
      expect(await settleCase(shop().db, second?.id.toLowerCase() ?? "", { ...by, outcome: "settled" }, at)).toBe(true)
      expect(await settleCase(shop().db, "X1", { ...by, outcome: "settled" }, at)).toBe(false)
      expect(await own()).toEqual([])
      expect((await refunds(number)).map(({ state }) => state)).toEqual(["done"])
      expect((await caseRecords(shop().db)).slice(0, 2)).toMatchObject([
        { case_number: second?.id, outcome: "settled", ...by },
        { case_number: first?.id, outcome: "settled", ...by },
      ])
    })
  })
}
