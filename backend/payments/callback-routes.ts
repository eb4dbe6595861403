/** Callbacks of payment providers, at an address of each request's own. They are hints: the provider's own record is fetched. */
import type { Context, Hono } from "hono"
import { addressOf } from "#domain/entities/locale.ts"
import { bodyOf } from "#backend/http/body.ts"
import { missing, Refusal } from "#backend/http/refusal.ts"
import type { Env } from "#backend/http/request-context.ts"
import type { BackendServices } from "#backend/services.ts"
import { checkRequest } from "./check-request.ts"
import { callbackPath, providerNamed, requestByToken, type RequestRow } from "./stored-requests.ts"

/** An unreadable body is no reason to miss the hint. */
const readBody = async (request: Request): Promise<unknown> => {
  try {
    return await bodyOf(request, ["json", "form"])
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Page of the storefront that follows the payment. */
const paymentPage = ({ recharge_id, order_number, locale }: RequestRow): string =>
  addressOf(locale, `/account/${recharge_id === null ? `orders/${order_number}/pay` : `wallet/recharge/${order_number}`}`)

const answer = async (services: BackendServices, c: Context<Env>): Promise<Response> => {
  c.set("route", callbackPath)
  const { db, log } = services
  const now = services.now()
  const row = await requestByToken(db, c.req.param("token") ?? "")
  const provider = row === null ? null : providerNamed(services, row.provider)
  if (row === null || provider === null) throw missing()
  const body = c.req.method === "POST" ? await readBody(c.req.raw) : null
  if (provider.isGenuine?.({ query: c.req.query(), body }, row) !== true) {
    log.warn({ request: row.id, provider: provider.name }, "a forged callback")
    throw new Refusal(403, { key: "missing.page" })
  }
  // The job checks what cannot be checked now: a request without its answer yet, a provider that does not answer.
  await db.query(
    "update payment_requests set hinted_at = $2, next_at = case when reference is null then next_at else least(next_at, $2) end where id = $1",
    [row.id, now],
  )
  await checkRequest(services, row.id, now)
  // A browser comes back from the bank's page.
  if (c.req.method === "GET" && (c.req.header("accept") ?? "").includes("text/html")) return c.redirect(paymentPage(row), 303)
  return c.text(provider.callbackAnswer ?? "", 200, { "Cache-Control": "no-store" })
}

export const callbackRoutes = (app: Hono<Env>, services: BackendServices): void => {
  app.on(["GET", "POST"], callbackPath, (c) => answer(services, c))
}
