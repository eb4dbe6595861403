/** Cancelling and ordering again in the order machine. */
import { describe, expect, it } from "vitest"
import { at } from "#book/fixtures/shell/story-date.ts"
import { cancelledOrder, cartOrder, paidOrder, placedOrder } from "#book/fixtures/orders/orders.ts"
import { refused, timedOut } from "#book/fixtures/shell/problems.ts"
import { orderMachine } from "#machines/orders/order.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const cancelling = () => {
  const order = startTestActor(orderMachine, { number: placedOrder.number, order: placedOrder, seed: "order" })
  order.actor.send({ type: "cancel.ask", now: at(20, "16:26") })
  order.actor.send({ type: "cancel.confirm" })
  const notices = () => order.emitted.flatMap((event) => (event.type === "notice.raise" ? [event.notice] : []))
  return { ...order, notices }
}

describe("cancelling an order", () => {
  it("without a response reports a failure when the order is unchanged", async () => {
    const order = cancelling()
    await order.last("cancelOrder").refuse(timedOut)
    expect(order.notices()).toEqual([])
    await order.last("fetchOrder").answer(placedOrder)
    expect(order.notices()).toEqual([{ kind: "warning", message: { key: "notice.notCancelled" }, action: null }])
  })

  it("without a response reports nothing when the order is cancelled", async () => {
    const order = cancelling()
    await order.last("cancelOrder").refuse(timedOut)
    await order.last("fetchOrder").answer(cancelledOrder)
    expect(order.notices()).toEqual([])
  })

  it("shows only the shop's message when refused", async () => {
    const order = cancelling()
    await order.last("cancelOrder").refuse(refused("Хугацаа өнгөрсөн."))
    await order.last("fetchOrder").answer(placedOrder)
    expect(order.notices()).toEqual([{ kind: "warning", message: { text: "Хугацаа өнгөрсөн." }, action: null }])
  })
})

describe("an order that awaits its payment", () => {
  const opened = (order = placedOrder) => startTestActor(orderMachine, { number: order.number, order, seed: "order" })
  const presence = (visible: boolean) => ({ type: "presence.changed", visible, online: true }) as const

  it("is fetched again while the page is visible, until it is paid", async () => {
    const order = opened()
    order.clock.increment(10_000)
    expect(order.last("fetchOrder").input).toEqual({ number: placedOrder.number, isFresh: true })
    await order.last("fetchOrder").answer(placedOrder)
    order.clock.increment(10_000)
    expect(order.requests).toHaveLength(2)
    await order.last("fetchOrder").answer(paidOrder)
    expect(order.actor.getSnapshot().context.order?.paymentState).toBe("paid")
    order.clock.increment(60_000)
    expect(order.requests).toHaveLength(2)
  })

  it("is not fetched while the page is hidden, and at once when it comes back", async () => {
    const order = opened({ ...placedOrder, paymentState: "processing" })
    order.actor.send(presence(false))
    order.clock.increment(60_000)
    expect(order.requests).toHaveLength(0)
    order.actor.send(presence(true))
    await order.last("fetchOrder").answer(placedOrder)
    order.clock.increment(10_000)
    expect(order.requests).toHaveLength(2)
  })

  it("stays as it is when it cannot be fetched, and is fetched again", async () => {
    const order = opened()
    order.clock.increment(10_000)
    await order.last("fetchOrder").refuse(timedOut)
    expect([order.actor.getSnapshot().value.page, order.actor.getSnapshot().context.problem]).toEqual(["ready", null])
    order.clock.increment(10_000)
    expect(order.requests).toHaveLength(2)
  })

  it("can be cancelled while it is fetched, whose answer then changes nothing", async () => {
    const order = opened()
    order.clock.increment(10_000)
    order.actor.send({ type: "cancel.ask", now: at(20, "16:26") })
    expect(order.actor.getSnapshot().value.page).toBe("confirmingCancel")
    expect(order.last("fetchOrder").isAborted()).toBe(true)
  })

  it("is left alone once it is paid", () => {
    const order = opened(paidOrder)
    order.actor.send(presence(false))
    order.actor.send(presence(true))
    order.clock.increment(60_000)
    expect(order.requests).toHaveLength(0)
  })
})

describe("ordering again", () => {
  const repeating = () => {
    const order = startTestActor(orderMachine, { number: placedOrder.number, order: placedOrder, seed: "order" })
    order.actor.send({ type: "order.repeat" })
    return order
  }

  it("reports what the stock left out, and that the cart has changed", async () => {
    const order = repeating()
    expect(order.actor.getSnapshot().value.page).toBe("reordering")
    const leftOut = [{ name: "Ороолт", quantity: 1, isSoldOut: true }]
    await order.last("reorder").answer({ order: cartOrder, leftOut })
    expect(order.actor.getSnapshot().context.reordered?.leftOut).toEqual(leftOut)
    expect(order.emitted.filter(({ type }) => type === "order.repeated")).toHaveLength(1)
  })

  it("that fails leaves the order as it was and shows why", async () => {
    const order = repeating()
    await order.last("reorder").refuse(refused("Дэлгүүр хаалттай."))
    expect(order.actor.getSnapshot().value.page).toBe("ready")
    expect(order.actor.getSnapshot().context.reordered).toBe(null)
    expect(order.emitted.map(({ type }) => type)).toEqual(["notice.raise"])
  })
})
