/** Orders paid by card on the bank's page, which tells the shop with a signed push. */
import { methodIds } from "#domain/rules/cart/payment-methods.ts"
import { describe, expect, it } from "vitest"
import type { ProviderTrial } from "./provider-trial.ts"

export const golomtCalls = (trial: () => ProviderTrial): void => {
  const shop = () => trial().shop
  const opened = async () => {
    const somebody = await shop().somebody()
    const number = await shop().checkedOut(somebody, await shop().variant(5, 100_000))
    await shop().place(somebody, number, methodIds.card)
    const payment = async () =>
      (
        await shop().call("GET", `/api/v2/orders/${number}/payment`, {
          headers: { ...somebody.headers, "accept-language": "en" },
        })
      ).body
    const shown = await payment()
    const transaction = trial().golomt.transactions.get(`${number}-1`)
    if (transaction === undefined) throw new Error("the bank was not asked")
    return { number, payment, shown, transaction, path: new URL(transaction.callback).pathname }
  }

  describe("card page", () => {
    it("is the bank's, in the shopper's language", async () => {
      const { shown, transaction } = await opened()
      expect(shown).toMatchObject({
        status: "pending",
        method: "card",
        redirect_url: `${trial().golomt.url}/payment/en/${transaction.invoice}`,
      })
      expect(transaction.amount).toBe("105000")
    })

    it("pays the order by its signed push, however often it comes", async () => {
      const { number, payment, path } = await opened()
      const push = trial().golomt.pay(`${number}-1`)
      for (let time = 0; time < 3; time += 1) {
        expect((await shop().call("POST", path, { body: push })).status).toBe(200)
        shop().wait(1)
      }
      expect((await payment())["status"]).toBe("paid")
    })

    it("refuses a forged push, which causes no check", async () => {
      const { number, payment, path } = await opened()
      const push = trial().golomt.pay(`${number}-1`)
      for (const forged of [
        { ...push, amount: "1" },
        { ...push, checksum: "0".repeat(64) },
        { ...push, transactionId: "R000000000-1" },
        {},
      ]) {
        expect((await shop().call("POST", path, { body: forged })).status).toBe(403)
      }
      expect((await payment())["status"]).toBe("pending")
    })

    it("redirects the browser back to the payment, which is checked before", async () => {
      const { number, payment, path } = await opened()
      trial().golomt.pay(`${number}-1`)
      const back = await shop().call("GET", `${path}?errorCode=000`, { headers: { accept: "text/html,application/xhtml+xml" } })
      expect([back.status, back.headers.get("location")]).toEqual([303, `/account/orders/${number}/pay`])
      expect((await payment())["status"]).toBe("paid")
    })

    it("that took another sum leaves the order unpaid, and is refunded by hand", async () => {
      const { number, payment, path } = await opened()
      await shop().call("POST", path, { body: trial().golomt.pay(`${number}-1`, "1000") })
      await shop().backend.tend()
      expect((await payment())["status"]).toBe("pending")
      expect(
        await shop().db.query("select r.amount, r.state from refunds r join orders o on o.id = r.order_id where o.number = $1", [number]),
      ).toEqual([{ amount: 1000, state: "by_hand" }])
    })
  })
}
