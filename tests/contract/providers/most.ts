/** Orders paid in the Most app by its tokens. */
import { describe, expect, it } from "vitest"
import type { Somebody } from "#tests/contract/support/test-backend.ts"
import type { ProviderTrial } from "./provider-trial.ts"

export const mostCalls = (trial: () => ProviderTrial): void => {
  const shop = () => trial().shop
  const app = () => trial().most
  const pay = (somebody: Somebody, number: string, txntkn: string) =>
    shop().call("PUT", `/api/v2/checkouts/${number}/most_in_app`, { body: { custtkn: "customer", txntkn }, headers: somebody.headers })
  /** A placed order, and a token of the app for its sum. */
  const opened = async (methodId = 5, agreed = 105_000) => {
    const somebody = await shop().somebody()
    const number = await shop().checkedOut(somebody, await shop().variant(5, 100_000))
    await shop().place(somebody, number, methodId)
    const token = `token-${number}`
    app().tokens.set(token, agreed)
    return { somebody, number, token, state: async () => (await shop().order(somebody, number)).body["payment_state"] }
  }

  describe("most_in_app", () => {
    it("pays the order by the app's tokens, however often it is called [C5]", async () => {
      const { somebody, number, token } = await opened()
      const answers = [await pay(somebody, number, token), await pay(somebody, number, token)]
      expect(answers.map(({ body }) => body["status"])).toEqual(["paid", "paid"])
      expect(
        await shop().db.query("select count(*)::int as count from bank_answers b join orders o on o.id = b.order_id where o.number = $1", [
          number,
        ]),
      ).toEqual([{ count: 1 }])
    })

    it("pays an order of another method too, whose request is ended [C5]", async () => {
      const { somebody, number, token } = await opened(1)
      expect((await pay(somebody, number, token)).body).toMatchObject({ status: "paid", method: "wallet" })
    })

    it("opens the order in the app where the shop is open elsewhere", async () => {
      const { somebody, number } = await opened()
      const { body } = await shop().call("GET", `/api/v2/orders/${number}/payment`, { headers: somebody.headers })
      expect(body).toMatchObject({ method: "wallet", redirect_url: expect.stringMatching(/^most:\/\/invoice\//) as unknown })
    })

    it("refuses made-up tokens, and the order still waits", async () => {
      const { somebody, number, token, state } = await opened()
      const refused = await pay(somebody, number, "made-up")
      expect([refused.status, Object.keys(refused.body["errors"] ?? {})]).toEqual([422, ["txntkn"]])
      expect((await pay(somebody, number, "two words")).status).toBe(422)
      expect(await state()).toBe("balance_due")
      expect((await pay(somebody, number, token)).body["status"]).toBe("paid")
    })

    it("that agreed to another sum leaves the order unpaid, and is refunded by hand", async () => {
      const { somebody, number, token, state } = await opened(5, 1000)
      await pay(somebody, number, token)
      expect(await state()).toBe("balance_due")
      await shop().backend.tend()
      expect(
        await shop().db.query("select r.amount, r.state from refunds r join orders o on o.id = r.order_id where o.number = $1", [number]),
      ).toEqual([{ amount: 1000, state: "by_hand" }])
    })

    it("whose confirmation is lost is found by the next check", async () => {
      const { somebody, number, token, state } = await opened()
      app().faults.losesConfirmation = true
      expect((await pay(somebody, number, token)).body["status"]).toBe("pending")
      app().faults.losesConfirmation = false
      shop().wait(1)
      await shop().backend.tend()
      expect(await state()).toBe("paid")
    })

    it("reports an app that does not answer, and takes no money", async () => {
      const { somebody, number, token, state } = await opened()
      app().faults.isDown = true
      expect((await pay(somebody, number, token)).status).toBe(422)
      app().faults.isDown = false
      expect(await state()).toBe("balance_due")
    })

    it("pays no order of somebody else", async () => {
      const { number, token, state } = await opened()
      expect((await pay(await shop().somebody(), number, token)).status).toBe(404)
      expect(await state()).toBe("balance_due")
    })
  })
}
