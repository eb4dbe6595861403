/** Arrival at the cart's page: prices and stock of its lines are asked for again, since they may have changed while the shopper browsed. */
import type { SharedActors } from "#machines/shared/shared-actors.ts"

/** The order that is being fetched already is fresh. */
export const refreshOnArrival = ({ cart }: Pick<SharedActors, "cart">): void => {
  if (!cart.getSnapshot().matches({ order: "fetching" })) cart.send({ type: "cart.refresh" })
}
