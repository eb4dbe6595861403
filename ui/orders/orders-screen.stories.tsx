/** Orders of a shopper in every state. */
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import { withLongEnglish, withLongNames, withManyLines, withoutPictures, withSevenDigits } from "#book/fixtures/orders/hard-orders.ts"
import { orders } from "#book/fixtures/orders/orders.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { ordersMachine, type OrdersContext, type OrdersInput } from "#machines/orders/orders.ts"
import { OrdersScreen } from "./orders-screen.tsx"

const meta = preview.meta({ title: "Screens/Orders", component: OrdersScreen, parameters: { path: "/account/orders" } })

const page = { items: orders, page: 1, pages: 2, total: 14 } as const

const storyOf = (state: Rest<typeof ordersMachine>["state"], input: Omit<OrdersInput, "query">, context: Partial<OrdersContext> = {}) =>
  inState(
    ordersMachine,
    { state, input: { query: { group: null }, ...input }, context },
    (actor) => <OrdersScreen actor={actor} />,
    loggedIn,
  )

/** Skeletons of orders while the first page is being fetched. */
export const Fetching = meta.story(storyOf("fetching", { page: null }))
/** Orders, newest first, and a button for more. */
export const Ready = meta.story(storyOf("ready", { page }))
/** The orders with a busy button while the next page is being fetched. */
export const FetchingMore = meta.story(storyOf("fetchingMore", { page }))
/** The orders, and a retry button for the next page, which could not be fetched. */
export const MoreFailed = meta.story(storyOf("moreFailed", { page }, { problem: unreachable }))
/** No orders yet, with a link to the products. */
export const Empty = meta.story(storyOf("empty", { page: { items: [], page: 1, pages: 1, total: 0 } }))
/** The orders could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { page: null }, { problem: unreachable }))

/** The orders of another group, still there while those of the chosen group are being fetched. */
export const Refining = meta.story(storyOf("refining", { page }, { query: { group: "onWay" } }))
/** Orders of one group, chosen among the others. */
export const OneGroup = meta.story(
  storyOf("ready", { page: { items: orders.slice(1, 2), page: 1, pages: 1, total: 1 } }, { query: { group: "onWay" } }),
)
/** No orders in the chosen group, with a link to all. */
export const EmptyGroup = meta.story(
  storyOf("empty", { page: { items: [], page: 1, pages: 1, total: 0 } }, { query: { group: "delivered" } }),
)
/** The last page: no button for more. */
export const Everything = meta.story(storyOf("ready", { page: { items: orders, page: 1, pages: 1, total: 4 } }))
/** A single order. */
export const OneOrder = meta.story(storyOf("ready", { page: { items: orders.slice(0, 1), page: 1, pages: 1, total: 1 } }))

const changed = (change: (order: Order) => Order) =>
  storyOf("ready", { page: { items: orders.map(change), page: 1, pages: 1, total: orders.length } })

/** Names that take several lines. */
export const LongNames = meta.story(changed(withLongNames))
/** English words wider than the smallest phone. */
export const LongEnglishWords = meta.story({
  ...changed(withLongEnglish),
  globals: { locale: "en", viewport: { value: "narrow", isRotated: false } },
})
/** Orders with more lines than a row of pictures holds. */
export const ManyLines = meta.story(changed(withManyLines))
/** Amounts of seven digits on the smallest phone. */
export const SevenDigits = meta.story({ ...changed(withSevenDigits), globals: { viewport: { value: "narrow", isRotated: false } } })
/** Orders without pictures. */
export const WithoutPictures = meta.story(changed(withoutPictures))
