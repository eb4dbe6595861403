/** One order of the shopper's. S19. */
import type { ActorRefFrom } from "xstate"
import type { OrderNumber } from "#domain/entities/ids.ts"
import { orderMachine } from "#machines/order.ts"
import { answers } from "#machines/ports.ts"
import { OrderScreen } from "#ui/order/order-screen.tsx"
import { definePage, opened } from "../page.ts"

type Own = { readonly actor: ActorRefFrom<typeof orderMachine> }

export const page = definePage<never, Own>({
  open: (given) => {
    const number = (given.place.params["number"] ?? "") as OrderNumber
    return { actor: opened(orderMachine.provide({ actors: answers(given.ports) }), { number, order: null, seed: given.seed }, given) }
  },
  title: (text, _, { brand }, { params }) => `${text("order.title", { number: params["number"] ?? "" })} · ${brand}`,
  Screen: OrderScreen,
})
