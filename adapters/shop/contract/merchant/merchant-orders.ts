/** Calls by which the merchant's programs read, move, refund and cancel paid orders. */
import * as Schema from "effect/Schema"
import { Courier, ShipmentState } from "#domain/entities/orders/order.ts"
import { orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { PageQuery, pageOf } from "#adapters/shop/contract/list-page.ts"
import { OrderAnswer } from "#adapters/shop/contract/orders/orders.ts"
import { Detail } from "#adapters/shop/contract/texts.ts"
import { MerchantAmount } from "./merchant-amount.ts"

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

export const refundOrder = endpoint({
  method: "POST",
  path: "/api/v2/merchant/orders/:number/refunds",
  summary:
    "Gives back a part of the money of a paid order, in tugrik, and notifies the shopper. A `reference` refunds once, however often it is sent; 422 for more than is left, and for all that is left of an order that is not on its way: cancel that order instead.",
  asker: "orders key",
  body: Schema.Struct({
    amount: MerchantAmount,
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
