/** Calls of the website's administration: articles and news of all writers, in every state. */
import type { Hono } from "hono"
import * as calls from "#adapters/shop/contract/content/website.ts"
import type { Env } from "#backend/http/request-context.ts"
import { requireFlag } from "#backend/http/require-flag.ts"
import { serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { rowIdOf } from "#backend/http/row-id.ts"
import { articlePageInState } from "./articles.ts"
import { changeArticle, requireOwnArticle } from "./written-articles.ts"

export const websiteRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(app, services, calls.websiteArticles, async ({ db, query: { kind, state, page }, locale }) => {
    if (kind === "article") requireFlag(services.site(), "articles")
    return articlePageInState(db, kind, state, page, locale)
  })
  serve(app, services, calls.websiteArticle, ({ db, params, userId, locale }) =>
    requireOwnArticle(db, rowIdOf(params.id), { userId, isAdmin: true }, locale),
  )
  serve(app, services, calls.changeWebsiteArticle, ({ db, params, query, body, userId, locale, now }) =>
    changeArticle(db, rowIdOf(params.id), query.edit === "true", { writer: { userId, isAdmin: true }, writing: body, locale, now }),
  )
}
