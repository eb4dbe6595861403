/** Recharges of the wallet. */
import { describe, expect, it } from "vitest"
import { methodIds } from "#domain/rules/cart/payment-methods.ts"
import { plain, text, type Trial } from "#tests/contract/support/test-backend.ts"
import { walletSteps } from "./wallet-steps.ts"

export const rechargeCalls = (shop: () => Trial): void => {
  const { get, sumOfEntries, recharge } = walletSteps(shop)

  describe("recharge", () => {
    it("is credited once it is paid, and once only [S29c] [W2]", async () => {
      const somebody = await shop().somebody()
      const begun = await recharge(somebody, 50_000)
      const number = text(begun.body["number"])
      expect(begun.body["payment"]).toMatchObject({ status: "pending", method: "qr", amount: "50000.0", expires_in: 900 })
      expect(text(begun.body["payment"]?.["qr_text"])).toContain(number)
      expect(await shop().balance(somebody.id, "money")).toBe(0)
      expect((await shop().bank(number, "pay")).body["status"]).toBe("paid")
      await shop().bank(number, "pay")
      await shop().bank(number, "fail")
      expect([await shop().balance(somebody.id, "money"), await sumOfEntries(somebody.id)]).toEqual([50_000, 50_000])
      expect((await get(somebody, `store_credits/recharges/${number}`)).body["payment"]).toMatchObject({
        status: "paid",
        qr_text: null,
        expires_in: null,
      })
    })

    it("is paid late, after it failed and was overdue [S29c]", async () => {
      const somebody = await shop().somebody()
      const number = text((await recharge(somebody, 20_000, 4)).body["number"])
      const status = async () => plain((await get(somebody, `store_credits/recharges/${number}`)).body["payment"]?.["status"])
      await shop().bank(number, "fail")
      expect(await status()).toBe("failed")
      shop().wait(60)
      expect(await status()).toBe("overdue")
      await shop().bank(number, "pay")
      expect([await status(), await shop().balance(somebody.id, "money")]).toEqual(["paid", 20_000])
    })

    it("waits as long as an order by its method [S29c]", async () => {
      const { body } = await recharge(await shop().somebody(), 20_000, methodIds.bank_transfer)
      expect(body["payment"]).toMatchObject({ method: "bank_transfer", expires_in: 24 * 3600 })
    })

    it("begins once for one key [S29c]", async () => {
      const somebody = await shop().somebody()
      const key = { "idempotency-key": "recharge once" }
      const [one, other] = [await recharge(somebody, 20_000, 1, key), await recharge(somebody, 20_000, 1, key)]
      expect(other.body["number"]).toEqual(one.body["number"])
    })

    it("is hidden from other shoppers [S29c]", async () => {
      const number = text((await recharge(await shop().somebody(), 20_000)).body["number"])
      expect((await get(await shop().somebody(), `store_credits/recharges/${number}`)).status).toBe(404)
    })

    it.each([
      [4999, 1, { amount: ["The smallest recharge is 5,000₮"] }],
      [5_000_001, 1, { amount: ["The largest recharge is 5,000,000₮"] }],
      [20_000, 6, { payment_method_id: ["There is no such payment method"] }],
      [20_000, 99, { payment_method_id: ["There is no such payment method"] }],
    ])("of %i by method %i is refused [V5]", async (amount, method, errors) => {
      const refused = await recharge(await shop().somebody(), amount, method)
      expect([refused.status, refused.body["errors"]]).toEqual([422, errors])
    })

    it("is linked on the sandbox's payment desk", async () => {
      const number = text((await recharge(await shop().somebody(), 20_000)).body["number"])
      const desk = await shop().call("GET", `/sandbox?order=${number}&locale=en`)
      expect(text(desk.body["text"])).toContain(`/en/account/wallet/recharge/${number}`)
    })
  })
}
