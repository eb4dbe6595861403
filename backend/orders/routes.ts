/** Calls of placed orders. Contract "Orders and checkout". */
import type { Hono } from "hono"
import { orderReceipt } from "#adapters/shop/contract/orders/receipt.ts"
import * as contract from "#adapters/shop/contract/orders/orders.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { OrderState, PaymentState, ShipmentState } from "#domain/entities/orders/order.ts"
import { cancellation } from "#domain/rules/orders/cancellation.ts"
import { orderGroup, type OrderGroup } from "#domain/rules/orders/order-groups.ts"
import type { OrderStates } from "#domain/rules/orders/order-status.ts"
import { countRows, listPage } from "#backend/http/list-page.ts"
import type { Env } from "#backend/http/request-context.ts"
import { serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { cancelOrder } from "./cancel.ts"
import { expireIfOverdue } from "./expire.ts"
import { findOwn } from "./find.ts"
import { orderDocument } from "./order-document.ts"
import { openOwn, readOrder } from "./own-order.ts"
import { receiptOf } from "./receipts.ts"
import { cancelRefund } from "./release-order.ts"
import { ordersByIds } from "./order-rows.ts"
import { isFulfilledAt } from "./unsent-orders.ts"

const perPage = 10

/** Every combination of the states of an order, and whether it is fulfilled though nothing is sent. */
const allStates: ReadonlyArray<OrderStates & { readonly isFulfilled: boolean }> = OrderState.literals.flatMap((state) =>
  [null, ...PaymentState.literals].flatMap((paymentState) =>
    [null, ...ShipmentState.literals].flatMap((shipmentState) =>
      [true, false].map((isFulfilled) => ({ state, paymentState, shipmentState, isFulfilled })),
    ),
  ),
)

/** SQL condition of the orders of a group: one of the combinations of states that `orderGroup` puts into it. */
const inGroup = (group: OrderGroup, now: Instant): string => {
  const rows = allStates
    .filter(({ isFulfilled, ...states }) => orderGroup(states, isFulfilled) === group)
    .map(
      ({ state, paymentState, shipmentState, isFulfilled }) =>
        `('${state}', '${paymentState ?? ""}', '${shipmentState ?? ""}', ${isFulfilled})`,
    )
  return `(state, coalesce(payment_state, ''), coalesce(shipment_state, ''), ${isFulfilledAt(now)}) in (${rows.join(", ")})`
}

/** SQL of the placed orders of user `$1`, of one group or of all. */
const placedOrders = (group: OrderGroup | null, now: Instant): string =>
  `orders where user_id = $1 and completed_at is not null${group === null ? "" : ` and ${inGroup(group, now)}`}`

export const orderRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(app, services, contract.myOrders, async ({ userId, query: { page, group }, locale, now }) => {
    const total = await countRows(services.db, placedOrders(group, now), [userId])
    const rows = await services.db.query<{ id: number }>(
      `select id from ${placedOrders(group, now)} order by completed_at desc, id desc limit ${perPage} offset $2`,
      [userId, (page - 1) * perPage],
    )
    const orders = await ordersByIds(
      services.db,
      rows.map(({ id }) => id),
      now,
    )
    return listPage(
      orders.map((order) => orderDocument(order, locale, services.site(), now)),
      { total, page, perPage },
    )
  })
  serve(app, services, contract.oneOrder, async (request) => {
    const { db, locale, now } = request
    const site = services.site()
    const row = await openOwn(services, request)
    const order = orderDocument(row, locale, site, now)
    if (cancellation(order, now)._tag !== "Allowed") return order
    return { ...order, cancelRefund: await cancelRefund(db, row, site, now) }
  })
  serve(app, services, contract.cancelOrder, async (request) => {
    const { db, params, body, shopper, locale, now } = request
    const id = await findOwn(db, params.number, shopper)
    await expireIfOverdue(services, db, id, now)
    await cancelOrder(services, db, id, { by: "shopper", reason: body.reason }, locale, now)
    return readOrder(services, db, id, request)
  })
  serve(app, services, orderReceipt, async (request) => receiptOf(services.db, (await openOwn(services, request)).id))
}
