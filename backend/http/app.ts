/** Base of all calls: request id, language, log line, security headers and error responses. */
import { randomUUID } from "node:crypto"
import { Hono } from "hono"
import type { Logger } from "pino"
import { BodyTooLarge, bounded, maxAddressLength } from "#adapters/shop/contract/request-bounds.ts"
import { formatMessage, localeOf } from "#backend/texts/format-message.ts"
import { DatabaseUnavailable } from "#backend/database/database.ts"
import { StorageUnavailable } from "#backend/pictures/storage/picture-storage.ts"
import type { Metrics } from "./metrics.ts"
import type { Env } from "./request-context.ts"
import { tooLarge } from "./body.ts"
import { storableText } from "./storable-text.ts"
import { failureOf, missing, Refusal } from "./refusal.ts"

const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // For data; pages set their own policy.
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
}

/** Status that proxies log for a closed connection. */
const goneAway = 499

const asResponse = (refusal: Refusal, locale: Parameters<typeof failureOf>[1]): Response =>
  Response.json(failureOf(refusal, locale), {
    status: refusal.status,
    headers: { "Cache-Control": "no-store", ...refusal.details.headers },
  })

/** `Retry-After` while the database or the picture storage is unavailable, in seconds. */
const retryAfter = "2"

/** An app without calls. The log holds method, declared path, status and time, never a body, a token or an address of a person. */
export const newApp = (log: Logger, observe: Metrics["request"] | null = null): Hono<Env> => {
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    const requestId = /^[\w-]{8,64}$/.exec(c.req.header("x-request-id") ?? "")?.[0] ?? randomUUID()
    const began = performance.now()
    c.set("requestId", requestId)
    c.set("locale", localeOf(c.req.header("accept-language")))
    c.set("route", "")
    await next()
    c.header("X-Request-Id", requestId)
    for (const [name, value] of Object.entries(securityHeaders)) if (!c.res.headers.has(name)) c.header(name, value)
    const { method } = c.req
    const { status } = c.res
    const ms = performance.now() - began
    // Without a declared route an address names nothing: those of strangers have no end.
    observe?.(method, c.get("route") || "other", status, ms / 1000)
    log.info({ requestId, method, route: c.get("route"), status, ms: Math.round(ms) }, "call")
  })
  app.use((c, next) => {
    if (c.req.url.length > maxAddressLength) throw new Refusal(414, { key: "address.tooLong" })
    c.req.raw = bounded(c.req.raw)
    if (c.req.path.includes("\0")) throw missing()
    for (const [name, value] of Object.entries(c.req.query())) storableText(name, value)
    return next()
  })
  app.notFound((c) => asResponse(missing(), c.get("locale")))
  app.onError((error, c) => {
    if (error instanceof Refusal) return asResponse(error, c.get("locale"))
    if (error instanceof BodyTooLarge) return asResponse(tooLarge(error.limit), c.get("locale"))
    // Nobody reads this response; it sets the status of the log line.
    if (c.req.raw.signal.aborted) return new Response(null, { status: goneAway })
    // Only message and stack: the detail of a database error quotes input.
    const { message, stack } = error
    if (error instanceof DatabaseUnavailable || error instanceof StorageUnavailable) {
      log.warn(
        { requestId: c.get("requestId"), route: c.get("route"), message },
        error instanceof DatabaseUnavailable ? "no database" : "no picture storage",
      )
      return Response.json(
        { error: formatMessage(c.get("locale"), { key: "unavailable" }) },
        { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": retryAfter } },
      )
    }
    log.error({ requestId: c.get("requestId"), route: c.get("route"), message, stack }, "a call went wrong")
    return Response.json(
      { error: formatMessage(c.get("locale"), { key: "fault" }) },
      { status: 500, headers: { "Cache-Control": "no-store" } },
    )
  })
  return app
}
