/** The current order and placed ones, checking out and paying. Contract "Orders and checkout". */
import type { Hono } from "hono"
import * as checkout from "#adapters/shop/contract/cart/checkout.ts"
import * as current from "#adapters/shop/contract/cart/current-order.ts"
import * as paying from "#adapters/shop/contract/cart/payment.ts"
import * as placed from "#adapters/shop/contract/orders/orders.ts"
import { orderReceipt } from "#adapters/shop/contract/orders/receipt.ts"
import type { Endpoint } from "#adapters/shop/contract/endpoint.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { Database } from "#backend/database/database.ts"
import type { RequestContext, Env } from "#backend/http/request-context.ts"
import { missing } from "#backend/http/refusal.ts"
import { serve } from "#backend/http/serve.ts"
import { changePaymentMethod } from "./payment/start-payment.ts"
import { paymentDocument } from "./payment/payment-document.ts"
import { receiptOf } from "#backend/orders/receipts.ts"
import { paymentMethods } from "./payment/methods.ts"
import type { BackendServices } from "#backend/services.ts"
import { saveAddress } from "./address-step.ts"
import { findOrBeginFrom } from "./create-order.ts"
import { cancelOrder } from "#backend/orders/cancel.ts"
import { applyCoupon, removeCoupon } from "./coupons.ts"
import { requireExpected } from "./expected.ts"
import { expireIfOverdue } from "#backend/orders/expire.ts"
import { findCurrent, findOwn, findOwnCart } from "#backend/orders/find.ts"
import { addUnits, changeLine, emptyCart } from "./lines.ts"
import { orderDocument } from "#backend/orders/order-document.ts"
import { placeOrder } from "./place.ts"
import { orderById, ordersByIds } from "#backend/orders/rows.ts"
import { wishStoreCredit } from "./store-credit.ts"

const perPage = 10

type Call = Pick<RequestContext<Endpoint>, "locale" | "now">

export const orderRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const { site } = services.config
  const documentOf = async (db: Database, id: number, { locale, now }: Call): Promise<Order> =>
    orderDocument(await orderById(db, id, now), locale, site, now)

  /** An order of the shopper's own, cancelled first if its time is over. */
  const opened = ({ params, shopper, now }: Pick<RequestContext<typeof placed.oneOrder>, "params" | "shopper" | "now">) =>
    services.db.transaction(async (tx) => {
      const id = await findOwn(tx, params.number, shopper)
      await expireIfOverdue(tx, id, now)
      return orderById(tx, id, now)
    })

  serve(app, services, current.currentOrder, (request) =>
    // A login in another tab may take the cart along: it is held until it is read.
    services.db.transaction(async (tx) => {
      const id = await findCurrent(tx, request.shopper)
      return id === null ? null : documentOf(tx, id, request)
    }),
  )
  serve(app, services, placed.myOrders, async ({ userId, query: { page }, locale, now }) => {
    const rows = await services.db.query<{ id: number; total: number }>(
      `select id, (count(*) over ())::int as total from orders where user_id = $1 and completed_at is not null
       order by completed_at desc, id desc limit ${perPage} offset $2`,
      [userId, (page - 1) * perPage],
    )
    const orders = await ordersByIds(services.db, rows.map(({ id }) => id), now)
    const total = rows[0]?.total ?? (page === 1 ? 0 : await countPlaced(services.db, userId))
    const items = orders.map((order) => orderDocument(order, locale, site, now))
    return { items, count: items.length, total, page, perPage, pages: Math.ceil(total / perPage) }
  })
  serve(app, services, current.populate, async (request) => {
    const { db, body, shopper, address, now } = request
    const id = await findOrBeginFrom(db, shopper, address, now)
    await addUnits(db, id, { ...body, options: body.options ?? {} }, now)
    return documentOf(db, id, request)
  })
  serve(app, services, checkout.paymentMethods, async ({ locale }) => ({ paymentMethods: paymentMethods(site, locale) }))
  serve(app, services, placed.oneOrder, async (request) => orderDocument(await opened(request), request.locale, site, request.now))
  serve(app, services, current.changeLine, async (request) => {
    const { db, params, body, shopper, now } = request
    const id = await findOwnCart(db, params.number, shopper, now)
    if (!/^\d{1,15}$/.test(params.id)) throw missing("line.gone")
    await changeLine(db, id, Number(params.id), body.lineItem.quantity)
    return documentOf(db, id, request)
  })
  serve(app, services, current.applyCoupon, async (request) => {
    const { db, params, body, shopper, userId, now } = request
    const id = await findOwnCart(db, params.number, shopper, now)
    await applyCoupon(services, db, id, userId, body.couponCode, now)
    return documentOf(db, id, request)
  })
  serve(app, services, current.removeCoupon, async (request) => {
    const { db, params, shopper, now } = request
    const id = await findOwnCart(db, params.number, shopper, now)
    await removeCoupon(db, id, params.code)
    return documentOf(db, id, request)
  })
  serve(app, services, current.emptyOrder, async (request) => {
    const { db, params, shopper, now } = request
    const id = await findOwnCart(db, params.number, shopper, now)
    await emptyCart(db, id)
    return documentOf(db, id, request)
  })
  serve(app, services, placed.cancelOrder, async (request) => {
    const { db, params, body, shopper, locale, now } = request
    const id = await findOwn(db, params.number, shopper)
    await expireIfOverdue(db, id, now)
    await cancelOrder(services, db, id, body.reason, locale, now)
    return documentOf(db, id, request)
  })
  serve(app, services, checkout.useStoreCredit, async (request) => {
    const { db, params, body, shopper, now } = request
    const id = await findOwnCart(db, params.number, shopper, now)
    await wishStoreCredit(services, db, id, body, now)
    return documentOf(db, id, request)
  })
  serve(app, services, checkout.updateCheckout, async (request) => {
    const { db, params, body, shopper, userId, locale, now } = request
    const id = await findOwn(db, params.number, shopper)
    if (body.state === "address") {
      await findOwnCart(db, params.number, shopper, now)
      await saveAddress(services, db, id, body.order.address)
      return documentOf(db, id, request)
    }
    const methodId = body.order.payments[0]?.paymentMethodId ?? null
    const order = await orderById(db, id, now)
    const { receipt, expected } = body
    if (order.completed_at === null) await placeOrder(services, db, id, userId, { methodId, receipt, expected }, locale, now)
    else {
      // Another tab placed it: whoever saw another order is not led to pay this one.
      requireExpected(orderDocument(order, locale, site, now), expected)
      await changePaymentMethod(db, id, methodId, site, now)
    }
    return documentOf(db, id, request)
  })
  serve(app, services, paying.orderPayment, async (request) =>
    paymentDocument(await opened(request), services.providers, request.locale, request.now),
  )
  serve(app, services, orderReceipt, async (request) => receiptOf(services.db, (await opened(request)).id))
}

const countPlaced = async (db: Database, userId: number): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    "select count(*) as count from orders where user_id = $1 and completed_at is not null",
    [userId],
  )
  return row?.count ?? 0
}
