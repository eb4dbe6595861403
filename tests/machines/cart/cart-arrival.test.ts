/** Arrival at the cart's page. */
import { describe, expect, it } from "vitest"
import { cartOrder } from "#book/fixtures/orders/orders.ts"
import { refreshOnArrival } from "#machines/cart/cart-arrival.ts"
import { cartMachine } from "#machines/cart/cart.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

describe("arrival at the cart", () => {
  it("fetches the order again, once", async () => {
    const { actor: cart, last, requests } = startTestActor(cartMachine, { seed: "cart" })
    const requestCount = () => requests.filter(({ port }) => port === "fetchCurrentOrder").length
    refreshOnArrival({ cart })
    await last("fetchCurrentOrder").answer(cartOrder)
    expect(requestCount()).toBe(1)
    refreshOnArrival({ cart })
    expect(requestCount()).toBe(2)
    await last("fetchCurrentOrder").answer({ ...cartOrder, lineItems: [] })
    expect(cart.getSnapshot().context.order?.lineItems).toEqual([])
  })
})
