/** Return of goods of a delivered order. Specification §9, W8. */
import * as Schema from "effect/Schema"
import { MethodType } from "#domain/entities/cart/payment.ts"
import { Instant, LineId } from "#domain/entities/ids.ts"
import { Tugrik } from "#domain/entities/money.ts"
import { RefundBasis } from "./paid-order.ts"
import { listOf, LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const ReturnReason = Schema.Literals(["size", "damaged", "different", "mind", "other"])
export type ReturnReason = typeof ReturnReason.Type
const ReturnStatus = Schema.Literals(["requested", "accepted", "rejected"])

/** Line that can still be returned, with the units left and the last moment for it. */
export const ReturnableLine = Schema.Struct({ id: LineId, name: Schema.String, price: Tugrik, left: LooseInt, until: Instant })
export type ReturnableLine = typeof ReturnableLine.Type

export const GoodsReturn = Schema.Struct({
  number: Schema.NonEmptyString,
  status: ReturnStatus,
  reason: ReturnReason,
  note: orElse(Schema.String, ""),
  lines: listOf(Schema.Struct({ name: Schema.String, quantity: LooseInt })),
  /** Names of its pictures, in their order. */
  pictures: listOf(Schema.NonEmptyString),
  /** Refund to where the money came from, and to the wallet: what would go back now, and once it is accepted what goes back; `null` for a rejected one. */
  money: orNull(Tugrik),
  wallet: orNull(Tugrik),
  /** Whether its money waits to be sent back; absent where it does not. */
  refundPending: Schema.optionalKey(Schema.Boolean),
  /** What the shop says to it; empty before the answer, and where it says nothing. */
  answer: orElse(Schema.String, ""),
  createdAt: Instant,
  answeredAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ refundPending: "refund_pending", createdAt: "created_at", answeredAt: "answered_at" }))
export type GoodsReturn = typeof GoodsReturn.Type

/** Returns of an order, newest first, what can still be returned, how the order was paid, and what a refund is worked out from; `null` where nothing can be returned. */
export const OrderReturns = Schema.Struct({
  returns: listOf(GoodsReturn),
  lines: listOf(ReturnableLine),
  method: orNull(MethodType),
  basis: orNull(RefundBasis),
})
export type OrderReturns = typeof OrderReturns.Type

/** Picture of a return; its content as base64, since only an authorised call may read it. */
export const ReturnPicture = Schema.Struct({ name: Schema.NonEmptyString, type: Schema.Literal("image/webp"), content: Schema.String })
export type ReturnPicture = typeof ReturnPicture.Type
