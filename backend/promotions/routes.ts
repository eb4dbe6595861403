/** Calls of promotions. Contract C15. */
import type { Hono } from "hono"
import * as contract from "#adapters/shop/contract/promotions/promotions.ts"
import type { Env } from "#backend/http/request-context.ts"
import { publicMaxAge, serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { allPromotions, onePromotion } from "./promotions.ts"

export const promotionRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(app, services, contract.promotions, async ({ db, locale, now }) => ({ promotions: await allPromotions(db, locale, now) }), { publicFor: publicMaxAge })
  serve(app, services, contract.promotion, ({ db, params, locale }) => onePromotion(db, params.id, locale), { publicFor: publicMaxAge })
}
