/** Cases that a person must look at: money that fits nothing, and calls whose outcome nobody knows. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import { rounded } from "#domain/rules/rounding.ts"

export type Case = {
  /** The same case is opened once. */
  readonly reference: string
  readonly kind: "lost" | "refused" | "currency" | "amount" | "again" | "unmatched"
  readonly provider: string
  /** Order or recharge, where it is known. */
  readonly number: string | null
  /** Stored as a whole number, also of a foreign currency. */
  readonly amount: number | null
  readonly currency?: string
  readonly note?: string
}

/** Returns whether the case is new. */
export const openCase = async (
  db: Database,
  { reference, kind, provider, number, amount, currency = "MNT", note = "" }: Case,
  now: Instant,
): Promise<boolean> => {
  const opened = await db.query(
    `insert into payment_cases (reference, kind, provider, number, amount, currency, note, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (reference) do nothing returning 1`,
    [reference, kind, provider, number, amount === null ? null : rounded(amount), currency, note, now],
  )
  return opened.length > 0
}
