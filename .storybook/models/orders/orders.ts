/** Model of the orders machine. */
import { orders as orderSamples, paidOrder } from "#book/fixtures/orders/orders.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import type { OrderNumber } from "#domain/entities/ids.ts"
import { ordersMachine } from "#machines/orders/orders.ts"
import { modelOf } from "#book/models/model.ts"

const page = { items: orderSamples, page: 1, pages: 2, total: 8 }

export const model = modelOf(ordersMachine, {
  inputs: [{ page: null, query: { group: null } }, { page, query: { group: "onWay" } }],
  events: [{ type: "more.fetch" }, { type: "page.retry" }, { type: "query.change", query: { group: "toPay" } }],
  answers: {
    fetchOrders: { values: [page, { items: [], page: 1, pages: 1, total: 0 }], problems: [unreachable] },
    refine: { values: [page, { items: [], page: 1, pages: 1, total: 0 }], problems: [unreachable] },
    fetchMore: { values: [{ ...page, page: 2, items: [{ ...paidOrder, number: "R402911003" as OrderNumber }] }], problems: [unreachable] },
  },
  about: ({ orders, query }) => [orders.items.length > 0, orders.stillFetch, query.group],
  driver: {
    shopper: { "more.fetch": ({ press }, _, now) => press(now.matches("moreFailed") ? "common.retry" : "orders.more"), "page.retry": ({ press }) => press("common.retry") },
    others: ["query.change"],
  },
})
