/** Loyalty level of a shopper. Contract C5, `erp_loyalty`. */
import * as Schema from "effect/Schema"
import { Tugrik } from "#domain/entities/money.ts"
import { orNull } from "#domain/entities/wire-codecs.ts"

export const LoyaltyLevel = Schema.Literals(["blue", "silver", "gold"])
export type LoyaltyLevel = typeof LoyaltyLevel.Type

export const Loyalty = Schema.Struct({
  level: LoyaltyLevel,
  /** Paid purchases of the last year. */
  spent: Tugrik,
  /** The level after this one, and what is missing to it; `null` at the highest. */
  next: orNull(LoyaltyLevel),
  missing: orNull(Tugrik),
  /** Purchases that the next level needs. */
  from: orNull(Tugrik),
})
export type Loyalty = typeof Loyalty.Type
