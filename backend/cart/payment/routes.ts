/** Calls of payment: the methods, and how to pay a placed order. Contract "Orders and checkout". */
import type { Hono } from "hono"
import * as checkout from "#adapters/shop/contract/cart/checkout.ts"
import * as contract from "#adapters/shop/contract/cart/payment.ts"
import type { Env } from "#backend/http/request-context.ts"
import { serve } from "#backend/http/serve.ts"
import { openOwn } from "#backend/orders/own-order.ts"
import type { BackendServices } from "#backend/services.ts"
import { paymentMethods } from "./methods.ts"
import { paymentDocument } from "./payment-document.ts"

export const paymentRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(app, services, checkout.paymentMethods, async ({ locale }) => ({ paymentMethods: paymentMethods(services.config, locale) }))
  serve(app, services, contract.orderPayment, async (request) =>
    paymentDocument(await openOwn(services, request), services, request.locale, request.now),
  )
}
