/** Join of the order page with the shared actors. */
import type { ActorRefFrom } from "xstate"
import type { SharedActors } from "#machines/shared/shared-actors.ts"
import { unsubscribeAll } from "#machines/shared/subscriptions.ts"
import type { orderMachine } from "./order.ts"

type Ref = {
  readonly order: ActorRefFrom<typeof orderMachine>
  readonly session: SharedActors["session"]
  readonly cart: SharedActors["cart"]
}

/** Fetches the user again once an order is cancelled, since the wallet is refunded; the cart once it was ordered again. */
export const joinOrder = ({ order, session, cart }: Ref) =>
  unsubscribeAll(
    order.on("order.cancelled", () => session.send({ type: "user.refresh" })),
    order.on("order.repeated", () => cart.send({ type: "cart.refresh" })),
  )
