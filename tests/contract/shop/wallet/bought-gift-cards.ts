/** Bought gift cards: in the cart, issued once paid, sent, redeemed, and void once cancelled. */
import { describe, expect, it } from "vitest"
import { plain, text, type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"
import { walletSteps } from "./wallet-steps.ts"
import { applyCoupon, saveAddress } from "../cart/checkout-steps.ts"
import { withFlags } from "../shell/flag-steps.ts"
import { newKeyHeaders } from "../merchant/merchant-steps.ts"

export const boughtGiftCards = (shop: () => Trial): void => {
  const { get, post } = walletSteps(shop)

  /** A variant of a gift card, outside of the demo's. */
  const offer = async (amount: number): Promise<number> => {
    const variant = await shop().variant(1000, amount)
    await shop().db.query("insert into gift_card_products (variant_id, amount) values ($1, $2)", [variant, amount])
    return variant
  }
  const add = (somebody: Somebody, variant: number, email: string, message = "") =>
    post(somebody, "gift_cards/add", { variant_id: variant, email, message }, { "idempotency-key": `gift-${shop().unique()}` })
  const receiver = () => `friend${shop().unique()}@example.mn`
  /** A paid order of goods and a card. */
  const bought = async (somebody: Somebody, amount: number, email: string) => {
    const variant = await offer(amount)
    const number = await shop().checkedOut(somebody, await shop().variant(5, 30_000))
    expect((await add(somebody, variant, email, "Баяр хүргэе")).status).toBe(200)
    expect((await shop().place(somebody, number)).status).toBe(200)
    await shop().bank(number, "pay")
    return number
  }
  const cardOf = async (email: string): Promise<string> =>
    (await shop().db.query<{ number: string }>("select number from gift_cards where sent_to = $1", [email]))[0]?.number ?? ""

  describe("a bought gift card", () => {
    it("is offered by its amount, and added to a cart for one receiver at a valid address [E18] [C24]", async () => {
      const somebody = await shop().somebody()
      const variant = await offer(70_000)
      expect(plain((await get(somebody, "gift_cards/offers")).body["offers"])).toContainEqual({ variant_id: variant, amount: "70000.0" })
      expect(plain((await add(somebody, variant, "nobody")).body["errors"])).toEqual({ email: ["The e-mail address is not valid"] })
      const first = await add(somebody, variant, " Saraa@Example.mn ", "Баяр хүргэе")
      expect(plain(first.body["line_items"])).toMatchObject([
        { variant_id: variant, price: "70000.0", options_text: "saraa@example.mn: Баяр хүргэе" },
      ])
      expect((await add(somebody, variant, "other@example.mn")).status).toBe(422)
      expect((await add(somebody, await shop().variant(3), "other@example.mn")).status).toBe(422)
    })

    it("is issued once the order is paid, sent by letter with the buyer's message, and redeemed by its receiver", async () => {
      const [buyer, friend] = [await shop().somebody(), await shop().somebody()]
      const email = receiver()
      await bought(buyer, 70_000, email)
      const inbox = await shop().call("GET", `/sandbox/messages?to=${email}`)
      const number = await cardOf(email)
      expect(number).toMatch(/^GIFT(-[2-9A-Z]{4}){4}$/)
      expect(text(inbox.body[0]?.["text"])).toContain(number)
      expect(text(inbox.body[0]?.["text"])).toContain("Баяр хүргэе")
      expect((await post(friend, "gift_cards/redeem", { number })).body).toMatchObject({ balance: "70000.0" })
      expect(await shop().balance(friend.id, "gift_card")).toBe(70_000)
    })

    it("is fulfilled by its payment: its order is neither under way nor waiting to be sent, and keeps no account [B8]", async () => {
      const somebody = await shop().somebody()
      const orders = await newKeyHeaders(shop(), "orders")
      const { body: cart } = await add(somebody, await offer(70_000), receiver())
      const number = text(cart["number"])
      await saveAddress(shop(), somebody, number)
      expect((await shop().place(somebody, number)).status).toBe(200)
      const groups = async () => {
        const listed = async (group: string) => (await get(somebody, `orders/mine?group=${group}`)).body["count"]
        return { toPay: await listed("toPay"), onWay: await listed("onWay"), delivered: await listed("delivered") }
      }
      const leaving = async () => plain((await get(somebody, "users/leaving")).body["open_orders"])
      expect(await groups()).toEqual({ toPay: 1, onWay: 0, delivered: 0 })
      expect(await leaving()).toEqual([number])
      await shop().bank(number, "pay")
      expect(await groups()).toEqual({ toPay: 0, onWay: 0, delivered: 1 })
      expect(await leaving()).toEqual([])
      const waiting = await shop().call("GET", "/api/v2/merchant/orders?shipment=pending", { headers: orders })
      expect(JSON.stringify(waiting.body)).not.toContain(number)
    })

    it("is left out of an order that is ordered again, while the cart holds its amount for somebody else", async () => {
      const somebody = await shop().somebody()
      const number = await bought(somebody, 70_000, receiver())
      const again = () => shop().call("POST", `/api/v2/orders/${number}/reorder`, { headers: somebody.headers })
      const cards = Object.values((await shop().order(somebody, number)).body["line_items"] ?? {})
      const card = cards.find((line) => text(line["price"]) === "70000.0")
      const other = receiver()
      expect((await add(somebody, Number(card?.["variant_id"]), other)).status).toBe(200)
      const { status, body } = await again()
      expect([status, plain(body["left_out"])]).toMatchObject([200, [{ quantity: 1, is_sold_out: false }]])
      expect(Object.values(body["order"]?.["line_items"] ?? {}).map((line) => [text(line["price"]), text(line["options_text"])])).toEqual([
        ["70000.0", other],
        ["30000.0", expect.any(String)],
      ])
      const withoutWallet = await withFlags(shop(), { wallet: false }, again)
      expect(plain(withoutWallet.body["left_out"])).toMatchObject([{ quantity: 1, is_sold_out: true }])
    })

    it("is void once its order is cancelled", async () => {
      const [buyer, friend] = [await shop().somebody(), await shop().somebody()]
      const email = receiver()
      const number = await bought(buyer, 70_000, email)
      expect((await shop().cancel(buyer, number)).status).toBe(200)
      expect(plain((await post(friend, "gift_cards/redeem", { number: await cardOf(email) })).body["errors"])).toEqual({
        number: ["This gift card is no longer valid: its order was cancelled"],
      })
    })

    it("prevents the cancellation of its order once it was redeemed", async () => {
      const [buyer, friend] = [await shop().somebody(), await shop().somebody()]
      const email = receiver()
      const number = await bought(buyer, 80_000, email)
      await post(friend, "gift_cards/redeem", { number: await cardOf(email) })
      expect((await shop().cancel(buyer, number)).status).toBe(422)
      expect(await shop().balance(friend.id, "gift_card")).toBe(80_000)
    })

    it("is not offered as bought together with the goods of its order", async () => {
      const somebody = await shop().somebody()
      const [card] = await shop().db.query<{ variant: number; slug: string }>(
        `select g.variant_id as variant, p.slug from gift_card_products g join variants v on v.id = g.variant_id join products p on p.id = v.product_id
         where not exists (select from variants o where o.product_id = p.id and not exists (select from gift_card_products c where c.variant_id = o.id)) limit 1`,
      )
      const [goods] = await shop().db.query<{ variant: number; slug: string }>(
        `select v.id as variant, p.slug from variants v join products p on p.id = v.product_id where v.on_hand > 0 and p.id <> (select product_id from variants where id = $1)
         and not exists (select from line_items l join variants o on o.id = l.variant_id where o.product_id = p.id) order by v.id limit 1`,
        [card?.variant],
      )
      const number = await shop().checkedOut(somebody, goods?.variant ?? 0)
      expect((await add(somebody, card?.variant ?? 0, receiver())).status).toBe(200)
      expect((await shop().place(somebody, number)).status).toBe(200)
      await shop().bank(number, "pay")
      const { body } = await shop().call("GET", `/api/v2/compatibility_build/${goods?.slug ?? ""}`)
      const offered = Object.values((body["products"] ?? {}) as Record<string, Record<string, unknown>>).map((product) => product["slug"])
      expect(offered[0]).toBe(goods?.slug)
      expect(offered).not.toContain(card?.slug)
    })

    it("is reduced by no coupon, paid by no wallet money, and earns nothing", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 500_000)
      const variant = await offer(200_000)
      const number = text((await add(somebody, variant, receiver())).body["number"])
      await applyCoupon(shop(), somebody, number, "WINTER10")
      expect((await shop().order(somebody, number)).body).toMatchObject({
        coupon_codes: ["WINTER10"],
        total: "200000.0",
        wallet: { usable: "0.0" },
        earns: "0.0",
      })
    })
  })
}
