/** Stored coupons under the domain's coupon rule. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { couponUse, type CouponUse } from "#domain/rules/wallet/coupons.ts"
import { zero, tugrik } from "#domain/rules/money.ts"

export type CouponRow = {
  readonly code: string
  readonly percent: number | null
  readonly amount: number | null
  /** Minimum purchase in tugrik. */
  readonly minimum: number
  readonly starts_at: Instant | null
  readonly expires_at: Instant | null
  readonly usage_limit: number | null
  readonly once_per_user: boolean
  /** Its owner; without one anybody who knows the code. */
  readonly owner_id: number | null
}

/** The rule's result for lines of `itemTotal`; the usage limits are checked in the database. */
export const useOf = (row: CouponRow, itemTotal: Tugrik, now: Instant): CouponUse =>
  couponUse(
    {
      number: row.code,
      name: "",
      description: "",
      status: "active",
      percent: row.percent,
      amount: row.amount === null ? null : tugrik(row.amount),
      minimum: tugrik(row.minimum),
      startsAt: row.starts_at,
      expiresAt: row.expires_at,
      usedAt: null,
      isPersonal: row.owner_id !== null,
    },
    itemTotal,
    now,
  )

/** Discount in tugrik; zero where the coupon does not apply. */
export const couponDiscount = (row: CouponRow | null, itemTotal: Tugrik, now: Instant): Tugrik => {
  if (row === null) return zero
  const use = useOf(row, itemTotal, now)
  return use._tag === "TakesOff" ? use.amount : zero
}
