/** Calls of the badges of products. */
import type { Hono } from "hono"
import * as calls from "#adapters/shop/contract/catalogue/badges.ts"
import type { Env } from "#backend/http/request-context.ts"
import { missing } from "#backend/http/refusal.ts"
import { publicMaxAge, serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { badgeByName, shownBadges } from "./badges.ts"

export const badgeRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const { flags } = services.config.site

  serve(app, services, calls.allBadges, async ({ db, locale }) => ({ badges: await shownBadges(db, locale, flags) }), {
    publicFor: publicMaxAge,
  })

  serve(
    app,
    services,
    calls.oneBadge,
    async ({ db, params, locale }) => {
      const badge = await badgeByName(db, params.id, locale, flags)
      if (badge === null) throw missing()
      return badge
    },
    { publicFor: publicMaxAge },
  )
}
