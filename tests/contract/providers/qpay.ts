/** Payment over QPay: its invoice, callbacks that are early, repeated, forged or missing, lost answers, and QPay down. */
import { methodIds } from "#domain/rules/cart/payment-methods.ts"
import { describe, expect, it } from "vitest"
import { createBackend } from "#backend/backend.ts"
import { qpayCalls } from "#backend/payments/providers/qpay-calls.ts"
import { qpayProvider } from "#backend/payments/providers/qpay.ts"
import { text } from "#tests/contract/support/test-backend.ts"
import { qpaySettings, type ProviderTrial } from "./provider-trial.ts"
import { qpaySecrets } from "./qpay-server.ts"
import { qpaySteps } from "./qpay-steps.ts"

export const qpayTrials = (trial: () => ProviderTrial): void => {
  const { shop, qpay, payment, invoiceOf, callback, refunds, openInvoice } = qpaySteps(trial)

  describe("QPay", () => {
    it("is requested once for an order, and shows its QR code and bank links in the shopper's language", async () => {
      const { somebody, number, invoice } = await openInvoice()
      const before = qpay().invoices.length
      const shown = await Promise.all([payment(somebody, number), payment(somebody, number), payment(somebody, number)])
      expect(qpay().invoices.length).toBe(before)
      for (const body of shown)
        expect(body).toMatchObject({
          status: "pending",
          method: "qr",
          qr_text: `0002010102121531${invoice.id}`,
          links: [{ name: "Khan bank" }],
        })
      const mn = await shop().call("GET", `/api/v2/orders/${number}/payment`, { headers: somebody.headers })
      expect(mn.body["links"]).toMatchObject([{ name: "Хаан банк" }])
      expect(invoice.amount).toBe(105_000)
    })

    it("is paid by a callback only where QPay has the payment", async () => {
      const { somebody, number, invoice } = await openInvoice()
      const called = await callback(invoice.callbackUrl)
      expect([called.status, called.body["text"]]).toEqual([200, "SUCCESS"])
      expect((await payment(somebody, number))["status"]).toBe("pending")
      shop().wait(1)
      qpay().pay(invoice)
      expect((await callback(invoice.callbackUrl, "any", "POST")).status).toBe(200)
      expect((await payment(somebody, number))["status"]).toBe("paid")
    })

    it("calls back at a random address of each invoice, and others are not found", async () => {
      const { invoice } = await openInvoice()
      expect(invoice.callbackUrl).toMatch(/^http:\/\/localhost:4321\/api\/payments\/callback\/[\w-]{43}$/)
      const other = await openInvoice()
      expect(other.invoice.callbackUrl).not.toBe(invoice.callbackUrl)
      for (const token of [other.number, "1", "0".repeat(43)])
        expect((await shop().call("GET", `/api/payments/callback/${token}`)).status).toBe(404)
    })

    it("pays once, though it calls back six times at once and again later", async () => {
      const { somebody, number, invoice } = await openInvoice()
      qpay().pay(invoice)
      const called = await Promise.all(Array.from({ length: 6 }, () => callback(invoice.callbackUrl)))
      expect(new Set(called.map(({ status }) => status))).toEqual(new Set([200]))
      await shop().backend.tend()
      shop().wait(1)
      await callback(invoice.callbackUrl)
      expect((await payment(somebody, number))["status"]).toBe("paid")
      expect(await refunds(number)).toEqual([])
    })

    it("may call back before it has answered", async () => {
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(5, 100_000))
      await shop().place(somebody, number)
      qpay().fate = "hold"
      const check = payment(somebody, number)
      await expect.poll(() => qpay().invoices.some((one) => one.number.startsWith(number))).toBe(true)
      qpay().fate = "answer"
      const invoice = invoiceOf(number)
      qpay().pay(invoice)
      expect((await callback(invoice.callbackUrl)).body["text"]).toBe("SUCCESS")
      qpay().release()
      await check
      expect((await payment(somebody, number))["status"]).toBe("paid")
    })

    it("pays without a callback, by the check of the next minute", async () => {
      const { somebody, number, invoice } = await openInvoice()
      qpay().pay(invoice)
      shop().wait(1)
      await shop().backend.tend()
      expect((await payment(somebody, number))["status"]).toBe("paid")
    })

    it("pays by two payments that sum to the order", async () => {
      const { somebody, number, invoice } = await openInvoice()
      qpay().pay(invoice, { amount: 5000 })
      qpay().pay(invoice, { amount: 100_000 })
      await callback(invoice.callbackUrl)
      shop().wait(1)
      await callback(invoice.callbackUrl)
      expect((await payment(somebody, number))["status"]).toBe("paid")
      expect(await refunds(number)).toEqual([])
    })

    it("closes the invoice of a cancelled order", async () => {
      const { somebody, number, invoice } = await openInvoice()
      await shop().cancel(somebody, number)
      shop().wait(1)
      await shop().backend.tend()
      expect(invoice.isClosed).toBe(true)
    })

    it("pays by the code that was shown before the method was changed", async () => {
      const { somebody, number, invoice } = await openInvoice()
      await shop().place(somebody, number, methodIds.bank_transfer)
      expect((await payment(somebody, number))["method"]).toBe("bank_transfer")
      qpay().pay(invoice)
      await callback(invoice.callbackUrl)
      expect(await payment(somebody, number)).toMatchObject({ status: "paid", method: "qr" })
      expect(await refunds(number)).toEqual([])
    })

    it("that refuses to check the invoice of a cancelled order is called less often, and no more after three days", async () => {
      const { somebody, number } = await openInvoice()
      await shop().cancel(somebody, number)
      const request = async (change: string) => {
        const [row] = await shop().db.query<{ state: string; minutes: number }>(
          `update payment_requests set ${change} where number = $1
           returning state, round(extract(epoch from next_at - checked_at) / 60)::int as minutes`,
          [`${number}-1`],
        )
        return row
      }
      await request("reference = 'unknown to QPay'")
      shop().wait(1)
      await shop().backend.tend()
      expect(await request("next_at = next_at")).toEqual({ state: "open", minutes: 10 })
      await request("created_at = created_at - interval '3 days'")
      shop().wait(11)
      await shop().backend.tend()
      expect(await request("next_at = next_at")).toMatchObject({ state: "closed" })
    })

    it("whose answer was lost leaves one invoice that anybody can pay", async () => {
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(5, 100_000))
      await shop().place(somebody, number)
      qpay().fate = "lose"
      expect((await payment(somebody, number))["qr_text"]).toBe(null)
      qpay().fate = "answer"
      for (let round = 0; round < 3; round += 1) {
        shop().wait(1)
        await shop().backend.tend()
      }
      const numbers = qpay()
        .invoices.filter((one) => one.number.startsWith(number))
        .map((one) => one.number)
      // QPay says that it knows the first number, whose code was shown to nobody.
      expect(numbers).toEqual([`${number}-1`, `${number}-1x`])
      const invoice = invoiceOf(number)
      expect((await payment(somebody, number))["qr_text"]).toBe(`0002010102121531${invoice.id}`)
      qpay().pay(invoice)
      shop().wait(1)
      await callback(invoice.callbackUrl)
      expect((await payment(somebody, number))["status"]).toBe("paid")
    })

    it("is requested by two processes whose clocks are minutes apart, and shows one code, which pays", async () => {
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(5, 100_000))
      await shop().place(somebody, number)
      const { url } = qpay()
      const own = qpayProvider({ ...qpaySettings, url }, qpayCalls(url, qpaySecrets, Date.now), () => shop().config.site.company)
      const providers = {
        payments: [own],
        receipts: null,
        findOrganization: null,
      }
      const ahead = await createBackend(
        { ...shop().config, clock: () => shop().now() + 8 * 60_000 },
        { db: shop().db, timed: false, providers },
      )
      qpay().fate = "hold"
      const check = payment(somebody, number)
      await expect.poll(() => qpay().latest(number)).not.toBe(null)
      qpay().fate = "answer"
      // Takes the first process for one that has ended.
      await ahead.tend()
      await ahead.tend()
      const shown = text((await payment(somebody, number))["qr_text"])
      qpay().release()
      await check
      expect(text((await payment(somebody, number))["qr_text"])).toBe(shown)
      const invoice = qpay().invoices.find(({ id }) => shown.endsWith(id))
      if (invoice === undefined) throw new Error("the shown code is of no invoice")
      qpay().pay(invoice)
      shop().wait(1)
      await callback(invoice.callbackUrl)
      expect((await payment(somebody, number))["status"]).toBe("paid")
    })

    it("uses one token for many calls, and a new one where it is refused", async () => {
      const before = qpay().tokens()
      await openInvoice()
      await openInvoice()
      expect(qpay().tokens()).toBe(before)
      qpay().forgetTokens()
      const { invoice } = await openInvoice()
      expect([invoice.amount, qpay().tokens()]).toEqual([105_000, before + 1])
    })

    it("that is down makes its methods inactive with the reason, and catches up when it answers again [X7]", async () => {
      const { somebody, number, invoice } = await openInvoice()
      const waiting = await shop().checkedOut(somebody, await shop().variant(5, 100_000))
      await shop().place(somebody, waiting)
      await trial().stopQPay()
      qpay().pay(invoice)
      expect((await callback(invoice.callbackUrl)).status).toBe(200)
      for (let round = 0; round < 4; round += 1) {
        shop().wait(1)
        await shop().backend.tend()
      }
      const methods = async () =>
        (await shop().call("GET", "/api/v2/checkouts/payment_methods", { headers: { "accept-language": "en" } })).body["payment_methods"]
      expect(await methods()).toMatchObject([
        { method_type: "qr", active: false, note: "QPay is not answering at the moment" },
        { method_type: "bank_transfer", active: true },
        { method_type: "internet_bank", active: false },
        { method_type: "card", active: true },
        { method_type: "wallet", active: true },
        { method_type: "lease", active: true },
      ])
      await trial().startQPay()
      shop().wait(1)
      await shop().backend.tend()
      await shop().backend.tend()
      expect(await methods()).toMatchObject(Array.from({ length: 6 }, () => ({ active: true })))
      expect((await payment(somebody, number))["status"]).toBe("paid")
      expect(text((await payment(somebody, waiting))["qr_text"])).toContain(invoiceOf(waiting).id)
    })
  })
}
