/** Calls of the merchant's own programs, by a key: orders on their way, and the stock of an ERP. */
import * as Schema from "effect/Schema"
import { Courier, ShipmentState } from "#domain/entities/orders/order.ts"
import { orNull } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { OrderAnswer } from "#adapters/shop/contract/orders/orders.ts"
import { PageQuery, pageOf } from "#adapters/shop/contract/page.ts"

export const merchantOrders = endpoint({
  method: "GET",
  path: "/api/v2/merchant/orders",
  summary: "Paid orders of all shoppers, oldest first; those of one state of the shipment with `shipment`.",
  asker: "orders key",
  query: Schema.Struct({ ...PageQuery.fields, shipment: orNull(ShipmentState) }),
  answer: pageOf("orders", OrderAnswer),
})

export const moveOrder = endpoint({
  method: "PUT",
  path: "/api/v2/merchant/orders/:number/shipment",
  summary: "Moves a paid order to ready, shipped or delivered and tells the shopper. Asked again, it changes nothing; 422 for a step that is not next.",
  asker: "orders key",
  body: Schema.Struct({
    state: Schema.Literals(["ready", "shipped", "delivered"]),
    parcelNumber: orNull(Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(60))),
    courier: orNull(Courier),
  }).pipe(Schema.encodeKeys({ parcelNumber: "parcel_number" })),
  answer: OrderAnswer,
})

const StockLevel = Schema.Struct({
  sku: Schema.String.check(Schema.isMaxLength(100)),
  onHand: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0), Schema.isLessThanOrEqualTo(1_000_000)),
}).pipe(Schema.encodeKeys({ onHand: "on_hand" }))

export const setStock = endpoint({
  method: "PUT",
  path: "/api/v2/merchant/stock",
  summary: "Sets how many units of variants can be sold, by their SKU; at most 1,000 at once. Asked again, it changes nothing.",
  asker: "stock key",
  body: Schema.Struct({ stock: Schema.Array(StockLevel).check(Schema.isMaxLength(1000)) }),
  answer: Schema.Struct({ changed: Schema.Int, unknown: Schema.Array(Schema.String) }),
})
