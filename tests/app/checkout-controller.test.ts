/** Initial state of the checkout, by what the cart knows. */
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { addressedOrder } from "#book/fixtures/orders/orders.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { site as bookSite } from "#book/fixtures/shell/site.ts"
import type { PageInput } from "#app/page.ts"
import { controller } from "#app/pages/cart/checkout-controller.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { cartMachine } from "#machines/cart/cart.ts"
import { persistenceMachine } from "#machines/shell/persistence.ts"
import { sessionMachine } from "#machines/identity/session.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const opened = async (
  respond: (request: { answer: (order: Order | null) => Promise<void>; refuse: (problem: unknown) => Promise<void> }) => Promise<void>,
) => {
  const { actor: cart, last } = startTestActor(cartMachine, { seed: "cart" })
  await respond(last("fetchCurrentOrder"))
  const site = { getSnapshot: () => ({ context: { site: bookSite } }) }
  const actorRefs = {
    cart,
    site,
    persistence: createActor(persistenceMachine),
    session: createActor(sessionMachine),
  } as unknown as PageInput<never>["actorRefs"]
  const input = {
    actorRefs,
    location: { params: {} },
    ports: { fetchZones: () => new Promise(() => undefined), fetchLease: () => new Promise(() => undefined) },
    problem: null,
    left: null,
  } as unknown as PageInput<never>
  const actors = controller.open(input)
  controller.join?.(actors, { actorRefs, location: input.location, go: () => undefined })
  actors.actor.start()
  return actors.actor.getSnapshot()
}

describe("initial checkout", () => {
  it("offers a retry where the cart could not be fetched", async () => {
    const { value, context } = await opened(({ refuse }) => refuse(unreachable))
    expect(value).toBe("cartFailed")
    expect(context.problem).toEqual(unreachable)
  })

  it("is empty only after a response without an order", async () => {
    expect((await opened(({ answer }) => answer(null))).value).toBe("nothingToBuy")
    expect((await opened(({ answer }) => answer(addressedOrder))).value).toEqual({ address: "fetchingZones" })
  })
})
