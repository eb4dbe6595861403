/** Payment by a saved card of the shopper, which its bank accepts or refuses. C10. */
import { describe, expect, it } from "vitest"
import { type Somebody, plain, text, type Trial } from "#tests/contract/support/test-backend.ts"
import { methodIds } from "#domain/rules/cart/payment-methods.ts"

export const savedCardCalls = (shop: () => Trial): void => {
  /** Id of a card with these last digits, registered on the page of the bank. */
  const card = async (somebody: Somebody, digits: string): Promise<string> => {
    const { body } = await shop().call("PUT", "/api/v2/users/register_card", { body: {}, headers: somebody.headers })
    const [page = ""] = text(body["url"]).split("?")
    await shop().call("POST", page, { body: { digits, bank: "Тэнгис банк" }, form: true })
    return text((await shop().call("GET", "/api/v2/users/cards", { headers: somebody.headers })).body["cards"]?.[0]?.["id"])
  }
  const place = async (somebody: Somebody, cardId: string, methodId = methodIds.card) => {
    const number = await shop().checkedOut(somebody, await shop().variant(5, 100_000))
    const answer = await shop().call("PUT", `/api/v2/checkouts/${number}`, {
      body: { state: "payment", order: { payments_attributes: [{ payment_method_id: methodId, card_id: cardId }] } },
      headers: somebody.headers,
    })
    return { number, answer }
  }
  const payment = async (somebody: Somebody, number: string) =>
    plain((await shop().call("GET", `/api/v2/orders/${number}/payment`, { headers: somebody.headers })).body)

  describe("saved card", () => {
    it("pays an order once, without a page of the bank [C10]", async () => {
      const somebody = await shop().somebody()
      const { number, answer } = await place(somebody, await card(somebody, "4242"))
      expect(answer.status).toBe(200)
      const paid = { status: "paid", amount: "105000.0", card: { bank: "Тэнгис банк", last_digits: "4242" }, redirect_url: null }
      expect(await payment(somebody, number)).toMatchObject(paid)
      expect(await payment(somebody, number)).toMatchObject(paid)
      expect(
        await shop().db.query("select outcome from bank_answers a join orders o on o.id = a.order_id where o.number = $1", [number]),
      ).toEqual([{ outcome: "taken" }])
    })

    it("that its bank refuses takes no money, and the order waits for another payment", async () => {
      const somebody = await shop().somebody()
      const { number } = await place(somebody, await card(somebody, "0937"))
      expect(await payment(somebody, number)).toMatchObject({ status: "failed" })
      expect((await shop().place(somebody, number, methodIds.card)).status).toBe(200)
      const again = await payment(somebody, number)
      expect(again).toMatchObject({ status: "pending", card: null })
      expect(again).not.toMatchObject({ redirect_url: null })
    })

    it("of somebody else places nothing", async () => {
      const [owner, stranger] = [await shop().somebody(), await shop().somebody()]
      const id = await card(owner, "4242")
      const refused = (await place(stranger, id)).answer
      expect(refused.status).toBe(422)
      expect(plain(refused.body)).toMatchObject({ errors: { card_id: ["Ийм карт олдсонгүй"] } })
    })

    it("that was removed places nothing", async () => {
      const owner = await shop().somebody()
      const id = await card(owner, "4242")
      await shop().call("DELETE", "/api/v2/users/remove_card", { body: { cardId: id }, headers: owner.headers })
      const { number, answer } = await place(owner, id)
      expect(answer.status).toBe(422)
      expect((await shop().order(owner, number)).body).toMatchObject({ state: "payment" })
    })

    it("is not charged by another method", async () => {
      const somebody = await shop().somebody()
      const { number } = await place(somebody, await card(somebody, "4242"), methodIds.qr)
      expect(await payment(somebody, number)).toMatchObject({ status: "pending", method: "qr", card: null })
    })
  })
}
