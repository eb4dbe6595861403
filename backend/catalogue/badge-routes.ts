/** Calls of badges and look books. */
import type { Hono } from "hono"
import * as badges from "#adapters/shop/contract/catalogue/badges.ts"
import * as lookBooks from "#adapters/shop/contract/catalogue/look-books.ts"
import type { Env } from "#backend/http/request-context.ts"
import { missing } from "#backend/http/refusal.ts"
import { publicMaxAge, serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { badgeByName, shownBadges } from "./badges.ts"
import { lookBookById, lookBookPage } from "./look-books.ts"

export const badgeRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const { flags } = services.config.site
  serve(app, services, badges.allBadges, async ({ db, locale }) => ({ badges: await shownBadges(db, locale, flags) }), { publicFor: publicMaxAge })

  serve(app, services, badges.oneBadge, async ({ db, params, locale }) => {
    const badge = await badgeByName(db, params.id, locale, flags)
    if (badge === null) throw missing()
    return badge
  }, { publicFor: publicMaxAge })

  serve(app, services, lookBooks.lookBooks, ({ db, query: { page, product }, locale }) => lookBookPage(db, page, product, locale), { publicFor: publicMaxAge })

  serve(app, services, lookBooks.oneLookBook, async ({ db, params, locale }) => {
    const book = await lookBookById(db, params.id, locale)
    if (book === null) throw missing()
    return book
  }, { publicFor: publicMaxAge })
}
