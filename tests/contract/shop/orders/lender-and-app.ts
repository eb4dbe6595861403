/** Lender and payment app of the sandbox. */
import { methodIds } from "#domain/rules/cart/payment-methods.ts"
import { describe, expect, it } from "vitest"
import { sandboxTokens } from "#backend/sandbox/providers.ts"
import { text, type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"

export const lenderAndAppCalls = (shop: () => Trial): void => {
  const check = (somebody: Somebody, number: string, payment = methodIds.lease) =>
    shop().call("GET", `/api/v2/orders/${number}/check_lend?payment=${payment}`, { headers: somebody.headers })
  const pay = (somebody: Somebody, number: string, tokens = sandboxTokens(number)) =>
    shop().call("PUT", `/api/v2/checkouts/${number}/most_in_app`, {
      body: { custtkn: tokens.customer, txntkn: tokens.transaction },
      headers: somebody.headers,
    })

  describe("lender of the sandbox", () => {
    it("lends what is left to pay [C5]", async () => {
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(50, 400_000))
      expect((await check(somebody, number)).body).toMatchObject({ outcome: "may", amount: "405000.0" })
    })

    it("lends nothing to a phone that it does not know [C5]", async () => {
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(50, 400_000))
      // The sandbox knows no phone that ends in 00.
      await shop().db.query("update users set phone = '99887700', phone_confirmed = true where id = $1", [somebody.id])
      expect((await check(somebody, number)).body).toMatchObject({ outcome: "may_not", reason: "stranger" })
    })

    it("lends nothing above its limit, which it names [C5]", async () => {
      const somebody = await shop().somebody()
      const large = await shop().checkedOut(somebody, await shop().variant(50, 2_000_000), 3)
      expect((await check(somebody, large)).body).toMatchObject({ outcome: "may_not", reason: "limit", most: "5000000.0" })
    })

    it("is checked sixty times by one person, and no more for a while", async () => {
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(50, 400_000))
      for (let time = 0; time < 60; time += 1) await check(somebody, number)
      expect((await check(somebody, number)).status).toBe(429)
    })
  })

  describe("app of the sandbox", () => {
    it("pays an order by its own tokens alone, once [C5]", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 100_000))
      expect((await pay(somebody, number, sandboxTokens("R000000000"))).status).toBe(422)
      expect((await pay(somebody, number)).body["status"]).toBe("paid")
      expect((await pay(somebody, number)).body["status"]).toBe("paid")
    })

    it("is offered on the desk for an order of a wallet app", async () => {
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(5, 100_000))
      await shop().place(somebody, number, methodIds.wallet)
      const desk = await shop().call("GET", `/sandbox?order=${number}&locale=en`, { headers: { accept: "text/html" } })
      expect(text(desk.body["text"])).toContain(`/en/account/orders/${number}/pay?custtkn=sandbox&amp;txntkn=sandbox-${number}`)
    })

    it("pays no cart, and nothing that is over", async () => {
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(5, 100_000))
      expect((await pay(somebody, number)).status).toBe(404)
      await shop().place(somebody, number)
      await shop().cancel(somebody, number)
      expect((await pay(somebody, number)).body["status"]).toBe("canceled")
    })
  })
}
