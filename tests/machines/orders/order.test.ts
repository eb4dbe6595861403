/** Cancellation in the order machine. */
import { describe, expect, it } from "vitest"
import { at } from "#book/fixtures/story-date.ts"
import { cancelledOrder, placedOrder } from "#book/fixtures/orders.ts"
import { refused, timedOut } from "#book/fixtures/problems.ts"
import { orderMachine } from "#machines/orders/order.ts"
import { rehearse } from "#tests/machines/test-actor.ts"

const cancelling = () => {
  const order = rehearse(orderMachine, { number: placedOrder.number, order: placedOrder, seed: "order" })
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
