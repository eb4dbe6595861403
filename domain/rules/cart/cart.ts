/** The current order as a shopper changes it: at once on screen, then settled by the shop. Specification §4, B1, B2. */
import type { LineItem, Order } from "#domain/entities/orders/order.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { less, sum, times, tugrik } from "#domain/rules/money.ts"

const past: ReadonlyArray<Order["state"]> = ["complete", "canceled", "returned"]

/** A finished order is no current order. */
export const isCurrent = (order: Pick<Order, "state">): boolean => !past.includes(order.state)

/** The order that a cart holds, if there is one. */
export const currentOrder = (order: Order | null): Order | null => (order !== null && isCurrent(order) ? order : null)

export const isEmpty = (order: Order | null): boolean => order === null || order.lineItems.length === 0

/** How many pieces, whatever they are: the figure on the cart. */
export const totalUnits = (lines: ReadonlyArray<Pick<LineItem, "quantity">>): number =>
  lines.reduce((count, line) => count + line.quantity, 0)

/** Lines at list price, at today's price, with delivery and what is taken off: what is left to pay. */
export type Totals = Pick<Order, "listTotal" | "itemTotal" | "total" | "totalQuantity">

/** What totals are made of; `adjustments` are negative for what is taken off. */
export type Summed = Pick<Order, "shipTotal"> & {
  readonly lineItems: ReadonlyArray<Pick<LineItem, "total" | "listPrice" | "quantity">>
  readonly adjustments: ReadonlyArray<Pick<Order["adjustments"][number], "amount">>
}

/** What an order of these lines comes to. Adjustments carry their sign; nobody is paid for buying. */
export const totals = (order: Summed): Totals => {
  const itemTotal = sum(order.lineItems.map((line) => line.total))
  const adjusted = order.adjustments.reduce((all, { amount }) => all + amount, 0)
  return {
    listTotal: sum(order.lineItems.map((line) => times(line.listPrice, line.quantity))),
    itemTotal,
    total: tugrik(Math.max(0, itemTotal + order.shipTotal + adjusted)),
    totalQuantity: totalUnits(order.lineItems),
  }
}

/** The order with these lines, and with the totals they come to. */
const withLines = (order: Order, lineItems: ReadonlyArray<LineItem>): Order => {
  const changed = { ...order, lineItems }
  return { ...changed, ...totals(changed) }
}

/** The order as it will be when a line's quantity is `quantity`: 0 or less removes it. */
export const withQuantity = (order: Order, lineId: LineItem["id"], quantity: number): Order =>
  withLines(
    order,
    order.lineItems.flatMap((line) => {
      if (line.id !== lineId) return [line]
      return quantity <= 0 ? [] : [{ ...line, quantity, total: times(line.price, quantity) }]
    }),
  )

export const withoutLine = (order: Order, lineId: LineItem["id"]): Order => withQuantity(order, lineId, 0)

/** Lines that ask for more than the shop has. */
export const linesShortOfStock = (order: Order): ReadonlyArray<LineItem> =>
  order.lineItems.filter((line) => line.quantity > line.totalOnHand)

/** What is saved, by sale prices and by coupons. */
export type Savings = { readonly sale: Tugrik; readonly coupon: Tugrik; readonly whole: Tugrik }

export const savings = (order: Pick<Order, "listTotal" | "itemTotal" | "adjustments">): Savings => {
  const sale = less(order.listTotal, order.itemTotal)
  const coupon = tugrik(
    order.adjustments.reduce((all, { kind, amount }) => (kind === "coupon" && amount < 0 ? all - amount : all), 0),
  )
  return { sale, coupon, whole: sum([sale, coupon]) }
}

/** Why an order cannot be placed. */
export type NotPlaced =
  | { readonly _tag: "Empty" }
  | { readonly _tag: "ShortOfStock"; readonly lines: ReadonlyArray<LineItem> }
  | { readonly _tag: "NoAddress" }
  | { readonly _tag: "PlacedAlready" }

/** Everything that keeps an order from being placed, in the order in which a shopper mends it; empty when nothing does. */
export const whyNotPlaced = (order: Order): ReadonlyArray<NotPlaced> => {
  const short = linesShortOfStock(order)
  return [
    ...(isCurrent(order) ? [] : [{ _tag: "PlacedAlready" as const }]),
    ...(isEmpty(order) ? [{ _tag: "Empty" as const }] : []),
    ...(short.length > 0 ? [{ _tag: "ShortOfStock" as const, lines: short }] : []),
    ...(order.address === null ? [{ _tag: "NoAddress" as const }] : []),
  ]
}
