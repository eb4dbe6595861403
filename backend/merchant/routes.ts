/** Calls of the merchant's own programs. */
import type { Hono } from "hono"
import * as contentCalls from "#adapters/shop/contract/merchant/merchant-content.ts"
import * as offerCalls from "#adapters/shop/contract/merchant/merchant-offers.ts"
import * as orderCalls from "#adapters/shop/contract/merchant/merchant-orders.ts"
import * as returnCalls from "#adapters/shop/contract/merchant/merchant-returns.ts"
import * as stockCalls from "#adapters/shop/contract/merchant/merchant-stock.ts"
import { missing } from "#backend/http/refusal.ts"
import type { Env } from "#backend/http/request-context.ts"
import { serve } from "#backend/http/serve.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import { cancelOrder } from "#backend/orders/cancel.ts"
import { orderDocument } from "#backend/orders/order-document.ts"
import { refundPart } from "#backend/orders/refund-part.ts"
import { picturesOfReturn } from "#backend/orders/returns/return-pictures.ts"
import { answerReturn } from "#backend/orders/returns/returns.ts"
import { orderById, ordersByIds, type OrderRow } from "#backend/orders/order-rows.ts"
import { moveShipment } from "#backend/orders/shipment.ts"
import { hasGoods } from "#backend/orders/unsent-orders.ts"
import type { BackendServices } from "#backend/services.ts"
import { applyByProgram, contentOf, pictureOf } from "./content-answers.ts"
import { answerByProgram, waitingOfferPage } from "./offer-answers.ts"
import { countRows, listPage } from "#backend/http/list-page.ts"
import { setPrices } from "./price-feed.ts"
import { setStock } from "./stock-feed.ts"
import { merchantReturns, orderOfReturn } from "./waiting-returns.ts"

const perPage = 50

export const merchantRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const { db } = services

  serve(app, services, orderCalls.merchantOrders, async ({ query: { page, shipment }, locale, now }) => {
    const paidOrders = `orders where state = 'complete' and payment_state = 'paid' and ($1::text is null or shipment_state = $1 and ${hasGoods})`
    const [rows, total] = await Promise.all([
      db.query<{ id: number }>(`select id from ${paidOrders} order by paid_at, id limit ${perPage} offset $2`, [
        shipment,
        (page - 1) * perPage,
      ]),
      countRows(db, paidOrders, [shipment]),
    ])
    const orders = await ordersByIds(
      db,
      rows.map(({ id }) => id),
      now,
    )
    const items = orders.map((order) => orderDocument(order, locale, services.site(), now))
    return listPage(items, { total, page, perPage })
  })
  /** The order after `change`, which runs while its row is locked. Throws 404. */
  const changeOrder = (number: string, locale: Locale, now: Instant, change: (tx: Database, order: OrderRow) => Promise<void>) =>
    db.transaction(async (tx) => {
      const [found] = await tx.query<{ id: number }>("select id from orders where number = $1 and completed_at is not null for update", [
        number,
      ])
      if (found === undefined) throw missing("order.missing")
      await change(tx, await orderById(tx, found.id, now))
      return orderDocument(await orderById(tx, found.id, now), locale, services.site(), now)
    })

  serve(app, services, orderCalls.moveOrder, ({ params, body: { state, courier, parcelNumber }, locale, now }) =>
    changeOrder(params.number, locale, now, async (tx, order) => {
      // A program that received no response repeats its call.
      if (order.shipment_state !== state) await moveShipment(services, tx, order, state, { courier, parcelNumber }, now)
    }),
  )
  serve(app, services, orderCalls.refundOrder, ({ params, body, locale, now }) =>
    changeOrder(params.number, locale, now, (tx, order) => refundPart(services, tx, order, body, now)),
  )
  serve(app, services, orderCalls.cancelMerchantOrder, ({ params, body: { reason }, locale, now }) =>
    changeOrder(params.number, locale, now, async (tx, order) => {
      if (order.state !== "canceled") await cancelOrder(services, tx, order.id, { by: "shop", reason }, locale, now)
    }),
  )
  serve(app, services, returnCalls.merchantReturns, async ({ query: { page } }) => {
    const [items, total] = await Promise.all([merchantReturns(db, page, perPage), countRows(db, "returns where status = 'requested'")])
    return listPage(items, { total, page, perPage })
  })
  serve(app, services, returnCalls.merchantReturnPictures, async ({ params: { number } }) => {
    const [found] = await db.query("select from returns where number = $1", [number])
    if (found === undefined) throw missing("missing.page")
    return { pictures: await picturesOfReturn(services, number) }
  })
  serve(app, services, returnCalls.answerMerchantReturn, async ({ params, body: { status, answer }, locale, now }) => {
    const { number } = await orderOfReturn(db, params.number, status)
    return changeOrder(number, locale, now, async (tx) => {
      if (!(await orderOfReturn(tx, params.number, status)).isAnswered)
        await answerReturn(services, tx, params.number, { status, answer }, now)
    })
  })
  serve(app, services, offerCalls.merchantOffers, ({ query, locale, now }) => waitingOfferPage(db, query, locale, now))
  serve(app, services, offerCalls.answerMerchantOffer, ({ params, body, locale, now }) =>
    answerByProgram(db, params.number, body, locale, now),
  )
  serve(app, services, contentCalls.merchantContent, ({ query: { kind } }) => contentOf(services, kind))
  serve(app, services, contentCalls.applyMerchantContent, ({ body, query: { trial }, locale, now }) =>
    applyByProgram(services, body, { isTrial: trial === "true", locale, now }),
  )
  serve(app, services, contentCalls.merchantContentPicture, ({ params: { name } }) => pictureOf(services, name))
  serve(app, services, stockCalls.setStock, ({ body }) => setStock(db, body))
  serve(app, services, stockCalls.setPrices, ({ body, now }) => setPrices(db, body, now))
}
