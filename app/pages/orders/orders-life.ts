/** The machine of the shopper's orders. */
import type { ActorRefFrom } from "xstate"
import { ordersMachine } from "#machines/orders/orders.ts"
import { answers } from "#machines/ports.ts"
import { opened } from "#app/opened.ts"
import type { Life } from "#app/page.ts"

export type OrdersActors = { readonly actor: ActorRefFrom<typeof ordersMachine> }

export const life: Life<never, OrdersActors> = {
  open: (given) => ({ actor: opened(ordersMachine.provide({ actors: answers(given.ports) }), { page: null }, given) }),
}
