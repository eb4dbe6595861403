/** What was paid for an order and what it gave back, from which a refund is worked out. Specification §9, W8; the rule is `rules/orders/money-back.ts`. */
import * as Schema from "effect/Schema"
import { Tugrik } from "#domain/entities/money.ts"
import { WalletShare } from "#domain/entities/wallet/wallet.ts"
import { listOf, LooseInt } from "#domain/entities/wire-codecs.ts"

/** Line as it was sold. A gift card is paid by the bank alone, at its full amount, and earns nothing. */
export const PaidLine = Schema.Struct({
  id: LooseInt,
  quantity: LooseInt,
  price: Tugrik,
  returnPerMille: LooseInt,
  isGiftCard: Schema.Boolean,
}).pipe(Schema.encodeKeys({ returnPerMille: "return_per_mille", isGiftCard: "is_gift_card" }))
export type PaidLine = typeof PaidLine.Type

/** Placed order, amounts in tugrik. */
export const PaidOrder = Schema.Struct({
  lines: listOf(PaidLine),
  /** Taken off by the coupon. */
  discount: Tugrik,
  shipTotal: Tugrik,
  /** Received by the bank; 0 for an order that is not paid. */
  money: Tugrik,
  shares: listOf(WalletShare),
  /** Cashback that was credited. */
  earned: Tugrik,
}).pipe(Schema.encodeKeys({ shipTotal: "ship_total" }))
export type PaidOrder = typeof PaidOrder.Type

/** What an order has given back. */
export const GivenBack = Schema.Struct({
  /** By the line's id. */
  units: Schema.Record(Schema.String, LooseInt),
  /** Money that went back with returned units. */
  returned: Tugrik,
  /** Money that the merchant gave back without units. */
  byShop: Tugrik,
  shares: listOf(WalletShare),
  cashback: Tugrik,
}).pipe(Schema.encodeKeys({ byShop: "by_shop" }))
export type GivenBack = typeof GivenBack.Type

/** All that the sum of a return depends on; `bonus` is what the shopper has left of it, from which spent cashback is taken. */
export const RefundBasis = Schema.Struct({ order: PaidOrder, before: GivenBack, bonus: Tugrik })
export type RefundBasis = typeof RefundBasis.Type
