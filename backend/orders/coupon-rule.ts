/** When a coupon counts, and what it takes off. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { fraction, least, nothing, tugrik } from "#domain/rules/money.ts"
import { millisecondsOf } from "#domain/rules/moments.ts"
import type { CouponRow } from "./rows.ts"

export type CouponState = "active" | "coming" | "expired" | "belowMinimum"

export const couponState = (coupon: CouponRow, itemTotal: Tugrik, now: Instant): CouponState => {
  const at = millisecondsOf(now)
  if (coupon.expires_at !== null && millisecondsOf(coupon.expires_at) <= at) return "expired"
  if (coupon.starts_at !== null && millisecondsOf(coupon.starts_at) > at) return "coming"
  return coupon.above > 0 && itemTotal <= coupon.above ? "belowMinimum" : "active"
}

/** Never more than the goods cost; nothing while it does not count. */
export const couponDiscount = (coupon: CouponRow | null, itemTotal: Tugrik, now: Instant): Tugrik => {
  if (coupon === null || couponState(coupon, itemTotal, now) !== "active") return nothing
  const off = coupon.percent === null ? tugrik(coupon.amount ?? 0) : fraction(itemTotal, coupon.percent, 100)
  return least(itemTotal, off)
}
