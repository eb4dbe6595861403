/** Voucher: a code with a value that is used once. Specification §3, E18. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { Tugrik } from "#domain/entities/money.ts"
import { orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { CouponStatus } from "./coupon.ts"

export const Voucher = Schema.Struct({
  code: Schema.NonEmptyString,
  name: orElse(Schema.String, ""),
  value: Tugrik,
  status: orElse(CouponStatus, "active"),
  expiresAt: orNull(Instant),
  usedAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ expiresAt: "expires_at", usedAt: "used_at" }))
export type Voucher = typeof Voucher.Type
