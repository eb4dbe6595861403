/** Calls of pages of information and of the contact form. */
import type { Hono } from "hono"
import { inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import * as calls from "#adapters/shop/contract/content/pages.ts"
import type { Database } from "#backend/database/database.ts"
import { missing } from "#backend/http/refusal.ts"
import type { Env } from "#backend/http/request-context.ts"
import { publicMaxAge, serve } from "#backend/http/serve.ts"
import { isOffered, methods } from "#backend/payments/methods/method-documents.ts"
import { offeredMethods } from "#backend/payments/offered-methods.ts"
import type { BackendServices } from "#backend/services.ts"
import { sendContact } from "./contact.ts"
import { figuresOf, type CategoryNames } from "./figures.ts"
import { pageBySlug } from "./pages.ts"

/** Names of the categories that there are of these permalinks. */
const categoryNames = async (db: Database, permalinks: ReadonlyArray<string>, locale: Locale): Promise<CategoryNames> => {
  if (permalinks.length === 0) return new Map()
  const rows = await db.query<{ readonly permalink: string; readonly name: Localized }>(
    "select permalink, name from taxons where permalink = any($1)",
    [permalinks],
  )
  return new Map(rows.map(({ permalink, name }) => [permalink, inLocale(name, locale)]))
}

export const pageRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(
    app,
    services,
    calls.contentPage,
    async ({ db, params, locale }) => {
      const site = services.site()
      const offered = await offeredMethods(services, db)
      const page = await pageBySlug(
        db,
        params.slug,
        locale,
        figuresOf(
          site,
          locale,
          await categoryNames(db, Object.keys(site.returns.categories), locale),
          methods.filter(({ type }) => isOffered(type, offered)),
        ),
      )
      if (page === null) throw missing()
      return page
    },
    { publicFor: publicMaxAge },
  )
  serve(app, services, calls.contactForm, async ({ db, body, address, now }) => {
    await sendContact(services, db, body, address, now)
    return {}
  })
}
