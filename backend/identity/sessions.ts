/** Sessions: an access token for two hours, and a refresh token that each use replaces. Contract "Identity". */
import { randomBytes, randomUUID } from "node:crypto"
import type { CutLine, TokenAnswer } from "#adapters/shop/contract/identity/identity.ts"
import type { Endpoint } from "#adapters/shop/contract/endpoint.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { day, hour, later, millisecondsOf, second } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import { takeCart } from "#backend/orders/merge-cart.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { addressKey, takeBack } from "#backend/http/rate-limiter.ts"
import { Refusal } from "#backend/http/refusal.ts"
import type { RequestContext } from "#backend/http/request-context.ts"
import { tokenHash } from "#backend/http/shopper.ts"

/** Lifetimes of the two tokens, in milliseconds. */
const accessLifetime = 2 * hour
const refreshLifetime = 60 * day
/** How long a replaced refresh token stays valid, since two tabs may send the same one at once. */
const grace = 30 * second

const newToken = (): string => randomBytes(32).toString("base64url")

/** A login on a device; all tokens that are issued for it share the family. */
type DeviceLogin = { readonly family: string; readonly beganAt: Instant | null; readonly device: string }

/** Issues a pair of tokens. `cut` lists the units that the merge of the visitor's cart left out. */
const openSession = async (
  db: Database,
  userId: number,
  now: Instant,
  cut: ReadonlyArray<CutLine>,
  { family, beganAt, device }: DeviceLogin,
): Promise<TokenAnswer> => {
  const accessToken = newToken()
  const refreshToken = newToken()
  await db.query(
    `insert into sessions (family, user_id, access_hash, access_expires_at, refresh_hash, refresh_expires_at, began_at, used_at, device)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      family,
      userId,
      tokenHash(accessToken),
      later(now, accessLifetime),
      tokenHash(refreshToken),
      later(now, refreshLifetime),
      beganAt,
      now,
      device,
    ],
  )
  return {
    accessToken,
    tokenType: "Bearer",
    expiresIn: accessLifetime / second,
    refreshToken,
    createdAt: Math.floor(millisecondsOf(now) / second),
    cut,
  }
}

/** Parts of the request by which a session begins. */
export type SessionRequest = Pick<RequestContext<Endpoint>, "address" | "forwarded" | "now" | "locale" | "shopper" | "device">

/** Begins a session of an authenticated user, and merges the visitor's cart of the request into the user's. */
export const beginSession = (
  db: Database,
  userId: number,
  { address, now, locale, shopper, device }: SessionRequest,
): Promise<TokenAnswer> =>
  db.transaction(async (tx) => {
    const cut = await takeCart(tx, userId, shopper.orderToken, locale, now)
    const session = await openSession(tx, userId, now, cut, { family: randomUUID(), beganAt: now, device })
    // Last, since others behind the same address wait for this row.
    await takeBack(tx, addressKey(limits.loginChecks, address))
    return session
  })

const sessionExpired = () => new Refusal(401, { key: "session.over" }, { oauth: "invalid_grant" })

type Row = {
  readonly id: number
  readonly family: string
  readonly user_id: number
  readonly refresh_expires_at: Instant
  readonly rotated_at: Instant | null
  readonly began_at: Instant | null
  readonly device: string
}

/** Issues a new pair for a refresh token. One that is used again after the grace period counts as stolen and ends its family. Throws 401. */
export const refreshSession = async (db: Database, refreshToken: string, now: Instant): Promise<TokenAnswer> => {
  const session = await db.transaction(async (tx) => {
    const [row] = await tx.query<Row>(
      "select id, family, user_id, refresh_expires_at, rotated_at, began_at, device from sessions where refresh_hash = $1 for update",
      [tokenHash(refreshToken)],
    )
    if (row === undefined || millisecondsOf(row.refresh_expires_at) <= millisecondsOf(now)) return null
    if (row.rotated_at !== null && millisecondsOf(row.rotated_at) + grace < millisecondsOf(now)) {
      await tx.query("delete from sessions where family = $1", [row.family])
      return null
    }
    await tx.query("update sessions set rotated_at = coalesce(rotated_at, $2) where id = $1", [row.id, now])
    return openSession(tx, row.user_id, now, [], { family: row.family, beganAt: row.began_at, device: row.device })
  })
  if (session === null) throw sessionExpired()
  return session
}

/** Ends the session of an access or refresh token. */
export const endSession = async (db: Database, token: string): Promise<void> => {
  await db.query("delete from sessions where family in (select family from sessions where access_hash = $1 or refresh_hash = $1)", [
    tokenHash(token),
  ])
}

/** Ends all sessions of the user but the family `except`. */
export const endSessionsOf = async (db: Database, userId: number, except: string | null = null): Promise<void> => {
  await db.query("delete from sessions where user_id = $1 and ($2::uuid is null or family <> $2)", [userId, except])
}
