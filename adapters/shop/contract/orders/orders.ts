/** Calls of placed orders. */
import * as Schema from "effect/Schema"
import { Order } from "#domain/entities/orders/order.ts"
import { orNull } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { PageQuery, pageOf } from "#adapters/shop/contract/page.ts"
import { Detail } from "#adapters/shop/contract/texts.ts"

/** Every change of an order returns the whole order. */
export const OrderAnswer = Order.annotate({ identifier: "Order" })

export const myOrders = endpoint({
  method: "GET",
  path: "/api/v2/orders/mine",
  summary: "Placed orders of the user, newest first.",
  asker: "user",
  query: PageQuery,
  answer: pageOf("orders", OrderAnswer),
})

export const oneOrder = endpoint({
  method: "GET",
  path: "/api/v2/orders/:number",
  summary: "An order of the shopper's own.",
  asker: "shopper",
  answer: OrderAnswer,
})

export const cancelOrder = endpoint({
  method: "PUT",
  path: "/api/v2/orders/:number/cancel",
  summary: "Cancels a placed order and gives back stock and money; 422 past the stated time.",
  asker: "user",
  body: Schema.Struct({ reason: orNull(Detail) }),
  answer: OrderAnswer,
  idempotent: true,
})
