/** Refunds and payment cases of money over QPay: of another sum, late, of a cancelled order, or paid twice. */
import { describe, expect, it } from "vitest"
import { text } from "#tests/contract/support/test-backend.ts"
import type { ProviderTrial } from "./provider-trial.ts"
import { qpaySteps } from "./qpay-steps.ts"

export const qpayRefunds = (trial: () => ProviderTrial): void => {
  const { shop, qpay, payment, invoiceOf, callback, refunds, openInvoice } = qpaySteps(trial)
  const cases = (number: string) => shop().db.query("select kind, amount, currency from payment_cases where number = $1", [number])

  describe("QPay", () => {
    it.each([
      [5000, "MNT", [{ amount: 5000, reason: "amount", state: "by_hand" }], []],
      [105_000, "USD", [], [{ kind: "currency", amount: 105_000, currency: "USD" }]],
      [104_999.5, "MNT", [], [{ kind: "amount", amount: 105_000, currency: "MNT" }]],
    ])("that received %d %s for 105,000 leaves the order unpaid, and the money is recorded", async (amount, currency, sent, opens) => {
      const { somebody, number, invoice } = await openInvoice()
      qpay().pay(invoice, { amount, currency })
      await callback(invoice.callbackUrl)
      await shop().backend.tend()
      expect((await payment(somebody, number))["status"]).toBe("pending")
      expect([await refunds(number), await cases(number)]).toEqual([sent, opens])
    })

    it.each([
      ["by card refunds it at QPay", true, "done"],
      ["by transfer leaves the refund to a person", false, "by_hand"],
    ] as const)("that is paid after the order expired %s [B9]", async (_, isCard, state) => {
      const { somebody, number, invoice } = await openInvoice()
      shop().wait(16)
      const paymentId = qpay().pay(invoice, { isCard })
      await callback(invoice.callbackUrl)
      await shop().backend.tend()
      await shop().backend.tend()
      expect((await payment(somebody, number))["status"]).toBe("refunded")
      expect(await refunds(number)).toEqual([{ amount: 105_000, reason: "late", state }])
      expect(qpay().refunds.filter((one) => one === paymentId)).toHaveLength(isCard ? 1 : 0)
    })

    it("refunds a cancelled order to the card that paid it [B10]", async () => {
      const { somebody, number, invoice } = await openInvoice()
      const paymentId = qpay().pay(invoice, { isCard: true })
      await callback(invoice.callbackUrl)
      await shop().cancel(somebody, number)
      await shop().backend.tend()
      await shop().backend.tend()
      expect(await refunds(number)).toEqual([{ amount: 105_000, reason: "canceled", state: "done" }])
      expect(qpay().refunds.filter((one) => one === paymentId)).toHaveLength(1)
    })

    it("leaves the refund of two payments that sum to the order to a person", async () => {
      const { somebody, number, invoice } = await openInvoice()
      const paymentIds = [5000, 100_000].map((amount) => qpay().pay(invoice, { amount, isCard: true }))
      await callback(invoice.callbackUrl)
      await shop().cancel(somebody, number)
      await shop().backend.tend()
      expect(await refunds(number)).toEqual([{ amount: 105_000, reason: "canceled", state: "by_hand" }])
      expect(qpay().refunds.filter((one) => paymentIds.includes(one))).toEqual([])
    })

    it("credits a recharge once, and records a second payment as a case [W2]", async () => {
      const somebody = await shop().somebody()
      const begun = await shop().call("POST", "/api/v2/store_credits/recharge", {
        body: { amount: 50_000, payment_method_id: 1 },
        headers: somebody.headers,
      })
      const number = text(begun.body["number"])
      const recharge = async () =>
        (await shop().call("GET", `/api/v2/store_credits/recharges/${number}`, { headers: somebody.headers })).body["payment"]
      expect(text((await recharge())?.["qr_text"])).toContain(invoiceOf(number).id)
      qpay().pay(invoiceOf(number))
      await callback(invoiceOf(number).callbackUrl)
      expect((await recharge())?.["status"]).toBe("paid")
      qpay().pay(invoiceOf(number))
      shop().wait(1)
      await callback(invoiceOf(number).callbackUrl)
      expect([await shop().balance(somebody.id, "money"), await cases(number)]).toEqual([
        50_000,
        [{ kind: "again", amount: 50_000, currency: "MNT" }],
      ])
    })

    it("records money for a recharge of an account that has been deleted as a case [W2]", async () => {
      const { headers, login } = await shop().somebody()
      const begun = await shop().call("POST", "/api/v2/store_credits/recharge", { body: { amount: 50_000, payment_method_id: 1 }, headers })
      const number = text(begun.body["number"])
      await shop().call("GET", `/api/v2/store_credits/recharges/${number}`, { headers })
      await shop().call("POST", "/api/v2/users/confirmation", { headers })
      const code = await shop().lastCode(login)
      expect((await shop().call("POST", "/api/v2/users/leaving", { headers, body: { code } })).status).toBe(200)
      expect(await shop().db.query("select state from recharges where number = $1", [number])).toEqual([{ state: "canceled" }])
      qpay().pay(invoiceOf(number))
      await callback(invoiceOf(number).callbackUrl)
      expect(await cases(number)).toEqual([{ kind: "unmatched", amount: 50_000, currency: "MNT" }])
    })
  })
}
