/** Orders machine: a shopper's placed orders, all or of one group, newest first, read by pages. S19. */
import type { ActorRefFrom, ContextFrom, InputFrom } from "xstate"
import { withCountedPage } from "#domain/rules/list-pages.ts"
import { port } from "#machines/ports.ts"
import { pagedList } from "#machines/shared/paged-list.ts"

export const ordersMachine = pagedList({
  id: "orders",
  name: "orders",
  actors: { fetchOrders: port("fetchOrders") },
  read: withCountedPage,
  descriptions: {
    machine: "Shows the orders of a shopper.",
    fetching: "The first page is loading; skeletons of orders are shown.",
    ready: "Orders are shown; there can be more pages.",
    refining: "The shopper chose another group; its orders are loading, and the previous ones stay.",
    empty: "There are no orders yet, or none in this group.",
    failed: "Loading the orders failed; the shopper can try again.",
  },
})

export type OrdersContext = ContextFrom<typeof ordersMachine>
export type OrdersInput = InputFrom<typeof ordersMachine>
export type OrdersActor = ActorRefFrom<typeof ordersMachine>
