/** Join of the order page with the shared actors. */
import type { ActorRefFrom } from "xstate"
import type { SharedActors } from "#machines/shared/shared-actors.ts"
import { unsubscribeAll } from "#machines/shared/subscriptions.ts"
import type { orderMachine } from "./order.ts"

type Ref = {
  readonly order: ActorRefFrom<typeof orderMachine>
  readonly session: SharedActors["session"]
}

/** Fetches the user again once an order is cancelled, since the wallet is refunded. */
export const joinOrder = ({ order, session }: Ref) =>
  unsubscribeAll(order.on("order.cancelled", () => session.send({ type: "user.refresh" })))
