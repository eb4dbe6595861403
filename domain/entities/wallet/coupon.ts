/** Coupons, vouchers and gift cards. Specification §3, E18. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { Tugrik } from "#domain/entities/money.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

/** Specification §4: active or valid, used, expired. */
export const CouponStatus = Schema.Literals(["active", "valid", "used", "expired"])
export type CouponStatus = typeof CouponStatus.Type

export const Coupon = Schema.Struct({
  number: Schema.NonEmptyString,
  name: Schema.String,
  description: orElse(Schema.String, ""),
  status: orElse(CouponStatus, "active"),
  /** Percentage of the price; `null` where the coupon is an amount. */
  percent: orNull(LooseInt.check(Schema.isBetween({ minimum: 0, maximum: 100 }))),
  amount: orNull(Tugrik),
  /** Minimum purchase. */
  minimum: orNull(Tugrik),
  startsAt: orNull(Instant),
  expiresAt: orNull(Instant),
  usedAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ minimum: "min_purchase", startsAt: "starts_at", expiresAt: "expires_at", usedAt: "used_at" }))
export type Coupon = typeof Coupon.Type

/** Code with a value that is used once. */
export const Voucher = Schema.Struct({
  code: Schema.NonEmptyString,
  name: orElse(Schema.String, ""),
  value: Tugrik,
  status: orElse(CouponStatus, "active"),
  expiresAt: orNull(Instant),
  usedAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ expiresAt: "expires_at", usedAt: "used_at" }))
export type Voucher = typeof Voucher.Type

/** Numbered card with money that is redeemed into the wallet. */
export const GiftCard = Schema.Struct({
  number: Schema.NonEmptyString,
  balance: Tugrik,
  expiresAt: orNull(Instant),
  redeemedAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ expiresAt: "expires_at", redeemedAt: "redeemed_at" }))
export type GiftCard = typeof GiftCard.Type
