/** Payment machine in a payment app, which has given tokens. */
import { describe, expect, it } from "vitest"
import { placedOrder } from "#book/fixtures/orders/orders.ts"
import { failedPayment, overduePayment, paidPayment, walletAppPayment } from "#book/fixtures/cart/payments.ts"
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import type { Payment } from "#domain/entities/cart/payment.ts"
import { paymentMachine } from "#machines/cart/payment.ts"
import { pollInterval } from "#machines/shared/presence.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const tokens = { customerToken: "customer", transactionToken: "transaction" }
const open = async (payment: Payment) => {
  const paying = startTestActor(paymentMachine, { number: placedOrder.number, payment: null, seed: "app", tokens })
  await paying.last("fetchPayment").answer(payment)
  const requestCount = () => paying.requests.filter(({ port }) => port === "payInApp").length
  return {
    ...paying,
    requestCount,
    progress: () => paying.actor.getSnapshot().value.progress,
    context: () => paying.actor.getSnapshot().context,
  }
}

describe("payment in an app", () => {
  it("is paid by the tokens, once", async () => {
    const paying = await open(walletAppPayment)
    expect(paying.last("payInApp").input).toEqual({ number: placedOrder.number, ...tokens })
    await paying.last("payInApp").answer(paidPayment)
    expect([paying.progress(), paying.context().tokens]).toEqual(["paid", null])
  })

  it("tries a payment that had failed", async () => {
    expect((await open(failedPayment)).progress()).toBe("payingInApp")
  })

  it("requests nothing where the order is over", async () => {
    const paying = await open(overduePayment)
    expect([paying.progress(), paying.requestCount()]).toEqual(["overdue", 0])
  })

  it("waits for another payment where it is refused, and shows that it was", async () => {
    const paying = await open(walletAppPayment)
    await paying.last("payInApp").refuse(refused("Апп баталгаажуулсангүй"))
    paying.clock.increment(pollInterval)
    await paying.last("fetchPayment").answer(walletAppPayment)
    expect([paying.progress(), paying.requestCount(), paying.context().appProblem?._tag]).toEqual(["waiting", 1, "Refused"])
  })

  it("is sent again after a lost connection", async () => {
    const paying = await open(walletAppPayment)
    await paying.last("payInApp").refuse(unreachable)
    expect(paying.progress()).toBe("unreachable")
    paying.clock.increment(pollInterval)
    await paying.last("fetchPayment").answer(walletAppPayment)
    expect([paying.progress(), paying.requestCount()]).toEqual(["payingInApp", 2])
  })
})
