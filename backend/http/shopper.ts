/** Identification of the shopper by access token or cart token. */
import { createHash } from "node:crypto"
import type { Asker } from "#adapters/shop/contract/endpoint.ts"
import { record } from "./administration-log.ts"
import type { BackendServices } from "#backend/services.ts"
import type { Shopper } from "./request-context.ts"
import { Refusal } from "./refusal.ts"

/** Stored form of a token, which a reader of the database cannot use. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex")

const needsLogin = (): Refusal =>
  new Refusal(401, { key: "login.required" }, { headers: { "WWW-Authenticate": 'Bearer error="invalid_token"' } })

const bearer = (headers: Headers): string | null => /^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null

/**
 * The caller of a request. Throws 401 for an expired or unknown token, and for none where a login is required.
 * Throws 403 for a user where an administrator is required, and records that under `action`.
 */
export const shopperOf = async (services: BackendServices, headers: Headers, asker: Asker, action = ""): Promise<Shopper> => {
  const orderToken = headers.get("x-order-token") || null
  if (asker !== "shopper" && asker !== "user" && asker !== "administrator") return { user: null, orderToken }
  const token = bearer(headers)
  if (token === null) {
    if (asker === "user" || asker === "administrator") throw needsLogin()
    return { user: null, orderToken }
  }
  const [user] = await services.db.query<{ id: number; is_admin: boolean; family: string }>(
    `select u.id, u.is_admin, s.family from sessions s join users u on u.id = s.user_id
     where s.access_hash = $1 and s.access_expires_at > $2 and (not u.is_demo or $3)`,
    [tokenHash(token), services.now(), services.config.sandbox !== null],
  )
  if (user === undefined) throw needsLogin()
  if (asker === "administrator" && !user.is_admin) {
    await record(services.db, { userId: user.id, action, refused: true, at: services.now() })
    throw new Refusal(403, { key: "administrator.required" })
  }
  return { user: { id: user.id, isAdmin: user.is_admin, session: user.family }, orderToken }
}
