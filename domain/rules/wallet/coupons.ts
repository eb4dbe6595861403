/** Status of coupons and vouchers, and the amount that a coupon takes off. Specification §4 "Coupon or voucher". */
import type { Coupon, CouponStatus } from "#domain/entities/wallet/coupon.ts"
import type { Voucher } from "#domain/entities/wallet/voucher.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { fraction, minimum, zero } from "#domain/rules/money.ts"
import { isBefore, later } from "#domain/rules/instants.ts"

type Redeemable = Pick<Coupon | Voucher, "status" | "usedAt" | "expiresAt">

/** Why a code of any kind is good for nothing any more; `until` is its last moment. */
export type CodeRefusal = { readonly _tag: "Used"; readonly at: Instant } | { readonly _tag: "Expired"; readonly until: Instant }

/** Refusal of a coupon, voucher or gift card at `now`; `null` where none of it has passed. */
export const codeRefusal = ({ usedAt, expiresAt }: Pick<Redeemable, "usedAt" | "expiresAt">, now: Instant): CodeRefusal | null => {
  if (usedAt !== null) return { _tag: "Used", at: usedAt }
  // An end at midnight belongs to the day before it.
  return expiresAt !== null && !isBefore(now, expiresAt) ? { _tag: "Expired", until: later(expiresAt, -1) } : null
}

/** Status at `now`; used takes precedence over expired. One with an end is valid until then, one without is active. */
export const couponStatus = ({ status, usedAt, expiresAt }: Redeemable, now: Instant): CouponStatus => {
  if (usedAt !== null || status === "used") return "used"
  if (status === "expired" || codeRefusal({ usedAt, expiresAt }, now) !== null) return "expired"
  return expiresAt === null ? status : "valid"
}

/** How often a coupon may be used (`limit` in all, `null` for any number), and how often it was; `lastByUser` is this shopper's last use. */
type CouponUses = {
  readonly limit: number | null
  readonly oncePerUser: boolean
  readonly uses: number
  readonly lastByUser: Instant | null
}

/** Why a coupon cannot be used once more; `null` where it can. A shopper who took its last use gets the day of that use as the reason. */
export const usesRefusal = ({
  limit,
  oncePerUser,
  uses,
  lastByUser,
}: CouponUses): Extract<CodeRefusal, { _tag: "Used" }> | { readonly _tag: "UsedUp" } | null => {
  const isUsedUp = limit !== null && uses >= limit
  if (lastByUser !== null && (isUsedUp || oncePerUser)) return { _tag: "Used", at: lastByUser }
  return isUsedUp ? { _tag: "UsedUp" } : null
}

/** Whether a coupon or voucher is neither used nor expired at `now`. */
export const isRedeemable = (ticket: Redeemable, now: Instant): boolean => ["active", "valid"].includes(couponStatus(ticket, now))

/** Whether a coupon takes something off already. */
export const hasStarted = ({ startsAt }: Pick<Coupon, "startsAt">, now: Instant): boolean => startsAt === null || !isBefore(now, startsAt)

/** Message key of a status. */
export const couponMessageKey = <Kind extends "coupon" | "voucher">(kind: Kind, status: CouponStatus) => `${kind}.status.${status}` as const

export type CouponUse =
  | { readonly _tag: "TakesOff"; readonly amount: Tugrik }
  | { readonly _tag: "NotYet"; readonly from: Instant }
  | { readonly _tag: "TooSmall"; readonly min: Tugrik }
  | CodeRefusal

/** Amount that a coupon takes off `itemTotal` at `now`, at most `itemTotal`, or why it does not apply. An equal purchase meets the minimum. */
export const couponUse = (coupon: Coupon, itemTotal: Tugrik, now: Instant): CouponUse => {
  const refused = codeRefusal(coupon, now)
  if (refused !== null) return refused
  if (!hasStarted(coupon, now)) return { _tag: "NotYet", from: coupon.startsAt ?? now }
  if (coupon.minimum !== null && itemTotal < coupon.minimum) return { _tag: "TooSmall", min: coupon.minimum }
  const amount = coupon.percent === null ? (coupon.amount ?? zero) : fraction(itemTotal, coupon.percent, 100)
  return { _tag: "TakesOff", amount: minimum(amount, itemTotal) }
}
