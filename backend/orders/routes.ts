/** Calls of placed orders. Contract "Orders and checkout". */
import type { Hono } from "hono"
import { orderReceipt } from "#adapters/shop/contract/orders/receipt.ts"
import * as contract from "#adapters/shop/contract/orders/orders.ts"
import type { Database } from "#backend/database/database.ts"
import type { OrderGroup } from "#domain/rules/orders/order-groups.ts"
import type { Env } from "#backend/http/request-context.ts"
import { serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { cancelOrder } from "./cancel.ts"
import { expireIfOverdue } from "./expire.ts"
import { findOwn } from "./find.ts"
import { orderDocument } from "./order-document.ts"
import { openOwn, readOrder } from "./own-order.ts"
import { receiptOf } from "./receipts.ts"
import { ordersByIds } from "./order-rows.ts"

const perPage = 10

/** Condition of each group. */
const inGroup: Readonly<Record<OrderGroup, string>> = {
  toPay: "state = 'complete' and shipment_state is distinct from 'delivered' and coalesce(payment_state, '') not in ('paid', 'refunded')",
  onWay: "state = 'complete' and shipment_state is distinct from 'delivered' and payment_state = 'paid'",
  delivered: "state = 'complete' and shipment_state = 'delivered'",
  canceled: "(state <> 'complete' or payment_state = 'refunded' and shipment_state is distinct from 'delivered')",
}

const placedBy = (group: OrderGroup | null): string =>
  `from orders where user_id = $1 and completed_at is not null${group === null ? "" : ` and ${inGroup[group]}`}`

const countPlaced = async (db: Database, userId: number, group: OrderGroup | null): Promise<number> => {
  const [row] = await db.query<{ count: number }>(`select count(*) as count ${placedBy(group)}`, [userId])
  return row?.count ?? 0
}

export const orderRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const { site } = services.config

  serve(app, services, contract.myOrders, async ({ userId, query: { page, group }, locale, now }) => {
    const rows = await services.db.query<{ id: number; total: number }>(
      `select id, (count(*) over ())::int as total ${placedBy(group)}
       order by completed_at desc, id desc limit ${perPage} offset $2`,
      [userId, (page - 1) * perPage],
    )
    const orders = await ordersByIds(services.db, rows.map(({ id }) => id), now)
    // A page after the last has no row that carries the total.
    const total = rows[0]?.total ?? (page === 1 ? 0 : await countPlaced(services.db, userId, group))
    const items = orders.map((order) => orderDocument(order, locale, site, now))
    return { items, count: items.length, total, page, perPage, pages: Math.ceil(total / perPage) }
  })
  serve(app, services, contract.oneOrder, async (request) =>
    orderDocument(await openOwn(services, request), request.locale, site, request.now),
  )
  serve(app, services, contract.cancelOrder, async (request) => {
    const { db, params, body, shopper, locale, now } = request
    const id = await findOwn(db, params.number, shopper)
    await expireIfOverdue(services, db, id, now)
    await cancelOrder(services, db, id, { by: "shopper", reason: body.reason }, locale, now)
    return readOrder(services, db, id, request)
  })
  serve(app, services, orderReceipt, async (request) => receiptOf(services.db, (await openOwn(services, request)).id))
}
