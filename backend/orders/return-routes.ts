/** Calls of returns. */
import type { Hono } from "hono"
import * as contract from "#adapters/shop/contract/orders/returns.ts"
import type { Env } from "#backend/http/request-context.ts"
import { serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { findOwn } from "./find.ts"
import { openOwn } from "./own-order.ts"
import { requestReturn } from "./returns.ts"
import { orderById } from "./rows.ts"
import { returnsDocument, returnsOf } from "./stored-returns.ts"

export const returnRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(app, services, contract.orderReturns, async (request) => {
    const { locale, now } = request
    const order = await openOwn(services, request)
    return returnsDocument(order, await returnsOf(services.db, order.id), locale, now)
  })
  serve(app, services, contract.requestReturn, async ({ db, params, shopper, body, locale, now }) => {
    const order = await orderById(db, await findOwn(db, params.number, shopper), now)
    await requestReturn(db, order, body, now)
    return returnsDocument(order, await returnsOf(db, order.id), locale, now)
  })
}
