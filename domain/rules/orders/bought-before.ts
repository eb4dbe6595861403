/** What a shopper bought before, to find it again at today's price. Specification §5, S4; §7, C25. */
import type { LineItem, Order } from "#domain/entities/orders/order.ts"
import { trackingStop } from "./order-status.ts"

/** Maximum number of products that are shown of earlier orders. */
export const maxBought = 12

/** Lines of paid orders that were not canceled, one for each product, in the order of `orders`. */
export const boughtLines = (orders: ReadonlyArray<Order>): ReadonlyArray<LineItem> => {
  const lines = orders.filter((order) => ![null, "ordered"].includes(trackingStop(order))).flatMap(({ lineItems }) => lineItems)
  return lines.filter(({ product }, at) => lines.findIndex((other) => other.product.id === product.id) === at).slice(0, maxBought)
}
