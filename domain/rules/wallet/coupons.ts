/** Status of coupons and vouchers, and the amount that a coupon takes off. Specification §4 "Coupon or voucher". */
import type { Coupon, CouponStatus, Voucher } from "#domain/entities/wallet/coupon.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { fraction, minimum, zero } from "#domain/rules/money.ts"
import { millisecondsOf } from "#domain/rules/instants.ts"

type Redeemable = Pick<Coupon | Voucher, "status" | "usedAt" | "expiresAt">

/** Status at `now`; used takes precedence over expired. */
export const couponStatus = (ticket: Redeemable, now: Instant): CouponStatus => {
  if (ticket.usedAt !== null || ticket.status === "used") return "used"
  if (ticket.status === "expired") return "expired"
  return ticket.expiresAt !== null && millisecondsOf(now) >= millisecondsOf(ticket.expiresAt) ? "expired" : ticket.status
}

/** Whether a coupon or voucher can still be used at `now`. */
export const isRedeemable = (ticket: Redeemable, now: Instant): boolean => ["active", "valid"].includes(couponStatus(ticket, now))

/** Message key of a status. */
export const couponMessageKey = (kind: "coupon" | "voucher", status: CouponStatus): string => `${kind}.status.${status}`

export type CouponUse =
  | { readonly _tag: "TakesOff"; readonly amount: Tugrik }
  | { readonly _tag: "Used" }
  | { readonly _tag: "Expired" }
  | { readonly _tag: "NotYet"; readonly from: Instant }
  | { readonly _tag: "TooSmall"; readonly min: Tugrik }

/** Amount that a coupon takes off `itemTotal` at `now`, at most `itemTotal`, or why it does not apply. An equal purchase meets the minimum. */
export const couponUse = (coupon: Coupon, itemTotal: Tugrik, now: Instant): CouponUse => {
  const status = couponStatus(coupon, now)
  if (status === "used") return { _tag: "Used" }
  if (status === "expired") return { _tag: "Expired" }
  if (coupon.startsAt !== null && millisecondsOf(now) < millisecondsOf(coupon.startsAt)) return { _tag: "NotYet", from: coupon.startsAt }
  if (coupon.minimum !== null && itemTotal < coupon.minimum) return { _tag: "TooSmall", min: coupon.minimum }
  const amount = coupon.percent === null ? (coupon.amount ?? zero) : fraction(itemTotal, coupon.percent, 100)
  return { _tag: "TakesOff", amount: minimum(amount, itemTotal) }
}
