/** Controller of the list of placed orders, all or those of the group in the address. */
import type { ActorRefFrom } from "xstate"
import { readOrderGroup } from "#domain/rules/orders/order-groups.ts"
import { ordersMachine } from "#machines/orders/orders.ts"
import { provided } from "#machines/ports.ts"
import type { PageLocation } from "#app/address.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type OrdersActors = { readonly actor: ActorRefFrom<typeof ordersMachine> }

const queryAt = ({ searchParams }: PageLocation) => ({ group: readOrderGroup(searchParams.get("group")) })

export const controller: PageController<never, OrdersActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(ordersMachine, pageInput), { page: null, query: queryAt(pageInput.location) }, pageInput) }),
  follow: (actor, location) => actor.send({ type: "query.change", query: queryAt(location) }),
}
