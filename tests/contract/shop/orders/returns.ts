/** Returns of delivered orders: their request, their answer, and what is refunded to whom. */
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { OrderReturns } from "#domain/entities/orders/return.ts"
import { refundOf } from "#domain/rules/orders/money-back.ts"
import { paidBy } from "#domain/rules/wallet/wallet.ts"
import { plain, type Somebody, text, type Trial } from "#tests/contract/support/test-backend.ts"
import { applyCoupon, payFromWallet } from "../cart/checkout-steps.ts"
import { refundsOf } from "./order-steps.ts"

export const returnCalls = (shop: () => Trial): void => {
  const get = (somebody: Somebody, number: string) => shop().call("GET", `/api/v2/orders/${number}/returns`, { headers: somebody.headers })
  const request = (
    somebody: Somebody,
    number: string,
    lines: ReadonlyArray<{ readonly id: unknown; readonly quantity: number }>,
    key?: string,
  ) =>
    shop().call("POST", `/api/v2/orders/${number}/returns`, {
      body: { reason: "size", lines },
      headers: { ...somebody.headers, ...(key !== undefined && { "idempotency-key": key }) },
    })
  const answer = (number: string, how: "accept" | "reject") => shop().call("POST", `/sandbox/returns/${number}/${how}`)
  const delivered = async (quantity: number, bonus = 0) => {
    const somebody = await shop().somebody()
    const variant = await shop().variant(9, 40_000)
    const number = await shop().checkedOut(somebody, variant, quantity)
    if (bonus > 0) {
      await shop().give(somebody.id, "bonus", bonus)
      await payFromWallet(shop(), somebody, number, bonus)
    }
    await shop().place(somebody, number)
    await shop().delivered(number)
    const line = plain((await shop().order(somebody, number)).body["line_items"]?.[0]?.["id"])
    return { somebody, variant, number, line }
  }
  const refunds = (number: string) => refundsOf(shop(), number)

  describe("a return", () => {
    it("is requested, accepted, refunded without the delivery, and put back into the stock [W8] [B8]", async () => {
      const { somebody, variant, number, line } = await delivered(2)
      expect((await get(somebody, number)).body["lines"]).toMatchObject([{ id: line, left: 2, price: "40000.0" }])
      const requested = await request(somebody, number, [{ id: line, quantity: 2 }])
      expect(requested.body).toMatchObject({
        returns: [{ status: "requested", reason: "size", money: "80000.0", wallet: "0.0", answer: "", answered_at: null }],
        lines: [],
        method: "qr",
      })
      const [stock, bonus] = [await shop().onHand(variant), await shop().balance(somebody.id, "bonus")]
      await answer(text(requested.body["returns"]?.[0]?.["number"]), "accept")
      const accepted = { status: "accepted", money: "80000.0", wallet: "0.0" }
      expect((await get(somebody, number)).body["returns"]).toMatchObject([{ ...accepted, refund_pending: true }])
      await shop().backend.tend()
      expect((await get(somebody, number)).body["returns"]).toMatchObject([accepted])
      expect((await get(somebody, number)).body["returns"]?.[0]).not.toHaveProperty("refund_pending")
      expect((await shop().order(somebody, number)).body).toMatchObject({ state: "returned", payment_state: "refunded" })
      expect(await refunds(number)).toEqual([{ amount: 80_000, reason: "returned" }])
      expect([await shop().onHand(variant), bonus, await shop().balance(somebody.id, "bonus")]).toEqual([stock + 2, 800, 0])
    })

    it("is refused of a category that the shop takes nothing of back, unless it was in another one when it was ordered [W8]", async () => {
      const { somebody, variant, number, line } = await delivered(1)
      const moved = await shop().db.query<{ id: number; taxon: number }>(
        `select p.id, p.taxon_id as taxon from line_items l join orders o on o.id = l.order_id join variants v on v.id = l.variant_id
           join products p on p.id = v.product_id where o.number = $1`,
        [number],
      )
      await shop().db.query(
        "insert into taxons (id, parent_id, level, permalink, name) select max(id) + 1, null, 0, 'never', $1 from taxons on conflict do nothing",
        [JSON.stringify({ mn: "Буцаахгүй", en: "Never" })],
      )
      const move = (taxon: string, values: ReadonlyArray<unknown>) =>
        shop().db.query(`update products set taxon_id = ${taxon} where id = $1`, [moved[0]?.id, ...values])
      await move("(select id from taxons where permalink = 'never')", [])
      const later = await shop().placed(somebody, variant)
      await shop().delivered(later)
      const { body } = await shop().order(somebody, later)
      expect(body["line_items"]).toMatchObject([{ return_hours: 0 }])
      expect((await get(somebody, later)).body["lines"]).toEqual([])
      expect((await request(somebody, later, [{ id: plain(body["line_items"]?.[0]?.["id"]), quantity: 1 }])).status).toBe(422)
      const page = await shop().call("GET", "/api/v2/pages/returns", { headers: { "accept-language": "en" } })
      expect(JSON.stringify(page.body)).toMatch(
        /48 hours, counted.*hours of their own: [^.]*\w+ (?:24|72).*These we do not take back: Never\./,
      )
      expect((await request(somebody, number, [{ id: line, quantity: 1 }])).status).toBe(200)
      await move("$2", [moved[0]?.taxon])
      await shop().db.query("delete from taxons where permalink = 'never'")
    })

    it("of one unit after the other refunds in all what was paid for the goods", async () => {
      const { somebody, number, line } = await delivered(3, 50_000)
      for (let unit = 0; unit < 3; unit += 1) {
        const { body } = await request(somebody, number, [{ id: line, quantity: 1 }])
        await answer(text(body["returns"]?.[0]?.["number"]), "accept")
      }
      const given = (await refunds(number)).reduce((all, { amount }) => all + amount, 0)
      const [wallet] = await shop().db.query<{ sum: number }>(
        "select sum(amount)::int as sum from wallet_entries where user_id = $1 and action = 'returned'",
        [somebody.id],
      )
      expect(given + (wallet?.sum ?? 0)).toBe(120_000)
      expect((await shop().order(somebody, number)).body).toMatchObject({ state: "returned" })
    })

    it("is requested once by one key, and answered once by three answers at once", async () => {
      const { somebody, number, line } = await delivered(2)
      const key = `return-${shop().unique()}-of-one-press`
      const [one, other] = [
        await request(somebody, number, [{ id: line, quantity: 2 }], key),
        await request(somebody, number, [{ id: line, quantity: 2 }], key),
      ]
      expect(other.body).toEqual(one.body)
      expect((await request(somebody, number, [{ id: line, quantity: 1 }])).status).toBe(422)
      const answered = await Promise.all([1, 2, 3].map(() => answer(text(one.body["returns"]?.[0]?.["number"]), "accept")))
      expect(answered.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422, 422])
      expect(await refunds(number)).toHaveLength(1)
    })

    it("that is rejected refunds nothing, can be requested again, and is reported by one letter", async () => {
      const { somebody, number, line } = await delivered(1)
      const { body } = await request(somebody, number, [{ id: line, quantity: 1 }])
      await answer(text(body["returns"]?.[0]?.["number"]), "reject")
      expect(await refunds(number)).toEqual([])
      expect((await get(somebody, number)).body).toMatchObject({
        returns: [{ status: "rejected", money: null, wallet: null, answered_at: expect.any(String) }],
        lines: [{ left: 1 }],
      })
      expect((await shop().order(somebody, number)).body).toMatchObject({ state: "complete", payment_state: "paid" })
      await shop().backend.tend()
      const { body: letters } = await shop().call("GET", `/sandbox/messages?to=${encodeURIComponent(somebody.login)}`)
      expect(JSON.stringify(letters).split("энэ барааг буцаан авах боломжгүй").length - 1).toBe(1)
    })

    it("is refunded as its request shows, less the cashback that was spent meanwhile", async () => {
      const { somebody, number, line } = await delivered(3, 50_000)
      for (let unit = 0; unit < 3; unit += 1) {
        const { body } = await request(somebody, number, [{ id: line, quantity: 1 }])
        const promised = body["returns"]?.[0]
        await shop().give(somebody.id, "bonus", 0)
        const renewed = (await get(somebody, number)).body["returns"]?.[0]
        await answer(text(promised?.["number"]), "accept")
        const given = (await get(somebody, number)).body["returns"]?.[0]
        expect([given?.["money"], given?.["wallet"]].map(plain)).toEqual([renewed?.["money"], renewed?.["wallet"]].map(plain))
      }
    })

    it("is refused to other shoppers [W8]", async () => {
      const { number, line } = await delivered(1)
      const other = await shop().somebody()
      expect([(await get(other, number)).status, (await request(other, number, [{ id: line, quantity: 1 }])).status]).toEqual([404, 404])
    })

    it("is refused of more units than were bought [W8]", async () => {
      const { somebody, number, line } = await delivered(1)
      expect((await request(somebody, number, [{ id: line, quantity: 2 }])).status).toBe(422)
      expect(
        (
          await request(somebody, number, [
            { id: line, quantity: 1 },
            { id: line, quantity: 1 },
          ])
        ).status,
      ).toBe(422)
    })

    it("is refused 73 hours after the delivery, and before it [W8]", async () => {
      const { somebody, number, line } = await delivered(1)
      await shop().db.query("update orders set delivered_at = delivered_at - interval '73 hours' where number = $1", [number])
      expect((await get(somebody, number)).body["lines"]).toEqual([])
      expect((await request(somebody, number, [{ id: line, quantity: 1 }])).status).toBe(422)
      const placed = await shop().placed(somebody, await shop().variant(3))
      expect((await get(somebody, placed)).body["lines"]).toEqual([])
    })

    it("beside a gift card gives back what was paid for the goods", async () => {
      const somebody = await shop().somebody()
      const offers = await shop().call("GET", "/api/v2/gift_cards/offers", { headers: somebody.headers })
      const card = Object.values(offers.body["offers"] ?? {}).at(-1)
      const added = await shop().call("POST", "/api/v2/gift_cards/add", {
        body: { variant_id: card?.["variant_id"], email: somebody.login, message: "" },
        headers: somebody.headers,
      })
      const number = await shop().checkedOut(somebody, await shop().variant(9, 100_000))
      expect(number).toBe(text(added.body["number"]))
      await applyCoupon(shop(), somebody, number, "WINTER10")
      await shop().give(somebody.id, "bonus", 30_000)
      await payFromWallet(shop(), somebody, number, 30_000, "bonus")
      await shop().place(somebody, number)
      await shop().delivered(number)
      const { body: order } = await shop().order(somebody, number)
      const goods = Object.values(order["line_items"] ?? {}).find((line) => text(line["price"]) === "100000.0")
      // The bank paid 60,000 of the goods: 600 of cashback, and no tugrik for the card.
      expect(await shop().balance(somebody.id, "bonus")).toBe(600)
      const { body } = await request(somebody, number, [{ id: plain(goods?.["id"]), quantity: 1 }])
      await answer(text(body["returns"]?.[0]?.["number"]), "accept")
      expect((await get(somebody, number)).body["returns"]).toMatchObject([{ status: "accepted", money: "60000.0", wallet: "30000.0" }])
      expect([await refunds(number), await shop().balance(somebody.id, "bonus")]).toEqual([
        [{ amount: 60_000, reason: "returned" }],
        30_000,
      ])
      expect((await shop().order(somebody, number)).body).toMatchObject({ state: "complete", payment_state: "paid" })
    })

    it("is refunded as the storefront computed it before the request, also once the cashback is spent [W8]", async () => {
      const { somebody, number, line } = await delivered(2, 30_000)
      // Of the 500 that were earned, 100 are left.
      await shop().give(somebody.id, "bonus", 100)
      for (const units of [1, 1]) {
        const { basis } = Schema.decodeUnknownSync(OrderReturns)((await get(somebody, number)).body)
        if (basis === null) throw new Error("the line can be returned")
        const seen = refundOf(basis, { [String(line)]: units })
        const { body } = await request(somebody, number, [{ id: line, quantity: units }])
        const [waiting] = Schema.decodeUnknownSync(OrderReturns)(body).returns
        expect([waiting?.money, waiting?.wallet]).toEqual([seen.money, paidBy(seen.shares)])
        await answer(waiting?.number ?? "", "accept")
        const [given] = Schema.decodeUnknownSync(OrderReturns)((await get(somebody, number)).body).returns
        expect([given?.money, given?.wallet]).toEqual([seen.money, paidBy(seen.shares)])
      }
      expect((await get(somebody, number)).body["basis"]).toBeNull()
    })

    it("of a half paid by bonus gives back half as bonus [W3]", async () => {
      const { somebody, number, line } = await delivered(2, 40_000)
      const { body } = await request(somebody, number, [{ id: line, quantity: 1 }])
      await answer(text(body["returns"]?.[0]?.["number"]), "accept")
      expect((await get(somebody, number)).body["returns"]).toMatchObject([{ money: "20000.0", wallet: "20000.0" }])
      // 400 were earned by the 40,000 of the bank.
      expect(await shop().balance(somebody.id, "bonus")).toBe(20_200)
    })
  })
}
