/** Controller of the list of placed orders. */
import type { ActorRefFrom } from "xstate"
import { ordersMachine } from "#machines/orders/orders.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type OrdersActors = { readonly actor: ActorRefFrom<typeof ordersMachine> }

export const controller: PageController<never, OrdersActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(ordersMachine, pageInput), { page: null }, pageInput) }),
}
