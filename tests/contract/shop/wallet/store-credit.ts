/** Payment from the wallet at the checkout. */
import * as Schema from "effect/Schema"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Order } from "#domain/entities/orders/order.ts"
import { totals } from "#domain/rules/cart/cart.ts"
import { tugrik } from "#domain/rules/money.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { orderOfUse, use, walletTerms } from "#domain/rules/wallet/wallet.ts"
import { text, type Trial } from "#tests/contract/support/test-backend.ts"
import { payFromWallet } from "../cart/checkout-steps.ts"

export const storeCreditCalls = (shop: () => Trial): void => {
  describe("wallet at the checkout", () => {
    /** A cart of 100,000, with 80,000 of bonus, of which half the price is usable, and 10,000 of money. */
    const cartWithTwoParts = async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "bonus", 80_000)
      await shop().give(somebody.id, "money", 10_000)
      const order = await shop().add(await shop().variant(5, 100_000), 1, somebody.headers)
      return { somebody, order, number: text(order.body["number"]) }
    }

    it("reports what is usable, part by part [X4]", async () => {
      const { order } = await cartWithTwoParts()
      expect(order.body["wallet"]).toMatchObject({
        used: "0.0",
        usable: "60000.0",
        parts: [
          { kind: "bonus", balance: "80000.0", usable: "50000.0", used: "0.0" },
          { kind: "money", balance: "10000.0", usable: "10000.0", used: "0.0" },
        ],
      })
    })

    it("pays from all parts, from one part, or nothing again [X4]", async () => {
      const { somebody, number } = await cartWithTwoParts()
      const all = await payFromWallet(shop(), somebody, number, 60_000)
      expect(all.body).toMatchObject({ total: "40000.0", adjustments: [{ kind: "wallet", amount: "-60000.0" }] })
      const fromOne = await payFromWallet(shop(), somebody, number, 7000, "money")
      expect(fromOne.body["total"]).toBe("93000.0")
      expect((await payFromWallet(shop(), somebody, number, 0)).body["total"]).toBe("100000.0")
    })

    it("names the maximum when it refuses an amount above it, or above the balance [X4]", async () => {
      const { somebody, number } = await cartWithTwoParts()
      const aboveMaximum = await payFromWallet(shop(), somebody, number, 60_001)
      expect(aboveMaximum.body["errors"]).toEqual({ amount: ["Оруулсан дүн зөвшөөрөгдсөн дүнгээс хэтэрсэн байна. Дээд дүн: 60,000₮"] })
      const aboveBalance = await payFromWallet(shop(), somebody, number, 90_001)
      expect(aboveBalance.body["error"]).toBe("Оруулсан дүн хэтэвчний үлдэгдлээс хэтэрсэн байна. Дээд дүн: 60,000₮")
    })

    it("pays nothing towards a purchase of 20,000 or less, with a message [W1]", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 10_000)
      const order = await shop().add(await shop().variant(5, 20_000), 1, somebody.headers)
      const refused = await payFromWallet(shop(), somebody, text(order.body["number"]), 1000)
      expect(refused.body["error"]).toBe("Хэтэвчийг зөвхөн 20,000₮-өөс дээш худалдан авалтад ашиглана")
    })

    it.each([
      [19_999, false],
      [20_000, false],
      [20_001, true],
    ])("pays towards a purchase of %i: %s", async (price, pays) => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 10_000)
      const order = await shop().add(await shop().variant(5, price), 1, somebody.headers)
      expect((await payFromWallet(shop(), somebody, text(order.body["number"]), 1000)).status).toBe(pays ? 200 : 422)
    })

    it.each([
      [499, false],
      [500, true],
      [501, true],
    ])("pays a partner's money towards a purchase of %i: %s", async (price, pays) => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "partner", 10_000)
      const order = await shop().add(await shop().variant(5, price), 1, somebody.headers)
      const answer = await payFromWallet(shop(), somebody, text(order.body["number"]), 100)
      expect([answer.status, answer.body["error"]]).toEqual(pays ? [200, undefined] : [422, "Түншийн үлдэгдэл ашиглах доод дүн: 500₮"])
    })

    it("pays within what the rule allows, for any purchase and balances", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(5, 20_000)
      const number = text((await shop().add(variant, 1, somebody.headers)).body["number"])
      for (const kind of orderOfUse) await shop().give(somebody.id, kind, 0)
      const outcomes = new Set<string>()
      const balance = fc.constantFrom(0, 1000, 30_000)
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(499, 500, 20_000, 20_001, 50_000),
          fc.array(balance, { minLength: orderOfUse.length, maxLength: orderOfUse.length }),
          fc.constantFrom(1, 500, 1000, 1001, 10_000, 30_001, 200_000),
          async (price, balances, amount) => {
            const parts = orderOfUse.map((kind, at) => ({ kind, balance: tugrik(balances[at] ?? 0) }))
            for (const part of parts) await shop().give(somebody.id, part.kind, part.balance)
            await shop().db.query("update variants set price = $2, selling_price = $2 where id = $1", [variant, price])
            const answer = await payFromWallet(shop(), somebody, number, amount)
            const total = tugrik(price)
            const used = use(
              parts,
              { itemTotal: total, toPay: total, lines: [{ total, returnPerMille: walletTerms.cashbackPerMille }] },
              amount,
              walletTerms,
            )
            outcomes.add(used._tag)
            if (answer.status === 200) {
              const order = Schema.decodeUnknownSync(Order)(answer.body)
              expect(order).toMatchObject(totals(order))
              expect(order.total).toBe(price - amount)
            }
            const max = "max" in used ? formatTugrik(used.max) : ""
            const messages = {
              Used: /^$/,
              NoAmount: /оруулна уу$/,
              PurchaseTooSmall: /20,000₮-өөс дээш/,
              PartnerMinimum: /доод дүн: 500₮$/,
              AboveBalance: new RegExp(`үлдэгдлээс хэтэрсэн байна. Дээд дүн: ${max}$`),
              AboveMaximum: new RegExp(`дүнгээс хэтэрсэн байна. Дээд дүн: ${max}$`),
            }
            expect(answer.status).toBe(used._tag === "Used" ? 200 : 422)
            expect(answer.status === 200 ? "" : text(answer.body["error"])).toMatch(messages[used._tag])
          },
        ),
        { numRuns: 60 },
      )
      expect(outcomes.size).toBeGreaterThan(3)
    })

    it("completes the payment when it pays everything [X4]", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 500_000)
      const number = await shop().checkedOut(somebody, await shop().variant(5, 100_000))
      await payFromWallet(shop(), somebody, number, 105_000)
      const placed = await shop().place(somebody, number)
      expect(placed.body).toMatchObject({ state: "complete", payment_state: "paid", total: "0.0" })
      expect(await shop().balance(somebody.id, "money")).toBe(395_000)
    })

    it("pays what is left of a balance that was spent meanwhile", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 50_000)
      const variant = await shop().variant(5, 100_000)
      const number = await shop().checkedOut(somebody, variant)
      await payFromWallet(shop(), somebody, number, 50_000)
      await shop().give(somebody.id, "money", 30_000)
      const placed = await shop().place(somebody, number)
      expect(placed.body["total"]).toBe("75000.0")
      expect(await shop().balance(somebody.id, "money")).toBe(0)
    })
  })
}
