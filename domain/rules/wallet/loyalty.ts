/** Loyalty levels by the purchases of a year. Contract C5. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { Loyalty, LoyaltyLevel } from "#domain/entities/wallet/loyalty.ts"
import { day, later } from "#domain/rules/instants.ts"
import { subtract, tugrik, zero } from "#domain/rules/money.ts"

/** Days for which a purchase counts. */
const loyaltyDays = 365

/** Instant from which purchases count at `now`. */
export const loyaltySince = (now: Instant): Instant => later(now, -loyaltyDays * day)

/** Purchases that the levels above the first one need; a shop does not have a level without. */
export type LoyaltyTerms = { readonly [Level in Exclude<LoyaltyLevel, "blue">]?: Tugrik }

/** Purchases that the levels need where a shop sets none. */
export const loyaltyTerms: LoyaltyTerms = { silver: tugrik(1_000_000), gold: tugrik(3_000_000) }

/** Levels of a shop with the purchases that each needs, lowest first. */
export const loyaltyLevels = ({ silver, gold }: LoyaltyTerms): ReadonlyArray<{ readonly level: LoyaltyLevel; readonly from: Tugrik }> => [
  { level: "blue", from: zero },
  ...(silver === undefined ? [] : [{ level: "silver" as const, from: silver }]),
  ...(gold === undefined ? [] : [{ level: "gold" as const, from: gold }]),
]

/** Level for purchases of `spent` tugrik, reached by an equal sum, and what is missing to the next. */
export const loyaltyOf = (spent: Tugrik, terms: LoyaltyTerms): Loyalty => {
  const levels = loyaltyLevels(terms)
  const reached = levels.filter(({ from }) => spent >= from)
  const next = levels[reached.length]
  return {
    level: reached.at(-1)?.level ?? "blue",
    spent,
    next: next?.level ?? null,
    missing: next === undefined ? null : subtract(next.from, spent),
    from: next?.from ?? null,
  }
}
