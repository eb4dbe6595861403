/** Initial state of the checkout, by what the cart knows. */
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { addressedOrder } from "#book/fixtures/orders/orders.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { site } from "#book/fixtures/shell/site.ts"
import type { PageInput } from "#app/page.ts"
import { controller } from "#app/pages/cart/checkout-controller.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { cartMachine } from "#machines/cart/cart.ts"
import { persistenceMachine } from "#machines/shell/persistence.ts"
import { sessionMachine } from "#machines/identity/session.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

type CartRequest = {
  readonly answer: (order: Order | null) => Promise<void>
  readonly refuse: (problem: unknown) => Promise<void>
}

const pending = () => new Promise(() => undefined)

/** Snapshot of a checkout that opens once the request for the current order has ended. */
const openCheckout = async (endRequest: (request: CartRequest) => Promise<void>) => {
  const { actor: cart, last } = startTestActor(cartMachine, { seed: "cart" })
  await endRequest(last("fetchCurrentOrder"))
  const actorRefs = {
    cart,
    site: { getSnapshot: () => ({ context: { site } }) },
    persistence: createActor(persistenceMachine),
    session: createActor(sessionMachine),
  } as unknown as PageInput<never>["actorRefs"]
  const input = {
    actorRefs,
    location: { params: {} },
    ports: { fetchZones: pending, fetchLease: pending },
    problem: null,
    left: null,
  } as unknown as PageInput<never>
  const actors = controller.open(input)
  controller.join?.(actors, { actorRefs, location: input.location, go: () => undefined })
  actors.actor.start()
  return actors.actor.getSnapshot()
}

describe("checkout at its opening", () => {
  it("offers a retry where the cart could not be fetched", async () => {
    const { value, context } = await openCheckout(({ refuse }) => refuse(unreachable))
    expect(value).toBe("cartFailed")
    expect(context.problem).toEqual(unreachable)
  })

  it("is empty only after a response without an order", async () => {
    const empty = await openCheckout(({ answer }) => answer(null))
    const filled = await openCheckout(({ answer }) => answer(addressedOrder))
    expect([empty.value, filled.value]).toEqual(["nothingToBuy", { address: "fetchingZones" }])
  })
})
