/** Calls of the shopper's coupons. Contract C8. */
import * as Schema from "effect/Schema"
import { Coupon } from "#domain/entities/wallet/coupon.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { EmptyResponse } from "#adapters/shop/contract/empty-response.ts"
import { Name } from "#adapters/shop/contract/texts.ts"

export const coupons = endpoint({
  method: "GET",
  path: "/api/v2/coupons",
  flag: "coupon",
  summary: "Coupons of the user: given to them, or used by them.",
  asker: "user",
  answer: Schema.Struct({ coupons: Schema.Array(Coupon) }),
})

export const coupon = endpoint({
  method: "GET",
  path: "/api/v2/coupons/:number",
  flag: "coupon",
  summary: "A coupon of the user's own.",
  asker: "user",
  answer: Coupon,
})

export const sendCoupon = endpoint({
  method: "POST",
  path: "/api/v2/coupons/:number/send_by_email",
  flag: "coupon",
  summary: "Sends a coupon of the user's own to an e-mail address.",
  asker: "user",
  body: Schema.Struct({ email: Name }),
  answer: EmptyResponse,
  idempotent: true,
})
