/** Calls of placed orders. Contract "Orders and checkout". */
import type { Hono } from "hono"
import { orderReceipt } from "#adapters/shop/contract/orders/receipt.ts"
import * as contract from "#adapters/shop/contract/orders/orders.ts"
import type { Database } from "#backend/database/database.ts"
import type { Env } from "#backend/http/request-context.ts"
import { serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { cancelOrder } from "./cancel.ts"
import { expireIfOverdue } from "./expire.ts"
import { findOwn } from "./find.ts"
import { orderDocument } from "./order-document.ts"
import { openOwn, readOrder } from "./own-order.ts"
import { receiptOf } from "./receipts.ts"
import { ordersByIds } from "./rows.ts"

const perPage = 10

const countPlaced = async (db: Database, userId: number): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    "select count(*) as count from orders where user_id = $1 and completed_at is not null",
    [userId],
  )
  return row?.count ?? 0
}

export const orderRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const { site } = services.config

  serve(app, services, contract.myOrders, async ({ userId, query: { page }, locale, now }) => {
    const rows = await services.db.query<{ id: number; total: number }>(
      `select id, (count(*) over ())::int as total from orders where user_id = $1 and completed_at is not null
       order by completed_at desc, id desc limit ${perPage} offset $2`,
      [userId, (page - 1) * perPage],
    )
    const orders = await ordersByIds(services.db, rows.map(({ id }) => id), now)
    // A page after the last has no row that carries the total.
    const total = rows[0]?.total ?? (page === 1 ? 0 : await countPlaced(services.db, userId))
    const items = orders.map((order) => orderDocument(order, locale, site, now))
    return { items, count: items.length, total, page, perPage, pages: Math.ceil(total / perPage) }
  })
  serve(app, services, contract.oneOrder, async (request) =>
    orderDocument(await openOwn(services.db, request), request.locale, site, request.now),
  )
  serve(app, services, contract.cancelOrder, async (request) => {
    const { db, params, body, shopper, locale, now } = request
    const id = await findOwn(db, params.number, shopper)
    await expireIfOverdue(db, id, now)
    await cancelOrder(services, db, id, body.reason, locale, now)
    return readOrder(services, db, id, request)
  })
  serve(app, services, orderReceipt, async (request) => receiptOf(services.db, (await openOwn(services.db, request)).id))
}
