/** Cart for tests with a known order, and a record of its requests and events. */
import { dress } from "#book/fixtures/catalogue/goods.ts"
import { cartOrder } from "#book/fixtures/orders/orders.ts"
import type { LineId } from "#domain/entities/ids.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { expectedOf } from "#domain/rules/cart/expected.ts"
import { quantityDebounce } from "#domain/rules/timings.ts"
import { cartMachine } from "#machines/cart/cart.ts"
import { shownOrder } from "#machines/cart/cart-context.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

/** The line that tests change. */
export const lineId = dress.id as number as LineId
export const place = { type: "order.place", paymentMethodId: 1, receipt: { kind: "person" }, expected: expectedOf(cartOrder) } as const

export const openCart = async (order: Order | null = cartOrder) => {
  const cart = startTestActor(cartMachine, { seed: "cart" })
  await cart.last("fetchCurrentOrder").answer(order)
  const state = () => cart.actor.getSnapshot().value
  const context = () => cart.actor.getSnapshot().context
  return {
    ...cart,
    send: cart.actor.send,
    /** Changes the line, and lets the debounce pass. */
    change: (quantity: number) => {
      cart.actor.send({ type: "line.change", lineId, quantity })
      cart.clock.increment(quantityDebounce)
    },
    state,
    context,
    quantity: () => shownOrder(context())?.lineItems.find(({ id }) => id === lineId)?.quantity,
    changes: () => cart.requests.filter(({ port }) => port === "changeOrder").map(({ input }) => (input as { input: object }).input),
    placings: () => cart.requests.filter(({ port }) => port === "placeOrder").map(({ input }) => input as { key: string }),
    messages: () => cart.emitted.flatMap((event) => (event.type === "notice.raise" ? [event.notice.message] : [])),
  }
}
