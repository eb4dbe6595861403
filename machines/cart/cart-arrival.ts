/** Arrival at the cart's page: prices and stock of its lines are fetched again, since they may have changed meanwhile. */
import type { SharedActors } from "#machines/shared/shared-actors.ts"

/** A pending fetch returns a fresh order. */
export const refreshOnArrival = ({ cart }: Pick<SharedActors, "cart">): void => {
  if (!cart.getSnapshot().matches({ order: "fetching" })) cart.send({ type: "cart.refresh" })
}
