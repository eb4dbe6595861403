/** Coupons of a shopper: given to them, or used by them. Specification §3, E18. */
import type { Instant } from "#domain/entities/ids.ts"
import { inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import type { Coupon } from "#domain/entities/wallet/coupon.ts"
import { tugrik } from "#domain/rules/money.ts"
import { couponStatus, usesRefusal } from "#domain/rules/wallet/coupons.ts"
import type { Database } from "#backend/database/database.ts"
import type { CouponRow } from "./coupon-row.ts"

type Row = CouponRow & {
  readonly name: Localized
  readonly uses: number
  /** The user's last use. */
  readonly used_at: Instant | null
}

const select = `
  select c.*, (select count(*) from coupon_uses u where u.code = c.code)::int as uses,
    (select max(o.completed_at) from coupon_uses u join orders o on o.id = u.order_id where u.code = c.code and u.user_id = $1) as used_at
  from coupons c
  where (exists (select from coupon_holders h where h.code = c.code and h.user_id = $1)
      or exists (select from coupon_uses u where u.code = c.code and u.user_id = $1))
    and ($2::text is null or c.code = $2)
  order by c.expires_at nulls last, c.code`

const couponOf = (row: Row, locale: Locale, now: Instant): Coupon => {
  const isUsedUp = usesRefusal({ limit: row.usage_limit, oncePerUser: row.once_per_user, uses: row.uses, lastByUser: row.used_at }) !== null
  const coupon: Coupon = {
    number: row.code,
    name: inLocale(row.name, locale),
    description: "",
    status: isUsedUp ? "used" : "active",
    percent: row.percent,
    amount: row.amount === null ? null : tugrik(row.amount),
    minimum: row.minimum === 0 ? null : tugrik(row.minimum),
    startsAt: row.starts_at,
    expiresAt: row.expires_at,
    usedAt: isUsedUp ? row.used_at : null,
    isPersonal: row.owner_id !== null,
  }
  return { ...coupon, status: couponStatus(coupon, now) }
}

export const ownCoupons = async (db: Database, userId: number, locale: Locale, now: Instant): Promise<ReadonlyArray<Coupon>> =>
  (await db.query<Row>(select, [userId, null])).map((row) => couponOf(row, locale, now))

/** A coupon of the user's own by its number; `null` where there is none. */
export const ownCoupon = async (db: Database, userId: number, number: string, locale: Locale, now: Instant): Promise<Coupon | null> => {
  const [row] = await db.query<Row>(select, [userId, number])
  return row === undefined ? null : couponOf(row, locale, now)
}
