/** Calls of placed orders. */
import * as Schema from "effect/Schema"
import { Order } from "#domain/entities/orders/order.ts"
import { listOf, LooseInt, orNull } from "#domain/entities/wire-codecs.ts"
import { orderGroups } from "#domain/rules/orders/order-groups.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { PageQuery, pageOf } from "#adapters/shop/contract/list-page.ts"
import { Detail } from "#adapters/shop/contract/texts.ts"

/** Every change of an order returns the whole order. */
export const OrderAnswer = Order.annotate({ identifier: "Order" })

/** Page of the orders of one group; all orders without it. */
const OrdersQuery = Schema.Struct({ ...PageQuery.fields, group: orNull(Schema.Literals(orderGroups)) })

/** Units of a line that were not ordered again, since the stock has fewer. */
const LeftOutLine = Schema.Struct({ name: Schema.String, quantity: LooseInt, isSoldOut: Schema.Boolean }).pipe(
  Schema.encodeKeys({ isSoldOut: "is_sold_out" }),
)
export type LeftOut = typeof LeftOutLine.Type

export const myOrders = endpoint({
  method: "GET",
  path: "/api/v2/orders/mine",
  summary: "Placed orders of the user, newest first.",
  asker: "user",
  query: OrdersQuery,
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

export const reorder = endpoint({
  method: "POST",
  path: "/api/v2/orders/:number/reorder",
  summary: "Adds the lines of a placed order to the current one, up to the stock, and says what is left out.",
  asker: "user",
  answer: Schema.Struct({ order: OrderAnswer, leftOut: listOf(LeftOutLine) }).pipe(Schema.encodeKeys({ leftOut: "left_out" })),
  idempotent: true,
})
