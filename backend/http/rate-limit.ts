/** Rate limits, counted in the database so that all processes agree. */
import type { Instant } from "#domain/entities/ids.ts"
import { later, millisecondsOf } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import { tooOften } from "./refusal.ts"

/** At most `max` within `seconds`. */
export type Limit = { readonly max: number; readonly seconds: number }

type Counted = { readonly began_at: Instant; readonly count: number }

const over = (row: Counted, { seconds }: Limit, now: Instant) =>
  tooOften(Math.max(1, Math.ceil((millisecondsOf(row.began_at) + seconds * 1000 - millisecondsOf(now)) / 1000)))

/** Counts one more under `key`. A count from the future began before the clock was put back. */
const increment = async (db: Database, key: string, limit: Limit, now: Instant): Promise<Counted | undefined> => {
  const [row] = await db.query<Counted>(
    `insert into rate_limits as l (key, began_at, count) values ($1, $2, 1)
     on conflict (key) do update set
       count = case when l.began_at <= $3 then 1 else l.count + 1 end,
       began_at = case when l.began_at <= $3 then excluded.began_at else least(l.began_at, excluded.began_at) end
     returning began_at, count`,
    [key, now, later(now, -limit.seconds * 1000)],
  )
  return row
}

/** Counts one more under `key`. Throws 429 above the limit. */
export const count = async (db: Database, key: string, limit: Limit, now: Instant): Promise<void> => {
  const row = await increment(db, key, limit, now)
  if (row !== undefined && row.count > limit.max) throw over(row, limit, now)
}

/** Counts one more under `key`, and returns whether that is within the limit, for a call that is answered all the same. */
export const isWithinLimit = async (db: Database, key: string, limit: Limit, now: Instant): Promise<boolean> =>
  ((await increment(db, key, limit, now))?.count ?? 0) <= limit.max

/** Counts one less under `key`, for an attempt that was legitimate. */
export const takeBack = async (db: Database, key: string): Promise<void> => {
  await db.query("update rate_limits set count = greatest(count - 1, 0) where key = $1", [key])
}

export const forget = async (db: Database, key: string): Promise<void> => {
  await db.query("delete from rate_limits where key = $1", [key])
}
