/** Reasons why an order cannot be placed. Specification §4, B1, B3. */
import type { LineItem, Order } from "#domain/entities/orders/order.ts"
import { exceedsStock } from "#domain/rules/catalogue/stock.ts"
import { isNothingSent } from "#domain/rules/travel/stay-line.ts"
import { isCurrent, isEmpty } from "./cart.ts"

/** Lines with more units than the stock. */
export const linesShortOfStock = (order: Order): ReadonlyArray<LineItem> => order.lineItems.filter(exceedsStock)

/** Whether the order has a receiver and, if goods are sent, an address or a store of a pick-up. */
export const isAddressed = (order: Pick<Order, "address" | "pickupStore" | "lineItems">): boolean =>
  order.address !== null && (order.pickupStore != null || order.address.city !== "" || isNothingSent(order))

/** Reason why an order cannot be placed. */
export type NotPlaced =
  | { readonly _tag: "Empty" }
  | { readonly _tag: "ShortOfStock"; readonly lines: ReadonlyArray<LineItem> }
  | { readonly _tag: "NoAddress" }
  | { readonly _tag: "PlacedAlready" }

/** All reasons why an order cannot be placed, in the order in which a shopper solves them; empty when it can. */
export const whyNotPlaced = (order: Order): ReadonlyArray<NotPlaced> => {
  const short = linesShortOfStock(order)
  return [
    ...(isCurrent(order) ? [] : [{ _tag: "PlacedAlready" as const }]),
    ...(isEmpty(order) ? [{ _tag: "Empty" as const }] : []),
    ...(short.length > 0 ? [{ _tag: "ShortOfStock" as const, lines: short }] : []),
    ...(isAddressed(order) ? [] : [{ _tag: "NoAddress" as const }]),
  ]
}
