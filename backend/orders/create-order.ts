/** New orders: number, token, and at most one current order for a user. */
import { randomBytes, randomInt } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import type { CallerAddress } from "#backend/http/caller-address.ts"
import type { Shopper } from "#backend/http/request-context.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { countAddress } from "#backend/http/rate-limiter.ts"
import { findCurrent } from "./find.ts"

export const newNumber = (): string => `R${String(randomInt(1_000_000_000)).padStart(9, "0")}`
export const newToken = (): string => randomBytes(24).toString("base64url")

/** Of two concurrent calls the second waits for the first and finds its order. */
const begin = async (db: Database, shopper: Shopper, now: Instant): Promise<number> => {
  const [row] = await db.query<{ id: number }>(
    "insert into orders (number, token, user_id, created_at, updated_at) values ($1, $2, $3, $4, $4) on conflict do nothing returning id",
    [newNumber(), newToken(), shopper.user?.id ?? null, now],
  )
  return row?.id ?? (await findOrBegin(db, shopper, now))
}

/** The current order, or a new one. */
export const findOrBegin = async (db: Database, shopper: Shopper, now: Instant): Promise<number> =>
  (await findCurrent(db, shopper)) ?? (await begin(db, shopper, now))

/** The same for a call that may be a visitor's. Throws 429 after too many new carts from its address. */
export const findOrBeginFrom = async (db: Database, shopper: Shopper, address: CallerAddress, now: Instant): Promise<number> => {
  const current = await findCurrent(db, shopper)
  if (current !== null) return current
  if (shopper.user === null) await countAddress(db, limits.visitorCarts, address, now)
  return begin(db, shopper, now)
}
