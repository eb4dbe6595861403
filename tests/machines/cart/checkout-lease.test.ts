/** Lease of a checkout: calculated for what is left to pay, required for its method, and persisted on the device. */
import { describe, expect, it } from "vitest"
import { addressedOrder, creditedOrder } from "#book/fixtures/orders/orders.ts"
import { twoLenders } from "#book/fixtures/lease/lenders.ts"
import { methods } from "#book/fixtures/cart/payments.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { emptyLeaseQuery } from "#domain/rules/lease/lease-address.ts"
import { tugrik } from "#domain/rules/money.ts"
import { leaseTerms } from "#domain/rules/lease/lease-terms.ts"
import { leaseMachine } from "#machines/lease/lease.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"
import { openCheckout, type Drafts } from "./open-checkout.ts"

const byLease = methods.find(({ methodType }) => methodType === "lease")?.id ?? 0

const open = async (drafts: Drafts = {}) => {
  const calculator = startTestActor(leaseMachine, { query: emptyLeaseQuery, lenders: null, terms: leaseTerms })
  const checkout = await openCheckout(addressedOrder, "payment", undefined, drafts, calculator.actor)
  await checkout.last("fetchPaymentMethods").answer(methods)
  return { calculator, checkout }
}

describe("lease of a checkout", () => {
  it("is the lender's usual one for what is left to pay, and follows its changes", async () => {
    const { calculator, checkout } = await open()
    checkout.send({ type: "method.choose", id: byLease })
    await calculator.last("fetchLease").answer({ lenders: twoLenders, product: null })
    const before = checkout.context().lease
    expect(before).toMatchObject({ provider: twoLenders[0]?.provider, months: 24 })
    calculator.actor.send({ type: "period.choose", months: 6 })
    expect(checkout.context().lease).toMatchObject({ months: 6, down: before?.down })
    checkout.send({ type: "order.changed", order: creditedOrder })
    expect(checkout.context().lease?.down).not.toBe(before?.down)
    checkout.send({ type: "order.place" })
    expect(checkout.cart.last("placeOrder").input).toMatchObject({ paymentMethodId: byLease, lease: checkout.context().lease })
  })

  it("is required for its method, and for no other", async () => {
    const { calculator, checkout } = await open()
    checkout.send({ type: "method.choose", id: byLease })
    await calculator.last("fetchLease").refuse(unreachable)
    checkout.send({ type: "order.place" })
    expect(checkout.context().refusals).toMatchObject([{ field: "lease", key: "checkout.choose_lease" }])
    checkout.send({ type: "method.choose", id: 1 })
    checkout.send({ type: "order.place" })
    expect(checkout.cart.last("placeOrder").input).toMatchObject({ paymentMethodId: 1, lease: null })
  })

  it("is chosen before any method where it was worked out for a product [S29n]", async () => {
    const lease = { provider: twoLenders[1]?.provider ?? "", months: 6, down: tugrik(100_000) }
    const { calculator, checkout } = await open({ payment: { methodId: null, receiptKind: "person", registryNumber: "", lease } })
    await calculator.last("fetchLease").answer({ lenders: twoLenders, product: null })
    expect(checkout.context()).toMatchObject({ methodId: byLease, lease })
    checkout.send({ type: "order.place" })
    expect(checkout.cart.last("placeOrder").input).toMatchObject({ paymentMethodId: byLease, lease })
  })

  it.each([null, byLease])("is not chosen for an order that is not leased, though it was before by method %s", async (methodId) => {
    const lease = { provider: twoLenders[0]?.provider ?? "", months: 6, down: tugrik(100_000) }
    const cheap = { ...addressedOrder, total: tugrik(24_900) }
    const checkout = await openCheckout(cheap, "payment", undefined, {
      payment: { methodId, receiptKind: "person", registryNumber: "", lease },
    })
    await checkout.last("fetchPaymentMethods").answer(methods)
    expect(checkout.context().methodId).toBe(methods[0]?.id)
  })

  it("is persisted on the device, and computed again from there", async () => {
    const { calculator, checkout } = await open()
    await calculator.last("fetchLease").answer({ lenders: twoLenders, product: null })
    expect(checkout.choices()).toBeNull()
    checkout.send({ type: "method.choose", id: byLease })
    calculator.actor.send({ type: "period.choose", months: 12 })
    const choices = checkout.choices()
    expect(choices?.lease).toMatchObject({ months: 12 })
    if (choices === null) throw new Error("nothing is kept")
    const again = await open({ payment: choices })
    await again.calculator.last("fetchLease").answer({ lenders: twoLenders, product: null })
    expect(again.checkout.context().lease).toEqual(choices.lease)
  })
})
