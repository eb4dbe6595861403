/** Payment machine on a simulated clock. */
import { describe, expect, it } from "vitest"
import { placedOrder } from "#book/fixtures/orders/orders.ts"
import {
  canceledPayment,
  failedPayment,
  leasePayment,
  methods,
  overduePayment,
  paidPayment,
  qrPayment,
  refundedPayment,
} from "#book/fixtures/cart/payments.ts"
import { refused, timedOut, unreachable } from "#book/fixtures/shell/problems.ts"
import type { Payment } from "#domain/entities/cart/payment.ts"
import { paymentMachine } from "#machines/cart/payment.ts"
import { pollInterval, slowPollInterval } from "#machines/shared/presence.ts"
import { advanceSeconds, startTestActor } from "#tests/machines/test-actor.ts"

const open = (payment: Payment | null) => {
  const paying = startTestActor(paymentMachine, { number: placedOrder.number, payment, seed: "payment" })
  return {
    ...paying,
    send: paying.actor.send,
    progress: () => paying.actor.getSnapshot().value.progress,
    context: () => paying.actor.getSnapshot().context,
    requests: (port: string) => paying.requests.filter((each) => each.port === port).length,
  }
}

describe("payment", () => {
  it("is fetched every four seconds while it is visible", async () => {
    const paying = open(qrPayment)
    paying.clock.increment(pollInterval - 1)
    expect(paying.requests("fetchPayment")).toBe(0)
    paying.clock.increment(1)
    expect(paying.progress()).toBe("asking")
    await paying.last("fetchPayment").answer(qrPayment)
    paying.clock.increment(pollInterval)
    expect(paying.requests("fetchPayment")).toBe(2)
  })

  it("is not fetched while hidden, and at once when visible again", () => {
    const paying = open(qrPayment)
    paying.send({ type: "presence.changed", visible: false, online: true })
    paying.clock.increment(pollInterval * 10)
    expect(paying.requests("fetchPayment")).toBe(0)
    paying.send({ type: "presence.changed", visible: true, online: true })
    expect(paying.requests("fetchPayment")).toBe(1)
  })

  it("is fetched when visible again after a failure, so that its countdown is the shop's", async () => {
    const paying = open(failedPayment)
    paying.send({ type: "presence.changed", visible: false, online: true })
    paying.send({ type: "presence.changed", visible: true, online: true })
    await paying.last("fetchPayment").answer({ ...failedPayment, expiresIn: 5 })
    expect(paying.progress()).toBe("failed")
    expect(paying.context().secondsLeft).toBe(5)
  })

  it("is fetched on return to the payment methods, which stay on offer", async () => {
    const paying = open(qrPayment)
    paying.send({ type: "method.change" })
    await paying.last("fetchPaymentMethods").answer(methods)
    paying.send({ type: "presence.changed", visible: false, online: true })
    paying.send({ type: "presence.changed", visible: true, online: true })
    await paying.last("fetchPayment").answer({ ...qrPayment, expiresIn: 5 })
    expect(paying.progress()).toBe("choosingMethod")
    expect(paying.context().secondsLeft).toBe(5)
  })

  it("counts the shop's seconds, and restarts with each response", async () => {
    const paying = open({ ...qrPayment, expiresIn: 767 })
    advanceSeconds(paying.clock, 3)
    expect(paying.context().secondsLeft).toBe(764)
    paying.send({ type: "payment.check" })
    await paying.last("fetchPayment").answer({ ...qrPayment, expiresIn: 700 })
    expect(paying.context().secondsLeft).toBe(700)
  })

  it("is fetched when the time is over, and only then overdue", async () => {
    const paying = open({ ...qrPayment, expiresIn: 2 })
    advanceSeconds(paying.clock, 2)
    expect(paying.progress()).toBe("asking")
    await paying.last("fetchPayment").answer(overduePayment)
    expect(paying.progress()).toBe("overdue")
    expect(paying.actor.getSnapshot().value.countdown).toBe("still")
  })

  it.each([
    ["canceled", canceledPayment],
    ["refunded", refundedPayment],
    ["overdue", overduePayment],
  ] as const)("is %s when the shop says so, at the start or later", async (status, payment) => {
    expect(open(payment).progress()).toBe(status)
    const paying = open(qrPayment)
    paying.send({ type: "payment.check" })
    await paying.last("fetchPayment").answer(payment)
    expect(paying.progress()).toBe(status)
    expect(paying.emitted).toEqual([{ type: "payment.ended", number: placedOrder.number }])
  })

  it("emits once that it is paid", async () => {
    const paying = open(qrPayment)
    paying.send({ type: "payment.check" })
    await paying.last("fetchPayment").answer(paidPayment)
    expect(paying.progress()).toBe("paid")
    expect(paying.emitted).toEqual([{ type: "payment.paid", number: placedOrder.number }])
  })

  it("is retried by the same method after a failure", async () => {
    const paying = open(failedPayment)
    paying.send({ type: "payment.retry" })
    await paying.last("fetchPaymentMethods").answer(methods)
    expect(paying.last("changePaymentMethod").input).toMatchObject({ paymentMethodId: 4 })
    await paying.last("changePaymentMethod").answer({ ...failedPayment, status: "pending" })
    expect(paying.progress()).toBe("waiting")
  })

  it("is retried by the lease that was agreed, and changed to a card without one", async () => {
    const refusedLease: Payment = { ...leasePayment, status: "failed" }
    const retried = open(refusedLease)
    retried.send({ type: "payment.retry" })
    await retried.last("fetchPaymentMethods").answer(methods)
    expect(retried.last("changePaymentMethod").input).toMatchObject({ paymentMethodId: 5, lease: leasePayment.lease })
    const changed = open(refusedLease)
    changed.send({ type: "method.change" })
    await changed.last("fetchPaymentMethods").answer(methods)
    changed.send({ type: "method.choose", id: 4 })
    expect(changed.last("changePaymentMethod").input).toMatchObject({ paymentMethodId: 4, lease: null })
  })

  it.each([
    ["failed is tried again", failedPayment, "payment.retry"],
    ["failed is made by another method", failedPayment, "method.change"],
    ["waits is made by another method", qrPayment, "method.change"],
  ] as const)("that %s even while the shop is unreachable", async (_, payment, type) => {
    const paying = open(payment)
    paying.send({ type })
    await paying.last("fetchPaymentMethods").refuse(unreachable)
    expect(paying.progress()).toBe("unreachable")
    paying.send({ type })
    await paying.last("fetchPaymentMethods").answer(methods)
    expect(paying.progress()).toBe(type === "payment.retry" ? "changingMethod" : "choosingMethod")
  })

  it("can change to another method, but not to one out of order [S29a]", async () => {
    const paying = open(qrPayment)
    paying.send({ type: "method.change" })
    await paying.last("fetchPaymentMethods").answer(methods)
    paying.send({ type: "method.choose", id: 6 })
    expect(paying.progress()).toBe("choosingMethod")
    paying.send({ type: "method.choose", id: 3 })
    expect(paying.progress()).toBe("changingMethod")
    await paying.last("changePaymentMethod").refuse(refused("Болохгүй байна."))
    expect(paying.progress()).toBe("askingSinceRefused")
    await paying.last("fetchPayment").answer(qrPayment)
    expect(paying.progress()).toBe("choosingMethod")
    expect(paying.context().problem).toEqual(refused("Болохгүй байна."))
  })

  it("is found paid when another method is refused because the money has arrived", async () => {
    const paying = open(qrPayment)
    paying.send({ type: "method.change" })
    await paying.last("fetchPaymentMethods").answer(methods)
    paying.send({ type: "method.choose", id: 3 })
    await paying.last("changePaymentMethod").refuse(refused("Энэ захиалга төлөгдсөн."))
    await paying.last("fetchPayment").answer(paidPayment)
    expect(paying.progress()).toBe("paid")
  })

  it("is fetched when the response to another method is lost, since the shop may have changed it", async () => {
    const paying = open(qrPayment)
    paying.send({ type: "method.change" })
    await paying.last("fetchPaymentMethods").answer(methods)
    paying.send({ type: "method.choose", id: 3 })
    await paying.last("changePaymentMethod").refuse(timedOut)
    expect(paying.progress()).toBe("asking")
  })

  it("stays visible while the shop is unreachable, and is retried automatically", async () => {
    const paying = open(qrPayment)
    paying.send({ type: "payment.check" })
    await paying.last("fetchPayment").refuse(unreachable)
    expect(paying.progress()).toBe("unreachable")
    expect(paying.context().payment).toEqual(qrPayment)
    paying.clock.increment(pollInterval)
    expect(paying.progress()).toBe("asking")
  })
})

describe("the bank's answer", () => {
  it("is awaited only once the shopper has gone to the bank, and forgotten with another method [S29]", async () => {
    const paying = open(qrPayment)
    expect(paying.context().atBank).toBe(false)
    paying.send({ type: "bank.visit" })
    expect(paying.context().atBank).toBe(true)
    paying.send({ type: "method.change" })
    await paying.last("fetchPaymentMethods").answer(methods)
    paying.send({ type: "method.choose", id: 1 })
    await paying.last("changePaymentMethod").answer(qrPayment)
    expect(paying.context().atBank).toBe(false)
  })

  it("is awaited once the shopper confirms having paid", () => {
    const paying = open(qrPayment)
    paying.send({ type: "payment.check" })
    expect(paying.context().atBank).toBe(true)
  })
})

describe("a payment after its outcome", () => {
  it("is fetched again after a failure, and is paid without the shopper's doing", async () => {
    const paying = open(failedPayment)
    paying.clock.increment(pollInterval)
    expect(paying.progress()).toBe("asking")
    await paying.last("fetchPayment").answer(paidPayment)
    expect(paying.progress()).toBe("paid")
  })

  it("is fetched while another method is chosen, which stays on offer", async () => {
    const paying = open(qrPayment)
    paying.send({ type: "method.change" })
    await paying.last("fetchPaymentMethods").answer(methods)
    paying.clock.increment(pollInterval)
    expect(paying.progress()).toBe("askingWhileChoosing")
    paying.send({ type: "method.choose", id: 3 })
    expect(paying.progress()).toBe("changingMethod")
  })

  it("is emitted once for each outcome", async () => {
    const paying = open(paidPayment)
    for (const payment of [paidPayment, refundedPayment]) {
      paying.clock.increment(slowPollInterval)
      await paying.last("fetchPayment").answer(payment)
    }
    expect(paying.emitted.map(({ type }) => type)).toEqual(["payment.paid", "payment.ended"])
  })
})
