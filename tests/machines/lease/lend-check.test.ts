/** Lend check machine, alone and beside a checkout. */
import { describe, expect, it } from "vitest"
import { lendAnswers, twoLenders } from "#book/fixtures/lease/lenders.ts"
import { addressedOrder, creditedOrder } from "#book/fixtures/orders/orders.ts"
import { methods } from "#book/fixtures/cart/payments.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { emptyLeaseQuery } from "#domain/rules/lease/lease-address.ts"
import { leaseTerms } from "#domain/rules/lease/lease-terms.ts"
import { lendCheckMachine } from "#machines/lease/lend-check.ts"
import { leaseMachine } from "#machines/lease/lease.ts"
import { openCheckout } from "#tests/machines/cart/open-checkout.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const subject = { number: addressedOrder.number, payment: 5, lender: "Storepay", total: 405_000 }

describe("lend check", () => {
  it.each([
    ["may", lendAnswers.may],
    ["mayNot", lendAnswers.limit],
    ["unknown", lendAnswers.silent],
  ] as const)("ends in %s", async (state, answer) => {
    const check = startTestActor(lendCheckMachine, { subject })
    await check.last("checkLend").answer(answer)
    expect(check.actor.getSnapshot()).toMatchObject({ value: state, context: { answer } })
  })

  it("may be sent again after silence or no connection", async () => {
    const check = startTestActor(lendCheckMachine, { subject })
    await check.last("checkLend").refuse(unreachable)
    expect(check.actor.getSnapshot().value).toBe("unknown")
    check.actor.send({ type: "check.retry" })
    await check.last("checkLend").answer(lendAnswers.may)
    expect(check.actor.getSnapshot()).toMatchObject({ value: "may", context: { problem: null } })
  })

  it("is sent once for an amount, and again for another amount or lender", async () => {
    const check = startTestActor(lendCheckMachine, { subject })
    const checkCount = () => check.requests.filter(({ port }) => port === "checkLend").length
    check.actor.send({ type: "subject.changed", subject: { ...subject } })
    expect(checkCount()).toBe(1)
    check.actor.send({ type: "subject.changed", subject: { ...subject, total: 500_000 } })
    expect(checkCount()).toBe(2)
    check.actor.send({ type: "subject.changed", subject: { ...subject, lender: "another lender", total: 500_000 } })
    expect(check.last("checkLend").input).toMatchObject({ lender: "another lender" })
    check.actor.send({ type: "subject.changed", subject: null })
    expect(check.actor.getSnapshot().value).toBe("idle")
  })
})

describe("lend check of a checkout", () => {
  const byLease = methods.find(({ methodType }) => methodType === "lease")?.id ?? 0
  const open = async () => {
    const calculator = startTestActor(leaseMachine, { query: emptyLeaseQuery, lenders: null, terms: leaseTerms })
    const lend = startTestActor(lendCheckMachine, { subject: null })
    const checkout = await openCheckout(addressedOrder, "payment", undefined, {}, calculator.actor, lend.actor)
    await checkout.last("fetchPaymentMethods").answer(methods)
    await calculator.last("fetchLease").answer({ lenders: twoLenders, product: null })
    const checkCount = () => lend.requests.filter(({ port }) => port === "checkLend").length
    return { lend, checkout, checkCount }
  }

  it("begins when the lease is chosen, and holds for the sum that is shown", async () => {
    const { lend, checkout, checkCount } = await open()
    expect(checkCount()).toBe(0)
    checkout.send({ type: "method.choose", id: byLease })
    expect(lend.last("checkLend").input).toEqual({ number: addressedOrder.number, payment: byLease, lender: twoLenders[0]?.provider })
    await lend.last("checkLend").answer(lendAnswers.may)
    checkout.send({ type: "order.changed", order: creditedOrder })
    expect(checkCount()).toBe(2)
    checkout.send({ type: "method.choose", id: 1 })
    expect(lend.actor.getSnapshot().value).toBe("idle")
  })

  it("that is refused prevents placing the order by lease alone", async () => {
    const { lend, checkout } = await open()
    checkout.send({ type: "method.choose", id: byLease })
    await lend.last("checkLend").answer(lendAnswers.limit)
    checkout.send({ type: "order.place" })
    expect(checkout.context().refusals).toMatchObject([{ field: "lease", key: "checkout.lend_refused" }])
    checkout.send({ type: "method.choose", id: 1 })
    checkout.send({ type: "order.place" })
    expect(checkout.cart.last("placeOrder").input).toMatchObject({ paymentMethodId: 1 })
  })

  it("that is silent lets the order be placed", async () => {
    const { lend, checkout } = await open()
    checkout.send({ type: "method.choose", id: byLease })
    await lend.last("checkLend").answer(lendAnswers.silent)
    checkout.send({ type: "order.place" })
    expect(checkout.cart.last("placeOrder").input).toMatchObject({ paymentMethodId: byLease })
  })
})
