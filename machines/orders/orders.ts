/** The orders of a shopper, newest first, page by page. S19. */
import { assign, setup, type ActorRefFrom } from "xstate"
import type { Order } from "#domain/entities/orders/order.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { noPages, withCountedPage, type Pages } from "#domain/rules/pages.ts"
import { port, type Page } from "#machines/ports.ts"
import { failedState, failureOf, keptProblem, moreFailedState, type Failure } from "#machines/shared/failure.ts"

export type OrdersEvent = { readonly type: "more.fetch" } | { readonly type: "page.retry" }
export type OrdersContext = { readonly orders: Pages<Order>; readonly total: number; readonly problem: Problem | null }
export type OrdersInput = { readonly page: Page<Order> | null }

const read = (orders: Pages<Order>, page: Page<Order>) => ({
  orders: withCountedPage(orders, page),
  total: page.total,
  problem: null,
})

export const ordersMachine = setup({
  types: {} as { context: OrdersContext; events: OrdersEvent; input: OrdersInput; tags: "busy" | "empty" | "refused" },
  actors: { fetchOrders: port("fetchOrders") },
  actions: {
    takePage: assign(({ context }, { page }: { page: Page<Order> }) => read(context.orders, page)),
    keepProblem: assign((_, failure: Failure) => keptProblem(failure)),
  },
  guards: {
    isUnread: ({ context }) => context.orders.page === 0,
    hasOrders: ({ context }) => context.orders.items.length > 0,
    stillFetches: ({ context }) => context.orders.stillFetch,
  },
}).createMachine({
  id: "orders",
  description: "Shows what a shopper has ordered.",
  context: ({ input }) =>
    input.page === null ? { orders: noPages, total: 0, problem: null } : read(noPages, input.page),
  initial: "opening",
  states: {
    opening: {
      description: "Decides at once whether the first page is there and holds anything.",
      always: [{ guard: "isUnread", target: "fetching" }, { guard: "hasOrders", target: "ready" }, { target: "empty" }],
    },
    fetching: {
      description: "The first page is asked for; the shapes of orders are shown.",
      tags: "busy",
      invoke: {
        id: "fetchOrders",
        src: "fetchOrders",
        input: { page: 1 },
        onDone: { target: "opening", actions: { type: "takePage", params: ({ event }) => ({ page: event.output }) } },
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    ready: {
      description: "Orders are shown; there may be more.",
      on: { "more.fetch": { guard: "stillFetches", target: "fetchingMore" } },
    },
    fetchingMore: {
      description: "The next page is asked for; what is there stays.",
      tags: "busy",
      invoke: {
        id: "fetchMore",
        src: "fetchOrders",
        input: ({ context }) => ({ page: context.orders.page + 1 }),
        onDone: { target: "ready", actions: { type: "takePage", params: ({ event }) => ({ page: event.output }) } },
        onError: { target: "moreFailed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    moreFailed: moreFailedState("The next page could not be had; what is there stays, and the shopper may try again."),
    empty: { description: "Nothing has been ordered yet.", tags: "empty" },
    failed: failedState("The orders could not be had; the shopper may try again."),
  },
})

export type OrdersActor = ActorRefFrom<typeof ordersMachine>
