/** Coupon: a code that takes a percentage or an amount off an order. Specification §3, E18. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { Tugrik } from "#domain/entities/money.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

/** State of a coupon or voucher; `active` and `valid` are the same. Specification §4. */
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
  /** Whether nobody else may use it, as one that the shopper has won. */
  isPersonal: orElse(Schema.Boolean, false),
}).pipe(
  Schema.encodeKeys({
    minimum: "min_purchase",
    startsAt: "starts_at",
    expiresAt: "expires_at",
    usedAt: "used_at",
    isPersonal: "is_personal",
  }),
)
export type Coupon = typeof Coupon.Type
