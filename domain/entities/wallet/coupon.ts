/** Codes that take something off: coupons, vouchers, gift cards. Specification §3, E18. */
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
  /** Of the price, in percent; `null` where it is an amount. */
  percent: orNull(LooseInt.check(Schema.isBetween({ minimum: 0, maximum: 100 }))),
  amount: orNull(Tugrik),
  /** The least purchase it is good for. */
  minimum: orNull(Tugrik),
  startsAt: orNull(Instant),
  expiresAt: orNull(Instant),
  usedAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ minimum: "min_purchase", startsAt: "starts_at", expiresAt: "expires_at", usedAt: "used_at" }))
export type Coupon = typeof Coupon.Type

/** Good for one thing or one amount, once. */
export const Voucher = Schema.Struct({
  code: Schema.NonEmptyString,
  name: orElse(Schema.String, ""),
  value: Tugrik,
  status: orElse(CouponStatus, "active"),
  expiresAt: orNull(Instant),
  usedAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ expiresAt: "expires_at", usedAt: "used_at" }))
export type Voucher = typeof Voucher.Type

/** Money on a card that somebody was given. */
export const GiftCard = Schema.Struct({
  number: Schema.NonEmptyString,
  balance: Tugrik,
  expiresAt: orNull(Instant),
  redeemedAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ expiresAt: "expires_at", redeemedAt: "redeemed_at" }))
export type GiftCard = typeof GiftCard.Type
