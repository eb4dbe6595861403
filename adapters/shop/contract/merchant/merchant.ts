/** Calls of the merchant's own programs, by a key: orders on their way, returns, refunds, and the stock and prices of an ERP. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { ReturnPicture, ReturnReason } from "#domain/entities/orders/return.ts"
import { Courier, ShipmentState } from "#domain/entities/orders/order.ts"
import { listOf, LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { OrderAnswer } from "#adapters/shop/contract/orders/orders.ts"
import { PageQuery, pageOf } from "#adapters/shop/contract/list-page.ts"
import { Detail } from "#adapters/shop/contract/texts.ts"

export const merchantOrders = endpoint({
  method: "GET",
  path: "/api/v2/merchant/orders",
  summary:
    "Paid orders of all shoppers, oldest first; those of one state of the shipment with `shipment`, without orders of stays and gift cards alone, which are not sent.",
  asker: "orders key",
  query: Schema.Struct({ ...PageQuery.fields, shipment: orNull(ShipmentState) }),
  answer: pageOf("orders", OrderAnswer),
})

export const moveOrder = endpoint({
  method: "PUT",
  path: "/api/v2/merchant/orders/:number/shipment",
  summary:
    "Moves a paid order to ready, shipped or delivered and notifies the shopper. Repeated, it changes nothing; 422 for a step that is not next.",
  asker: "orders key",
  body: Schema.Struct({
    state: Schema.Literals(["ready", "shipped", "delivered"]),
    parcelNumber: orNull(Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(60))),
    courier: orNull(Courier),
  }).pipe(Schema.encodeKeys({ parcelNumber: "parcel_number" })),
  answer: OrderAnswer,
})

/** Most that a price or refund may be, in tugrik. */
const maxAmount = 1_000_000_000
const Amount = Schema.Int.check(Schema.isGreaterThanOrEqualTo(1), Schema.isLessThanOrEqualTo(maxAmount))

export const refundOrder = endpoint({
  method: "POST",
  path: "/api/v2/merchant/orders/:number/refunds",
  summary:
    "Gives back a part of the money of a paid order, in tugrik, and notifies the shopper. A `reference` refunds once, however often it is sent; 422 for more than is left, and for all that is left of an order that is not on its way: cancel that order instead.",
  asker: "orders key",
  body: Schema.Struct({
    amount: Amount,
    reference: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(60)),
    note: orElse(Detail, ""),
  }),
  answer: OrderAnswer,
})

export const cancelMerchantOrder = endpoint({
  method: "PUT",
  path: "/api/v2/merchant/orders/:number/cancel",
  summary:
    "Cancels an order that is not on its way, paid or not: stock, wallet money and the bank's money go back, and the shopper is notified. Repeated, it changes nothing; 422 for an order that is on its way.",
  asker: "orders key",
  body: Schema.Struct({ reason: Detail.check(Schema.isMinLength(1)) }),
  answer: OrderAnswer,
})

/** A return that waits for the merchant. */
const WaitingReturn = Schema.Struct({
  number: Schema.NonEmptyString,
  order: Schema.NonEmptyString,
  reason: ReturnReason,
  note: Schema.String,
  lines: listOf(Schema.Struct({ sku: Schema.String, name: Schema.String, quantity: LooseInt })),
  /** Number of its pictures. */
  pictures: LooseInt,
  createdAt: Instant,
}).pipe(Schema.encodeKeys({ createdAt: "created_at" }))

export const merchantReturns = endpoint({
  method: "GET",
  path: "/api/v2/merchant/returns",
  summary: "Returns that are requested and not answered yet, oldest first.",
  asker: "orders key",
  query: PageQuery,
  answer: pageOf("returns", WaitingReturn),
})

export const merchantReturnPictures = endpoint({
  method: "GET",
  path: "/api/v2/merchant/returns/:number/pictures",
  summary: "Pictures of a return, large, with their content as base64; none for a return without pictures.",
  asker: "orders key",
  answer: Schema.Struct({ pictures: listOf(ReturnPicture) }),
})

export const answerMerchantReturn = endpoint({
  method: "PUT",
  path: "/api/v2/merchant/returns/:number",
  summary:
    "Accepts a return, which puts the goods back and refunds them, or rejects it; the shopper reads `answer`. Repeated, it changes nothing; 422 for one that was answered otherwise.",
  asker: "orders key",
  body: Schema.Struct({
    status: Schema.Literals(["accepted", "rejected"]),
    answer: orElse(Schema.String.check(Schema.isMaxLength(500)), ""),
  }),
  answer: OrderAnswer,
})

const StockLevel = Schema.Struct({
  sku: Schema.String.check(Schema.isMaxLength(100)),
  onHand: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0), Schema.isLessThanOrEqualTo(1_000_000)),
}).pipe(Schema.encodeKeys({ onHand: "on_hand" }))

export const setStock = endpoint({
  method: "PUT",
  path: "/api/v2/merchant/stock",
  summary: "Sets how many units of variants can be sold, by their SKU; at most 1,000 at once. Repeated, it changes nothing.",
  asker: "stock key",
  body: Schema.Struct({ stock: Schema.Array(StockLevel).check(Schema.isMaxLength(1000)) }),
  answer: Schema.Struct({ changed: Schema.Int, unknown: Schema.Array(Schema.String) }),
})

const Price = Schema.Struct({
  sku: Schema.String.check(Schema.isMaxLength(100)),
  price: Amount,
  sellingPrice: orNull(Amount),
}).pipe(Schema.encodeKeys({ sellingPrice: "selling_price" }))

export const setPrices = endpoint({
  method: "PUT",
  path: "/api/v2/merchant/prices",
  summary:
    "Sets prices of variants in tugrik, by their SKU; at most 1,000 at once. `selling_price` is what is paid, the price itself without one. Repeated, it changes nothing; placed orders keep theirs.",
  asker: "prices key",
  body: Schema.Struct({ prices: Schema.Array(Price).check(Schema.isMaxLength(1000)) }),
  answer: Schema.Struct({ changed: Schema.Int, unknown: Schema.Array(Schema.String) }),
})
