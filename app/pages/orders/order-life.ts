/** The machine of one order. */
import type { ActorRefFrom } from "xstate"
import type { OrderNumber } from "#domain/entities/ids.ts"
import { joinOrder } from "#machines/joins.ts"
import { orderMachine } from "#machines/orders/order.ts"
import { answers } from "#machines/ports.ts"
import { opened } from "#app/opened.ts"
import type { Life } from "#app/page.ts"

export type OrderActors = { readonly actor: ActorRefFrom<typeof orderMachine> }

export const life: Life<never, OrderActors> = {
  open: (given) => {
    const number = (given.place.params["number"] ?? "") as OrderNumber
    return { actor: opened(orderMachine.provide({ actors: answers(given.ports) }), { number, order: null, seed: given.seed }, given) }
  },
  join: ({ actor }, { actorRefs: { session } }) => joinOrder({ order: actor, session }),
}
