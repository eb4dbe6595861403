/** Calls of pages of information and of the contact form. */
import type { Hono } from "hono"
import * as calls from "#adapters/shop/contract/content/pages.ts"
import { missing } from "#backend/http/refusal.ts"
import type { Env } from "#backend/http/request-context.ts"
import { publicMaxAge, serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { sendContact } from "./contact.ts"
import { figuresOf } from "./figures.ts"
import { pageBySlug } from "./pages.ts"

export const pageRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(
    app,
    services,
    calls.contentPage,
    async ({ db, params, locale }) => {
      const page = await pageBySlug(db, params.slug, locale, figuresOf(services.config.site, locale))
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
