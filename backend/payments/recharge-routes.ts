/** Calls of recharges, the payments without an order. Contract "Lists, money". */
import type { Hono } from "hono"
import * as contract from "#adapters/shop/contract/wallet/store-credits.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { count } from "#backend/http/rate-limiter.ts"
import type { Env } from "#backend/http/request-context.ts"
import { serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { openRequest } from "./open-request.ts"
import { awaitedRecharge, beginRecharge, readRecharge } from "./recharges.ts"

export const rechargeRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const { db } = services

  serve(app, services, contract.recharge, async (request) => {
    const { userId, body, locale, now } = request
    await count(request.db, `recharges of ${userId}`, limits.recharges, now)
    const number = await beginRecharge(services, request.db, userId, { amount: body.amount, methodId: body.paymentMethodId, locale }, now)
    return readRecharge(request.db, number, userId, locale, now)
  })
  serve(app, services, contract.rechargePayment, async ({ userId, params: { number }, locale, now }) => {
    const awaited = await db.transaction((tx) => awaitedRecharge(tx, number, userId, now))
    if (awaited !== null) await openRequest(services, { rechargeId: awaited.id }, awaited, locale, now)
    return db.transaction((tx) => readRecharge(tx, number, userId, locale, now))
  })
}
