/** Calls of promotions. Contract C15. */
import type { Hono } from "hono"
import * as draws from "#adapters/shop/contract/promotions/draws.ts"
import * as contract from "#adapters/shop/contract/promotions/promotions.ts"
import type { Env } from "#backend/http/request-context.ts"
import { publicMaxAge, serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { draw, gameOf } from "./draws.ts"
import { allPromotions, onePromotion } from "./promotions.ts"

export const promotionRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(app, services, contract.promotions, async ({ db, locale, now }) => ({ promotions: await allPromotions(db, locale, now) }), {
    publicFor: publicMaxAge,
  })
  // Before the call of one promotion, whose path they match.
  serve(app, services, draws.luckyWheel, ({ db, shopper, locale, now }) =>
    gameOf(db, { game: "lucky_wheel", userId: shopper.user?.id ?? null, site: services.site(), locale, now }),
  )
  serve(app, services, draws.jackpot, ({ db, shopper, locale, now }) =>
    gameOf(db, { game: "jackpot", userId: shopper.user?.id ?? null, site: services.site(), locale, now }),
  )
  serve(app, services, draws.turnWheel, ({ db, userId, body, locale, now }) =>
    draw(db, { game: "lucky_wheel", userId, site: services.site(), locale, now, ...body }),
  )
  serve(app, services, draws.drawJackpot, ({ db, userId, body, locale, now }) =>
    draw(db, { game: "jackpot", userId, site: services.site(), locale, now, ...body }),
  )
  serve(
    app,
    services,
    contract.promotion,
    ({ db, params, locale, now }) => onePromotion(db, params.id, { locale, now, flags: services.config.site.flags }),
    { publicFor: publicMaxAge },
  )
}
