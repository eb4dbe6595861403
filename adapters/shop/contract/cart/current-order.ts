/** Calls of the current order: reading it, its lines and its coupons. */
import * as Schema from "effect/Schema"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { maxPerLine } from "#domain/rules/cart/cart.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { OrderAnswer } from "#adapters/shop/contract/orders/orders.ts"

const OrderOrNone = Schema.NullOr(OrderAnswer)

const UnitCount = LooseInt.check(Schema.isBetween({ minimum: 0, maximum: maxPerLine }, { message: "quantity.incorrect" }))

/** Maximum id: that of the database's integer type. */
const maxId = 2_147_483_647

/** Maximum characters of a line's options as JSON. */
const maxOptionsLength = 4000
const Options = Schema.Record(Schema.String, Schema.Unknown).check(
  Schema.makeFilter((options) => JSON.stringify(options).length <= maxOptionsLength, { message: "text.tooLong" }),
)

export const currentOrder = endpoint({
  method: "GET",
  path: "/api/v2/orders/current",
  summary: "The order under way; 204 when there is none.",
  asker: "shopper",
  answer: OrderOrNone,
})

export const populate = endpoint({
  method: "POST",
  path: "/api/v2/orders/populate",
  summary: "Adds units of a variant to the current order, and begins one when there is none.",
  asker: "shopper",
  body: Schema.Struct({
    variantId: LooseInt.check(Schema.isBetween({ minimum: 1, maximum: maxId }, { message: "variant.unknown" })),
    quantity: orElse(LooseInt.check(Schema.isBetween({ minimum: 1, maximum: maxPerLine }, { message: "quantity.incorrect" })), 1),
    options: orElse(Schema.NullOr(Options), {}),
    /** Position of a removed line that is restored; a new line is added at the end. */
    position: orNull(LooseInt.check(Schema.isBetween({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, { message: "quantity.incorrect" }))),
  }).pipe(Schema.encodeKeys({ variantId: "variant_id" })),
  answer: OrderAnswer,
  idempotent: true,
})

export const changeLine = endpoint({
  method: "PUT",
  path: "/api/v2/orders/:number/line_items/:id",
  summary: "Sets the quantity of a line; 0 removes it, 404 means that it is gone.",
  asker: "shopper",
  body: Schema.Struct({ lineItem: Schema.Struct({ quantity: UnitCount }) }).pipe(Schema.encodeKeys({ lineItem: "line_item" })),
  answer: OrderAnswer,
  idempotent: true,
})

export const applyCoupon = endpoint({
  method: "PUT",
  path: "/api/v2/orders/:number/apply_coupon_code",
  flag: "coupon",
  summary: "Applies a coupon; a refusal carries its status_code.",
  asker: "user",
  body: Schema.Struct({ couponCode: Schema.String }).pipe(Schema.encodeKeys({ couponCode: "coupon_code" })),
  answer: OrderAnswer,
  idempotent: true,
})

export const removeCoupon = endpoint({
  method: "DELETE",
  path: "/api/v2/orders/:number/coupon_codes/:code",
  summary: "Takes a coupon off the order.",
  asker: "user",
  answer: OrderAnswer,
  idempotent: true,
})

export const emptyOrder = endpoint({
  method: "PUT",
  path: "/api/v2/orders/:number/empty",
  summary: "Takes every line out of an order that is not placed; the empty order stays.",
  asker: "shopper",
  answer: OrderOrNone,
  idempotent: true,
})
