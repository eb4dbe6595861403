/** Payment of placed orders: by each method, in time, late, failed, or of another amount. */
import { methodIds } from "#domain/rules/cart/payment-methods.ts"
import { tugrik } from "#domain/rules/money.ts"
import { leaseFrom, leaseTerms } from "#domain/rules/lease/lease-terms.ts"
import { describe, expect, it } from "vitest"
import { pino } from "pino"
import { crc16 } from "#backend/sandbox/emvco.ts"
import { applyBankAnswer } from "#backend/payments/bank-answer.ts"
import { carriersFor } from "#backend/notifications/carriers/configured-carriers.ts"
import { isOver, secondsUntil } from "#domain/rules/countdown.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { text, type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"
import { payFromWallet } from "../cart/checkout-steps.ts"
import { paymentOf, refundsOf } from "./order-steps.ts"

export const paymentCalls = (shop: () => Trial): void => {
  const payment = (somebody: Somebody, number: string) => paymentOf(shop(), somebody, number)
  const refunds = (number: string) => refundsOf(shop(), number)

  describe("payment", () => {
    it("by QR has an EMVCo text in tugrik with the order and a valid checksum", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 100_000))
      const { body } = await payment(somebody, number)
      expect(body).toMatchObject({ status: "pending", method: "qr", amount: "105000.0", expires_in: 900 })
      const qrText = text(body["qr_text"])
      expect(crc16(qrText.slice(0, -4))).toBe(qrText.slice(-4))
      // Tag 53, of 3 characters: the currency 496, tugrik.
      expect(qrText).toContain("5303496")
      expect(qrText).toContain(number)
    })

    it.each([
      ["bank_transfer", "bank_account"],
      ["internet_bank", "links"],
      ["card", "redirect_url"],
      ["wallet", "redirect_url"],
      ["lease", "redirect_url"],
    ] as const)("by %s has its %s", async (method, field) => {
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(5, 200_000))
      await shop().place(somebody, number, methodIds[method])
      const { body } = await payment(somebody, number)
      expect([body["method"], body["status"]]).toEqual([method, "pending"])
      expect(body[field]).toBeTruthy()
    })

    it("by bank transfer names the company's account and the order as its description", async () => {
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(5, 200_000))
      await shop().place(somebody, number, methodIds.bank_transfer)
      expect((await payment(somebody, number)).body["bank_account"]).toMatchObject({ description: number, name: "Цэлмэг ХХК" })
    })

    it("names the monthly instalment from which the order could be leased", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 200_000))
      expect(Number((await payment(somebody, number)).body["lease_from"])).toBe(leaseFrom(tugrik(205_000), leaseTerms))
    })

    it("exists only for own placed orders", async () => {
      const somebody = await shop().somebody()
      const cart = await shop().checkedOut(somebody, await shop().variant(5))
      expect((await payment(somebody, cart)).status).toBe(404)
      const number = await shop().placed(await shop().somebody(), await shop().variant(5))
      expect((await payment(somebody, number)).status).toBe(404)
    })

    it("may change its method until it is paid, and keeps its countdown", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 200_000))
      shop().wait(5)
      const changed = await shop().place(somebody, number, methodIds.card)
      expect(changed.body).toMatchObject({ payment_state: "balance_due", expires_in: 600, payments: [{ method_type: "card" }] })
      await shop().bank(number, "pay")
      expect((await shop().place(somebody, number, methodIds.qr)).status).toBe(422)
    })

    it("by bank transfer waits a day from placing, and minutes again by another method [S29]", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 200_000))
      shop().wait(5)
      expect((await shop().place(somebody, number, methodIds.bank_transfer)).body["expires_in"]).toBe(24 * 3600 - 300)
      shop().wait(60)
      expect((await payment(somebody, number)).body).toMatchObject({ status: "pending", method: "bank_transfer" })
      expect((await shop().place(somebody, number, methodIds.qr)).body["expires_in"]).toBe(900)
      const transfer = await shop().checkedOut(somebody, await shop().variant(5, 200_000))
      expect((await shop().place(somebody, transfer, methodIds.bank_transfer)).body["expires_in"]).toBe(24 * 3600)
    })

    it("waits as long as the site says for its method [S29]", async () => {
      await shop().withSite({ paymentMinutes: { usual: 20, card: 45 } }, async () => {
        const somebody = await shop().somebody()
        const number = await shop().placed(somebody, await shop().variant(5, 200_000))
        expect((await payment(somebody, number)).body["expires_in"]).toBe(20 * 60)
        shop().wait(5)
        expect((await shop().place(somebody, number, methodIds.card)).body["expires_in"]).toBe(40 * 60)
        expect((await shop().place(somebody, number, methodIds.bank_transfer)).body["expires_in"]).toBe(20 * 60)
      })
    })

    it("is being processed once the bank has it, then paid, and never processed again [B8]", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5))
      expect((await shop().bank(number, "process")).body["status"]).toBe("processing")
      expect((await shop().order(somebody, number)).body["payment_state"]).toBe("processing")
      expect((await shop().bank(number, "pay")).body["status"]).toBe("paid")
      expect((await shop().bank(number, "process")).body["status"]).toBe("paid")
    })

    it("shows once it is paid when the order arrives, what it earned and where its confirmation went [E5]", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 100_000))
      expect((await payment(somebody, number)).body["order"]).toBe(null)
      await shop().bank(number, "pay")
      const { body } = await payment(somebody, number)
      expect(body["order"]).toMatchObject({
        earned: "1000.0",
        confirmation: { channel: "email", to: somebody.login },
        address: { city: "Улаанбаатар" },
      })
      expect(text(body["order"]?.["delivery_to"])).toMatch(/^\d{4}-/)
      const sent = await shop().call("GET", `/sandbox/messages?to=${somebody.login}`)
      expect(text(sent.body[0]?.["text"])).toContain(number)
      expect(text(sent.body[0]?.["text"])).toContain("105,000₮")
    })

    it("shows how much of a cancelled order went back to the wallet", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 30_000)
      const number = await shop().checkedOut(somebody, await shop().variant(5, 100_000))
      await payFromWallet(shop(), somebody, number, 30_000)
      await shop().place(somebody, number)
      await shop().cancel(somebody, number)
      expect((await payment(somebody, number)).body).toMatchObject({ status: "canceled", wallet: "30000.0" })
    })

    it("may be retried after a failure", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5))
      expect((await shop().bank(number, "fail")).body["status"]).toBe("failed")
      expect((await shop().order(somebody, number)).body["payment_state"]).toBe("failed")
      expect((await shop().place(somebody, number, methodIds.card)).body["payment_state"]).toBe("balance_due")
      expect((await shop().bank(number, "pay")).body["status"]).toBe("paid")
    })

    it("is applied once when it is notified three times at once, and does not fail afterwards", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5))
      const notified = await Promise.all([shop().bank(number, "pay"), shop().bank(number, "pay"), shop().bank(number, "pay")])
      expect(notified.map(({ body }) => body["status"])).toEqual(["paid", "paid", "paid"])
      expect(await refunds(number)).toEqual([])
      expect((await shop().bank(number, "fail")).body["status"]).toBe("paid")
    })

    it.each([1, 104_999, 105_001])(
      "of %i for 105,000 is refunded once, though it is notified twice, and the order still waits for its amount",
      async (amount) => {
        const somebody = await shop().somebody()
        const number = await shop().placed(somebody, await shop().variant(5, 100_000))
        const [order] = await shop().db.query<{ id: number }>("select id from orders where number = $1", [number])
        const answer = { reference: `the bank's ${number}`, orderId: order?.id ?? 0, paid: true, amount }
        const notify = () =>
          shop().db.transaction((tx) =>
            applyBankAnswer(
              {
                config: shop().config,
                site: () => shop().config.site,
                carriers: carriersFor(shop().config),
                log: pino({ level: "silent" }),
              },
              tx,
              answer,
              instantOf(shop().config.clock()),
            ),
          )
        await notify()
        await notify()
        expect(await refunds(number)).toEqual([{ amount, reason: "amount" }])
        expect((await payment(somebody, number)).body).toMatchObject({ status: "pending", amount: "105000.0" })
        expect((await shop().bank(number, "pay")).body["status"]).toBe("paid")
      },
    )
  })

  describe("unpaid order", () => {
    it("expires after its time, and returns stock and money once though it is cancelled in several calls at once [B9]", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "bonus", 30_000)
      const variant = await shop().variant(5, 100_000)
      const number = await shop().checkedOut(somebody, variant, 2)
      await payFromWallet(shop(), somebody, number, 30_000)
      await shop().place(somebody, number)
      expect([await shop().onHand(variant), await shop().balance(somebody.id, "bonus")]).toEqual([3, 0])
      shop().wait(15)
      await Promise.all([shop().backend.tend(), shop().order(somebody, number), shop().backend.tend(), shop().order(somebody, number)])
      const order = await shop().order(somebody, number)
      expect(order.body).toMatchObject({ state: "canceled", payment_state: "overdue", expires_in: null })
      expect([await shop().onHand(variant), await shop().balance(somebody.id, "bonus")]).toEqual([5, 30_000])
      expect((await payment(somebody, number)).body["status"]).toBe("overdue")
    })

    it("stays cancelled after a late payment, which is refunded and recorded", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(5, 100_000)
      const number = await shop().placed(somebody, variant)
      shop().wait(16)
      expect((await shop().bank(number, "pay")).body["status"]).toBe("refunded")
      await shop().bank(number, "pay")
      const order = await shop().order(somebody, number)
      expect(order.body).toMatchObject({ state: "canceled", payment_state: "refunded", refunded_amount: "105000.0" })
      expect(await refunds(number)).toEqual([{ amount: 105_000, reason: "late" }])
      expect(await shop().onHand(variant)).toBe(5)
    })
  })

  describe("payment time", () => {
    it.each([-1, 0, 1, 999, 1000, 60_000, 61_500])(
      "that ends in %i ms is over or counts down, the same for the order and its payment",
      async (ahead) => {
        const somebody = await shop().somebody()
        const number = await shop().placed(somebody, await shop().variant(5, 100_000))
        const until = instantOf(shop().now() + ahead)
        await shop().db.query("update orders set expires_at = $2 where number = $1", [number, until])
        const before = instantOf(shop().now())
        const order = await shop().order(somebody, number)
        const paymentAnswer = await payment(somebody, number)
        const after = instantOf(shop().now())
        if (isOver(until, before)) {
          expect([order.body["state"], paymentAnswer.body["status"], paymentAnswer.body["expires_in"]]).toEqual([
            "canceled",
            "overdue",
            null,
          ])
        } else if (!isOver(until, after)) {
          expect(order.body["state"]).toBe("complete")
          for (const seconds of [order.body["expires_in"], paymentAnswer.body["expires_in"]]) {
            expect(Number(seconds)).toBeGreaterThanOrEqual(secondsUntil(until, after))
            expect(Number(seconds)).toBeLessThanOrEqual(secondsUntil(until, before))
          }
        }
      },
    )
  })
}
