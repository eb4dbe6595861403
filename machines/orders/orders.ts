/** Orders machine: a shopper's placed orders, all or of one group, newest first, read by pages. S19. */
import type { ActorRefFrom, ContextFrom, InputFrom } from "xstate"
import { withCountedPage } from "#domain/rules/pages.ts"
import { port } from "#machines/ports.ts"
import { pagedList } from "#machines/shared/paged-list.ts"

export const ordersMachine = pagedList({
  id: "orders",
  name: "orders",
  actors: { fetchOrders: port("fetchOrders") },
  read: withCountedPage,
  descriptions: {
    machine: "Shows what a shopper has ordered.",
    fetching: "The first page is asked for; the shapes of orders are shown.",
    ready: "Orders are shown; there may be more.",
    refining: "Another group is asked for; the orders of the last one stay.",
    empty: "Nothing has been ordered yet, or nothing of this group.",
    failed: "The orders could not be had; the shopper may try again.",
  },
})

export type OrdersContext = ContextFrom<typeof ordersMachine>
export type OrdersInput = InputFrom<typeof ordersMachine>
export type OrdersActor = ActorRefFrom<typeof ordersMachine>
