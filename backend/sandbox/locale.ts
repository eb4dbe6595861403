/** Language of a sandbox page: as its address says, otherwise the browser's. */
import type { Context } from "hono"
import { isLocale, type Locale } from "#domain/entities/locale.ts"
import type { Env } from "#backend/http/request-context.ts"

export const localeOf = (c: Context<Env>): Locale => {
  const requested = c.req.query("locale")
  return isLocale(requested) ? requested : c.get("locale")
}
