/** Joins of payment and order with the session. */
import { describe, expect, it } from "vitest"
import { cancelledOrder, placedOrder } from "#book/fixtures/orders/orders.ts"
import { canceledPayment, overduePayment, paidPayment, qrPayment, refundedPayment } from "#book/fixtures/cart/payments.ts"
import { at } from "#book/fixtures/shell/story-date.ts"
import { nomin } from "#book/fixtures/identity/people.ts"
import { refused } from "#book/fixtures/shell/problems.ts"
import { joinOrder } from "#machines/orders/joins.ts"
import { joinPayment } from "#machines/cart/joins.ts"
import { cartMachine } from "#machines/cart/cart.ts"
import { orderMachine } from "#machines/orders/order.ts"
import { paymentMachine } from "#machines/cart/payment.ts"
import { sessionMachine } from "#machines/identity/session.ts"
import { startTestActor } from "./test-actor.ts"

const shopper = async () => {
  const session = startTestActor(sessionMachine, undefined)
  await session.last("fetchUser").answer(nomin)
  return { ...session, times: () => session.requests.length }
}

describe("wallet and orders of a shopper", () => {
  it.each([
    ["paid", paidPayment],
    ["overdue", overduePayment],
    ["cancelled", canceledPayment],
    ["refunded", refundedPayment],
  ])("are fetched again when the order is %s", async (_, outcome) => {
    const session = await shopper()
    const payment = startTestActor(paymentMachine, { number: placedOrder.number, payment: qrPayment, seed: "joins" })
    joinPayment({ payment: payment.actor, session: session.actor })
    payment.actor.send({ type: "payment.check" })
    expect(session.times()).toBe(1)
    await payment.last("fetchPayment").answer(outcome)
    expect(session.times()).toBe(2)
    await session.last("fetchUser").answer({ ...nomin, orderCount: 9 })
    expect(session.actor.getSnapshot().context.user?.orderCount).toBe(9)
  })

  const cancelling = () => {
    const order = startTestActor(orderMachine, { number: placedOrder.number, order: placedOrder, seed: "joins" })
    order.actor.send({ type: "cancel.ask", now: at(20, "16:26") })
    order.actor.send({ type: "cancel.confirm" })
    return order
  }

  it("are fetched again when the order is cancelled", async () => {
    const session = await shopper()
    const order = cancelling()
    joinOrder({ order: order.actor, session: session.actor, cart: startTestActor(cartMachine, { seed: "cart" }).actor })
    await order.last("cancelOrder").answer(cancelledOrder)
    expect(session.times()).toBe(2)
  })

  it("are not fetched when the order was not cancelled", async () => {
    const session = await shopper()
    const order = cancelling()
    joinOrder({ order: order.actor, session: session.actor, cart: startTestActor(cartMachine, { seed: "cart" }).actor })
    await order.last("cancelOrder").refuse(refused("Хугацаа өнгөрсөн."))
    await order.last("fetchOrder").answer(placedOrder)
    expect(session.times()).toBe(1)
    expect(order.actor.getSnapshot().value.page).toBe("ready")
  })

  it("are fetched again when another tab had cancelled it already", async () => {
    const session = await shopper()
    const order = cancelling()
    joinOrder({ order: order.actor, session: session.actor, cart: startTestActor(cartMachine, { seed: "cart" }).actor })
    await order.last("cancelOrder").refuse(refused("Цуцлах зүйл алга."))
    await order.last("fetchOrder").answer(cancelledOrder)
    expect(order.actor.getSnapshot().context.order?.state).toBe("canceled")
    expect(session.times()).toBe(2)
  })

  it("stay when they cannot be fetched", async () => {
    const session = await shopper()
    session.actor.send({ type: "user.refresh" })
    await session.last("fetchUser").refuse({ _tag: "Unreachable" })
    expect(session.actor.getSnapshot().value).toBe("loggedIn")
    expect(session.actor.getSnapshot().context.user).toEqual(nomin)
  })
})
