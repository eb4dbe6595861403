/** Calls of payment: the methods, and how to pay a placed order. Contract "Orders and checkout". */
import type { Hono } from "hono"
import * as checkout from "#adapters/shop/contract/cart/checkout.ts"
import * as contract from "#adapters/shop/contract/cart/payment.ts"
import { lastUsedFirst } from "#domain/rules/cart/payment-methods.ts"
import type { Database } from "#backend/database/database.ts"
import type { Env } from "#backend/http/request-context.ts"
import { serve } from "#backend/http/serve.ts"
import { openOwn } from "#backend/orders/own-order.ts"
import { orderById } from "#backend/orders/order-rows.ts"
import type { BackendServices } from "#backend/services.ts"
import { askLender } from "./check-lend.ts"
import { openRequest } from "./open-request.ts"
import { noInstructions } from "./payment-provider.ts"
import { isAwaiting } from "#backend/orders/awaiting-payment.ts"
import { methodOf, paymentMethods } from "./methods/method-documents.ts"
import { offeredMethods } from "./offered-methods.ts"
import { payInApp } from "./pay-in-app.ts"
import { paymentDocument } from "./payment-document.ts"

/** Method by which this user paid last; `null` for none. */
const lastUsed = async (db: Database, userId: number): Promise<number | null> => {
  const [row] = await db.query<{ method_id: number }>(
    `select p.method_id from payments p join orders o on o.id = p.order_id
     where o.user_id = $1 and p.state in ('paid', 'refunded') order by o.completed_at desc, p.id desc limit 1`,
    [userId],
  )
  return row?.method_id ?? null
}

export const paymentRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(app, services, checkout.paymentMethods, async ({ db, shopper, locale }) => {
    const offered = paymentMethods(await offeredMethods(services, db), locale)
    return { paymentMethods: lastUsedFirst(offered, shopper.user === null ? null : await lastUsed(db, shopper.user.id)) }
  })
  serve(app, services, contract.checkLend, (request) => askLender(services, request))
  serve(app, services, contract.payMostInApp, (request) => payInApp(services, request))
  serve(app, services, contract.orderPayment, async (request) => {
    const { locale, now } = request
    const order = await openOwn(services, request)
    const method = order.payment === null ? null : methodOf(order.payment.method_id)
    if (order.payment === null || method === null || !isAwaiting(order))
      return paymentDocument(order, noInstructions, services.site(), locale, now)
    const instructions = await openRequest(services, { paymentId: order.payment.id }, { method, amount: order.payment.amount }, locale, now)
    // A callback may have come meanwhile, or the provider may have refused.
    return paymentDocument(await orderById(services.db, order.id, now), instructions, services.site(), locale, now)
  })
}
