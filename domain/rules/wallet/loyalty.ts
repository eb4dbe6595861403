/** Loyalty levels by the purchases of a year. Contract C5. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { Loyalty, LoyaltyLevel } from "#domain/entities/wallet/loyalty.ts"
import { day, later } from "#domain/rules/instants.ts"
import { subtract, tugrik } from "#domain/rules/money.ts"

/** Days for which a purchase counts. */
const loyaltyDays = 365

/** Instant from which purchases count at `now`. */
export const loyaltySince = (now: Instant): Instant => later(now, -loyaltyDays * day)

/** Levels with the purchases that each needs, lowest first. */
export const loyaltyLevels: ReadonlyArray<{ readonly level: LoyaltyLevel; readonly from: Tugrik }> = [
  { level: "blue", from: tugrik(0) },
  { level: "silver", from: tugrik(1_000_000) },
  { level: "gold", from: tugrik(3_000_000) },
]

/** Level for purchases of `spent` tugrik, reached by an equal sum, and what is missing to the next. */
export const loyaltyOf = (spent: Tugrik): Loyalty => {
  const reached = loyaltyLevels.filter(({ from }) => spent >= from)
  const next = loyaltyLevels[reached.length]
  return {
    level: reached.at(-1)?.level ?? "blue",
    spent,
    next: next?.level ?? null,
    missing: next === undefined ? null : subtract(next.from, spent),
    from: next?.from ?? null,
  }
}
