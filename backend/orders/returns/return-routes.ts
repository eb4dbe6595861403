/** Calls of returns. */
import type { Hono } from "hono"
import * as contract from "#adapters/shop/contract/orders/returns.ts"
import type { Env } from "#backend/http/request-context.ts"
import { missing } from "#backend/http/refusal.ts"
import { serve, servePrepared } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { findOwn } from "#backend/orders/find.ts"
import { openOwn } from "#backend/orders/own-order.ts"
import { pictureOfOrder, picturesOfOrder } from "./return-pictures.ts"
import { prepareReturn, requestReturn, shownReturns } from "./returns.ts"
import { orderById } from "#backend/orders/order-rows.ts"

export const returnRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(app, services, contract.orderReturns, async (request) => {
    const { locale, now } = request
    const order = await openOwn(services, request)
    return shownReturns(services.db, order, services.site(), locale, now)
  })
  servePrepared(
    app,
    services,
    contract.requestReturn,
    async (request) => prepareReturn(services, await openOwn(services, request), request, request.body, request.now),
    async ({ db, params, shopper, body, locale, now }, pictures) => {
      const order = await orderById(db, await findOwn(db, params.number, shopper), now)
      await requestReturn(db, order, body, pictures, { terms: services.site().returns, now })
      return shownReturns(db, order, services.site(), locale, now)
    },
  )
  serve(app, services, contract.returnPictures, async (request) => ({
    pictures: await picturesOfOrder(services, (await openOwn(services, request)).id),
  }))
  serve(app, services, contract.returnPicture, async (request) => {
    const picture = await pictureOfOrder(services, (await openOwn(services, request)).id, request.params.name)
    if (picture === null) throw missing()
    return picture
  })
}
