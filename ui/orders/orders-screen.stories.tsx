/** What a shopper has ordered. */
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/shop-at-rest.ts"
import type { Rest } from "#book/at-rest.ts"
import { orders } from "#book/fixtures/orders.ts"
import { unreachable } from "#book/fixtures/problems.ts"
import { ordersMachine, type OrdersContext, type OrdersInput } from "#machines/orders.ts"
import { OrdersScreen } from "./orders-screen.tsx"

const meta = preview.meta({ title: "Screens/Orders", component: OrdersScreen, parameters: { path: "/account/orders" } })

const page = { items: orders, page: 1, pages: 2, total: 14 } as const

const told = (state: Rest<typeof ordersMachine>["state"], input: OrdersInput, context: Partial<OrdersContext> = {}) =>
  inState(ordersMachine, { state, input, context }, (actor) => <OrdersScreen actor={actor} />, loggedIn)

/** The first page is on its way. */
export const Fetching = meta.story(told("fetching", { page: null }))
/** Orders, newest first; there are more. */
export const Ready = meta.story(told("ready", { page }))
/** The next page is on its way. */
export const FetchingMore = meta.story(told("fetchingMore", { page }))
/** The next page could not be had; what is there stays. */
export const MoreFailed = meta.story(told("moreFailed", { page }, { problem: unreachable }))
/** Nothing has been ordered yet. */
export const Empty = meta.story(told("empty", { page: { items: [], page: 1, pages: 1, total: 0 } }))
/** The orders could not be had. */
export const Failed = meta.story(told("failed", { page: null }, { problem: unreachable }))

/** The last page: there is nothing more to ask for. */
export const Everything = meta.story(told("ready", { page: { items: orders, page: 1, pages: 1, total: 4 } }))
export const OneOrder = meta.story(told("ready", { page: { items: orders.slice(0, 1), page: 1, pages: 1, total: 1 } }))
