/** Arrival at the cart page: the order is fetched again, since prices and stock of its lines may have changed. */
import type { SharedActors } from "#machines/shared/shared-actors.ts"

/** Nothing is fetched twice: a pending fetch returns a fresh order anyway. */
export const refreshOnArrival = ({ cart }: Pick<SharedActors, "cart">): void => {
  if (!cart.getSnapshot().matches({ order: "fetching" })) cart.send({ type: "cart.refresh" })
}
