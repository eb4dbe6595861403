/** Rate limits, counted in the database so that all processes agree. */
import type { Instant } from "#domain/entities/ids.ts"
import { later, millisecondsOf } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import type { CallerAddress } from "./caller-address.ts"
import { Refusal, tooOften } from "./refusal.ts"
import { maxLevel } from "./work.ts"

/** At most `max` within `seconds`. */
export type Limit = { readonly max: number; readonly seconds: number }

/** A limit of an address. Above it a call passes by its work, is refused, or is answered alike. */
export type AddressLimit = Limit & { readonly by: "address"; readonly name: string; readonly above: "work" | "refusal" | "alike" }
type PassableLimit = AddressLimit & { readonly above: "work" }

type Counted = { readonly began_at: Instant; readonly count: number }

/** Seconds until the count starts again. */
const secondsLeft = (row: Counted, { seconds }: Limit, now: Instant): number =>
  Math.max(1, Math.ceil((millisecondsOf(row.began_at) + seconds * 1000 - millisecondsOf(now)) / 1000))

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
  if (row !== undefined && row.count > limit.max) throw tooOften(secondsLeft(row, limit, now))
}

/** Key under which an address is counted. */
export const addressKey = ({ name }: AddressLimit, { key }: Pick<CallerAddress, "key">): string => `${name} from ${key}`

/** Level of the work of a call above `max`: one more for each further multiple of it. Of call 250 above 100 it is 1. */
export const levelOf = (calls: number, max: number): number => Math.min(maxLevel, Math.floor((calls - 1) / max) - 1)

/** Counts one more of an address. Above the limit the call passes by its work. Throws 429 with a challenge. */
export const countAddress = async (db: Database, limit: PassableLimit, address: CallerAddress, now: Instant): Promise<void> => {
  const key = addressKey(limit, address)
  const row = await increment(db, key, limit, now)
  if (row === undefined || row.count <= limit.max) return
  const level = levelOf(row.count, limit.max)
  // The level may have risen by one while the work was done.
  if (address.workLevel !== null && address.workLevel >= level - 1) return
  // Refused calls raise nobody's work.
  await takeBack(db, key)
  throw tooOften(secondsLeft(row, limit, now), await address.challenge(level))
}

/** Counts one more of a person, and of the address: where the address is refused, the repeated call counts once for the person. Throws 429. */
export const countBoth = async (
  db: Database,
  [key, limit]: readonly [key: string, limit: Limit],
  byAddress: PassableLimit,
  address: CallerAddress,
  now: Instant,
): Promise<void> => {
  await count(db, key, limit, now)
  try {
    await countAddress(db, byAddress, address, now)
  } catch (error) {
    if (error instanceof Refusal) await takeBack(db, key)
    throw error
  }
}

/** Limits of attempts with something that is wrong, of a person and of an address. */
type WrongAttempts = {
  /** Under which the person is counted. */
  readonly key: string
  readonly limit: Limit
  readonly byAddress: PassableLimit
  /** Whether a refused attempt counts. */
  readonly isWrong: (refusal: Refusal) => boolean
}

/**
 * Runs an attempt, outside of whose transaction `db` counts. It is counted beforehand, so that concurrent ones add up, and the count is
 * taken back unless the attempt is wrong. Throws 429.
 */
export const limitAttempts = async <T>(
  db: Database,
  { key, limit, byAddress, isWrong }: WrongAttempts,
  { address, now }: { readonly address: CallerAddress; readonly now: Instant },
  attempt: () => Promise<T>,
): Promise<T> => {
  const takeCountsBack = async (): Promise<void> => {
    for (const counted of [key, addressKey(byAddress, address)]) await takeBack(db, counted)
  }
  await countBoth(db, [key, limit], byAddress, address, now)
  try {
    const result = await attempt()
    await takeCountsBack()
    return result
  } catch (error) {
    if (!(error instanceof Refusal && isWrong(error))) await takeCountsBack()
    throw error
  }
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
