/** Coupons of a cart: at most one, with a status code for each refusal. */
import type { Instant } from "#domain/entities/ids.ts"
import { normalizeRedeemableCode } from "#domain/rules/wallet/code-forms.ts"
import { usesRefusal } from "#domain/rules/wallet/coupons.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { Database } from "#backend/database/database.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { Refusal } from "#backend/http/refusal.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import { useOf, type CouponRow } from "#backend/wallet/coupon-row.ts"
import { couponOf, reckon, type Reckoning } from "#backend/orders/order-totals.ts"
import { orderById, type OrderRow } from "#backend/orders/order-rows.ts"
import { refusedCode } from "#backend/wallet/refused-code.ts"
import type { BackendServices } from "#backend/services.ts"

type StatusCode =
  | "coupon_code_not_found"
  | "coupon_code_already_applied"
  | "coupon_code_expired"
  | "coupon_code_max_usage"
  | "coupon_code_not_eligible"

const refused = (statusCode: StatusCode, message: MessageRef): Refusal => new Refusal(422, message, { statusCode })

/** Attempts of a person with unknown codes. */
export const couponAttempts = (userId: number) => ({
  key: `coupons by ${userId}`,
  limit: limits.wrongCoupons,
  byAddress: limits.wrongCouponsByAddress,
  isWrong: ({ details }: Refusal) => details.statusCode === "coupon_code_not_found",
})

type Uses = { readonly uses: number; readonly lastByUser: Instant | null }

/** Number of uses by all users, and the last one by this user. */
const usesOf = async (db: Database, code: string, userId: number): Promise<Uses> => {
  const [row] = await db.query<Uses>(
    `select count(*)::int as uses, max(o.completed_at) filter (where u.user_id = $2) as "lastByUser"
     from coupon_uses u join orders o on o.id = u.order_id where u.code = $1`,
    [code, userId],
  )
  return row ?? { uses: 0, lastByUser: null }
}

/** Throws 422 with its status code when the coupon belongs to another user, or its usage limit is reached, in all or by this user. */
export const requireUsesLeft = async (db: Database, coupon: CouponRow, userId: number): Promise<void> => {
  if (coupon.owner_id !== null && coupon.owner_id !== userId) throw refused("coupon_code_not_eligible", { key: "coupon.others" })
  const refusal = usesRefusal({ limit: coupon.usage_limit, oncePerUser: coupon.once_per_user, ...(await usesOf(db, coupon.code, userId)) })
  if (refusal === null) return
  throw refused("coupon_code_max_usage", refusal._tag === "Used" ? refusedCode("coupon", refusal) : { key: "coupon.usedUp" })
}

/** Throws 422 with its status code when the coupon does not apply to goods of `goodsTotal`, which excludes gift cards. */
export const requireApplicable = (coupon: CouponRow, goodsTotal: Reckoning["goodsTotal"], now: Instant): void => {
  const use = useOf(coupon, goodsTotal, now)
  switch (use._tag) {
    case "TakesOff":
      return
    case "Used":
      throw refused("coupon_code_max_usage", refusedCode("coupon", use))
    case "Expired":
      throw refused("coupon_code_expired", refusedCode("coupon", use))
    case "NotYet":
      throw refused("coupon_code_not_eligible", { key: "coupon.coming", values: { day: { day: use.from } } })
    case "TooSmall":
      throw refused("coupon_code_not_eligible", { key: "coupon.minimum", values: { min: formatTugrik(use.min) } })
    default:
      throw use satisfies never
  }
}

/** Applies a coupon to the cart and replaces any other. Throws 422 with a status code. */
export const applyCoupon = async (
  services: BackendServices,
  db: Database,
  orderId: number,
  { userId, typed, now }: { readonly userId: number; readonly typed: string; readonly now: Instant },
): Promise<void> => {
  const code = normalizeRedeemableCode(typed)
  if (code === "") throw new Refusal(422, { key: "coupon.blank" }, { fields: { coupon_code: [{ key: "coupon.blank" }] } })
  const order = await orderById(db, orderId, now)
  if (order.coupon_code === code) throw refused("coupon_code_already_applied", { key: "coupon.already" })
  const [coupon] = await db.query<CouponRow>("select * from coupons where code = $1", [code])
  if (coupon === undefined) throw refused("coupon_code_not_found", { key: "coupon.unknown" })
  requireApplicable(coupon, reckon(order, services.site(), now).goodsTotal, now)
  await requireUsesLeft(db, coupon, userId)
  await db.query("update orders set coupon_code = $2 where id = $1", [orderId, code])
}

/** Throws 404 when the coupon is not on the cart. */
export const removeCoupon = async (db: Database, orderId: number, typed: string): Promise<void> => {
  const rows = await db.query("update orders set coupon_code = null where id = $1 and coupon_code = $2 returning 1", [
    orderId,
    normalizeRedeemableCode(typed),
  ])
  if (rows.length === 0) throw new Refusal(404, { key: "coupon.notOnOrder" }, { statusCode: "coupon_code_not_found" })
}

type CouponUse = {
  readonly site: SiteConfig
  readonly userId: number
  /** Whether the shopper has seen what the coupon takes off. */
  readonly isSeen: boolean
  readonly now: Instant
}

/**
 * Records the use of the coupon of an order that is being placed. A coupon that takes nothing off is removed from the order where the
 * shopper has seen that. Throws 422 with a status code.
 */
export const countCouponUse = async (
  db: Database,
  order: OrderRow,
  { discount, goodsTotal }: Reckoning,
  { site, userId, isSeen, now }: CouponUse,
): Promise<void> => {
  const coupon = couponOf(order, site)
  if (order.coupon === null) return
  if (coupon === null || (isSeen && discount === 0)) {
    await db.query("update orders set coupon_code = null where id = $1", [order.id])
    return
  }
  requireApplicable(coupon, goodsTotal, now)
  // Two concurrent orders cannot both take the last use of a coupon.
  await db.query("select 1 from coupons where code = $1 for update", [coupon.code])
  await requireUsesLeft(db, coupon, userId)
  await db.query("insert into coupon_uses (order_id, code, user_id) values ($1, $2, $3)", [order.id, coupon.code, userId])
}
