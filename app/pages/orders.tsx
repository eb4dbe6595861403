/** The shopper's orders. S19. */
import type { ActorRefFrom } from "xstate"
import { ordersMachine } from "#machines/orders.ts"
import { answers } from "#machines/ports.ts"
import { OrdersScreen } from "#ui/orders/orders-screen.tsx"
import { definePage, opened } from "../page.ts"

type Own = { readonly actor: ActorRefFrom<typeof ordersMachine> }

export const page = definePage<never, Own>({
  open: (given) => ({ actor: opened(ordersMachine.provide({ actors: answers(given.ports) }), { page: null }, given) }),
  title: (text, _, { brand }) => `${text("orders.title")} · ${brand}`,
  Screen: OrdersScreen,
})
