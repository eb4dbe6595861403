/** Period of a promotion. E18. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Promotion } from "#domain/entities/promotions/promotion.ts"
import { isBefore } from "#domain/rules/instants.ts"

export type PromotionState = "current" | "coming" | "past"

/** State of a promotion at `now`. Its first moment belongs to it, its last does not; without one it is open on that side. */
export const promotionState = ({ startsAt, expiresAt }: Pick<Promotion, "startsAt" | "expiresAt">, now: Instant): PromotionState => {
  if (startsAt !== null && isBefore(now, startsAt)) return "coming"
  return expiresAt !== null && !isBefore(now, expiresAt) ? "past" : "current"
}
