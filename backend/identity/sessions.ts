/** Sessions: an access token for two hours, a refresh token that changes with each use. Contract "Identity". */
import { randomBytes, randomUUID } from "node:crypto"
import type { CutLine, TokenAnswer } from "#adapters/shop/contract/identity/identity.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { day, hour, later, millisecondsOf, second } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal } from "#backend/http/refusal.ts"
import { tokenHash } from "#backend/http/shopper.ts"

const accessLasts = 2 * hour
const refreshLasts = 60 * day
/** Two tabs may send the same refresh token at once: a rotated one stays good so long. */
const grace = 30 * second

const secret = (): string => randomBytes(32).toString("base64url")

/** Begins a session, or goes on with one of `family`. */
export const openSession = async (
  db: Database,
  userId: number,
  now: Instant,
  cut: ReadonlyArray<CutLine> = [],
  family: string = randomUUID(),
): Promise<TokenAnswer> => {
  const accessToken = secret()
  const refreshToken = secret()
  await db.query(
    `insert into sessions (family, user_id, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [family, userId, tokenHash(accessToken), later(now, accessLasts), tokenHash(refreshToken), later(now, refreshLasts)],
  )
  return {
    accessToken,
    tokenType: "Bearer",
    expiresIn: accessLasts / second,
    refreshToken,
    createdAt: Math.floor(millisecondsOf(now) / second),
    cut,
  }
}

const spent = () => new Refusal(401, { key: "session.over" }, { oauth: "invalid_grant" })

type Row = {
  readonly id: number
  readonly family: string
  readonly user_id: number
  readonly refresh_expires_at: Instant
  readonly rotated_at: Instant | null
}

/** A new pair for a refresh token. One used again after its grace was stolen or copied: the whole family ends. */
export const refreshSession = async (db: Database, refreshToken: string, now: Instant): Promise<TokenAnswer> => {
  const answer = await db.transaction(async (tx) => {
    const [row] = await tx.query<Row>(
      "select id, family, user_id, refresh_expires_at, rotated_at from sessions where refresh_hash = $1 for update",
      [tokenHash(refreshToken)],
    )
    if (row === undefined || millisecondsOf(row.refresh_expires_at) <= millisecondsOf(now)) return null
    if (row.rotated_at !== null && millisecondsOf(row.rotated_at) + grace < millisecondsOf(now)) {
      await tx.query("delete from sessions where family = $1", [row.family])
      return null
    }
    await tx.query("update sessions set rotated_at = coalesce(rotated_at, $2) where id = $1", [row.id, now])
    return openSession(tx, row.user_id, now, [], row.family)
  })
  if (answer === null) throw spent()
  return answer
}

/** Ends the session that a token, of either kind, belongs to. */
export const endSession = async (db: Database, token: string): Promise<void> => {
  await db.query(
    "delete from sessions where family in (select family from sessions where access_hash = $1 or refresh_hash = $1)",
    [tokenHash(token)],
  )
}

export const endSessionsOf = async (db: Database, userId: number): Promise<void> => {
  await db.query("delete from sessions where user_id = $1", [userId])
}
