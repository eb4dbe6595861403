/** Calls of the merchant's own programs. */
import type { Hono } from "hono"
import * as contract from "#adapters/shop/contract/business/merchant.ts"
import { missing } from "#backend/http/refusal.ts"
import type { Env } from "#backend/http/request-context.ts"
import { serve } from "#backend/http/serve.ts"
import { orderDocument } from "#backend/orders/order-document.ts"
import { orderById, ordersByIds } from "#backend/orders/rows.ts"
import { moveShipment } from "#backend/orders/shipment.ts"
import type { BackendServices } from "#backend/services.ts"
import { setStock } from "./stock-feed.ts"

const perPage = 50

export const merchantRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const { db, config } = services

  serve(app, services, contract.merchantOrders, async ({ query: { page, shipment }, locale, now }) => {
    const rows = await db.query<{ id: number; total: number }>(
      `select id, (count(*) over ())::int as total from orders
       where state = 'complete' and payment_state = 'paid' and ($1::text is null or shipment_state = $1)
       order by paid_at, id limit ${perPage} offset $2`,
      [shipment, (page - 1) * perPage],
    )
    const orders = await ordersByIds(db, rows.map(({ id }) => id), now)
    const items = orders.map((order) => orderDocument(order, locale, config.site, now))
    const total = rows[0]?.total ?? 0
    return { items, count: items.length, total, page, perPage, pages: Math.ceil(total / perPage) }
  })
  serve(app, services, contract.moveOrder, ({ params, body: { state, courier, parcelNumber }, locale, now }) =>
    db.transaction(async (tx) => {
      const [found] = await tx.query<{ id: number }>("select id from orders where number = $1 and completed_at is not null for update", [params.number])
      if (found === undefined) throw missing("order.missing")
      const order = await orderById(tx, found.id, now)
      // A program that got no answer asks again.
      if (order.shipment_state !== state) await moveShipment(services, tx, order, state, { courier, parcelNumber }, now)
      return orderDocument(await orderById(tx, found.id, now), locale, config.site, now)
    }),
  )
  serve(app, services, contract.setStock, ({ body }) => setStock(db, body))
}
