/** Controller of a placed order. */
import type { ActorRefFrom } from "xstate"
import type { OrderNumber } from "#domain/entities/ids.ts"
import { joinOrder } from "#machines/orders/joins.ts"
import { orderMachine } from "#machines/orders/order.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type OrderActors = { readonly actor: ActorRefFrom<typeof orderMachine> }

export const controller: PageController<never, OrderActors> = {
  open: (pageInput) => {
    const number = (pageInput.location.params["number"] ?? "") as OrderNumber
    return { actor: createPageActor(provided(orderMachine, pageInput), { number, order: null, seed: pageInput.seed }, pageInput) }
  },
  join: ({ actor }, { actorRefs: { session, cart } }) => joinOrder({ order: actor, session, cart }),
}
