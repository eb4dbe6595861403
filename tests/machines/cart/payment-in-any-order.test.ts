/** Laws of the payment machine: whatever the shopper, the network and the bank do, the screen ends as the shop says, within ten seconds. */
import { describe, expect, it } from "vitest"
import fc from "fast-check"
import { placedOrder } from "#book/fixtures/orders/orders.ts"
import {
  canceledPayment,
  failedPayment,
  methods,
  overduePayment,
  paidPayment,
  processingPayment,
  qrPayment,
  refundedPayment,
} from "#book/fixtures/cart/payments.ts"
import { notPossible, timedOut, unreachable } from "#book/fixtures/shell/problems.ts"
import type { Payment } from "#domain/entities/cart/payment.ts"
import { paymentMachine } from "#machines/cart/payment.ts"
import "#tests/laws.ts"
import { paymentStatuses, statusAfter } from "#tests/machines/payment-statuses.ts"
import { advanceSeconds, startTestActor } from "#tests/machines/test-actor.ts"

/** Maximum seconds until the screen shows the status of the shop. */
const maxDelay = 10

const payments: Readonly<Record<Payment["status"], Payment>> = {
  pending: qrPayment,
  processing: processingPayment,
  paid: paidPayment,
  failed: failedPayment,
  overdue: overduePayment,
  canceled: canceledPayment,
  refunded: refundedPayment,
}

type Step =
  | { readonly type: "shop"; readonly pick: number }
  | { readonly type: "seconds"; readonly count: number }
  | { readonly type: "presence"; readonly visible: boolean; readonly online: boolean }
  | { readonly type: "network"; readonly works: boolean }
  | {
      readonly type: "shopper"
      readonly event: "bank.visit" | "payment.check" | "payment.retry" | "method.change" | "method.keep" | "page.retry"
    }
  | { readonly type: "choose"; readonly id: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ type: fc.constant("shop" as const), pick: fc.nat(4) }),
  fc.record({ type: fc.constant("seconds" as const), count: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ type: fc.constant("presence" as const), visible: fc.boolean(), online: fc.boolean() }),
  fc.record({ type: fc.constant("network" as const), works: fc.boolean() }),
  fc.record({
    type: fc.constant("shopper" as const),
    event: fc.constantFrom(
      "bank.visit" as const,
      "payment.check" as const,
      "payment.retry" as const,
      "method.change" as const,
      "method.keep" as const,
      "page.retry" as const,
    ),
  }),
  fc.record({ type: fc.constant("choose" as const), id: fc.constantFrom(1, 3, 4) }),
)

/** States in which a shopper can start a payment. */
const payableStates: ReadonlyArray<string> = ["waiting", "failed", "choosingMethod", "askingWhileChoosing", "fetchingMethods"]

describe("a payment in any order of events", () => {
  it("ends in the state of the shop's last response, and never offers a second payment", async () => {
    const tally = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<Payment["status"]>("pending", "failed", "processing"),
        fc.boolean(),
        fc.array(step, { maxLength: 14 }),
        async (first, isInApp, steps) => {
          let status = first
          let works = true
          const paying = startTestActor(paymentMachine, {
            number: placedOrder.number,
            payment: payments[first],
            seed: "walk",
            ...(isInApp && { tokens: { customerToken: "customer", transactionToken: "transaction" } }),
          })
          const { actor, clock, requests } = paying
          let answered = 0
          let isInvited = false
          /** Responds to each request as the shop would. */
          const answer = async () => {
            while (answered < requests.length) {
              const request = requests[answered]
              answered += 1
              if (request === undefined) return
              if (request.port === "fetchPaymentMethods") await (works ? request.answer(methods) : request.refuse(unreachable))
              else if (request.port === "changePaymentMethod") {
                const isOpen = status === "pending" || status === "failed"
                if (works && isOpen) status = "pending"
                await (!works ? request.refuse(timedOut) : isOpen ? request.answer(payments[status]) : request.refuse(notPossible))
              } else if (request.port === "payInApp") {
                const isOpen = status === "pending" || status === "failed"
                // The app pays what it was sent, also where its answer is lost.
                if (isOpen) status = "paid"
                await (!works ? request.refuse(timedOut) : isOpen ? request.answer(payments.paid) : request.refuse(notPossible))
                // Nothing is known of a lost answer, so nothing else is offered to pay by.
                if (!works && payableStates.includes(actor.getSnapshot().value.progress)) isInvited = true
              } else if (request.port === "fetchPayment")
                await (works
                  ? request.answer({ ...payments[status], ...(payments[status].expiresIn !== null && { expiresIn: 600 }) })
                  : request.refuse(unreachable))
            }
          }
          const wait = async (seconds: number) => {
            for (let second = 0; second < seconds; second += 1) {
              advanceSeconds(clock, 1)
              await answer()
            }
          }
          for (const one of steps) {
            if (one.type === "shop") status = statusAfter(status, one.pick)
            else if (one.type === "seconds") await wait(one.count)
            else if (one.type === "presence") actor.send({ type: "presence.changed", visible: one.visible, online: one.online })
            else if (one.type === "network") works = one.works
            else if (one.type === "choose") actor.send({ type: "method.choose", id: one.id })
            else actor.send({ type: one.event })
            await answer()
          }
          works = true
          actor.send({ type: "presence.changed", visible: true, online: true })
          await wait(maxDelay)
          const { context, value } = actor.getSnapshot()
          tally.set(status, (tally.get(status) ?? 0) + 1)
          actor.stop()
          return (
            !isInvited &&
            context.payment?.status === status &&
            (status === "pending" || status === "failed" || !payableStates.includes(value.progress))
          )
        },
      ),
    )
    expect([...tally.keys()].toSorted()).toEqual(paymentStatuses.toSorted())
  })
})
