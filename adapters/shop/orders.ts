/** Adapter of the ports of placed orders. */
import type { OrdersPorts } from "#machines/orders/ports.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import type { Caller } from "./client/api-client.ts"
import { cancelOrder, myOrders, oneOrder, reorder } from "./contract/orders/orders.ts"
import { orderReturns, requestReturn } from "./contract/orders/returns.ts"
import { orderReceipt } from "./contract/orders/receipt.ts"

export const createOrdersPorts = ({ call }: Caller): AnswersOf<OrdersPorts> => ({
  fetchOrder: ({ number, isFresh }, signal) => call(oneOrder, { signal, params: { number }, isReadOffline: isFresh !== true }),
  fetchOrders: async ({ page, group }, signal) => {
    const { items, pages, total } = await call(myOrders, { signal, query: { page, group }, isReadOffline: true })
    return { items, page, pages, total }
  },
  cancelOrder: ({ key, number, reason }, signal) => call(cancelOrder, { key, signal, params: { number }, body: { reason } }),
  reorder: ({ key, number }, signal) => call(reorder, { key, signal, params: { number } }),
  fetchReturns: ({ number }, signal) => call(orderReturns, { signal, params: { number } }),
  requestReturn: ({ key, number, reason, note, lines }, signal) =>
    call(requestReturn, { key, signal, params: { number }, body: { reason, note, lines: lines as readonly [(typeof lines)[number], ...typeof lines] } }),
  fetchReceipt: ({ number }, signal) => call(orderReceipt, { signal, params: { number } }),
})
