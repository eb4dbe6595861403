/** Current order and its totals, as a shopper changes it. Specification §4, B1, B2. */
import type { LineItem, Order } from "#domain/entities/orders/order.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { exceedsStock } from "#domain/rules/catalogue/stock.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { isNothingSent } from "#domain/rules/travel/stay-line.ts"
import { subtract, sum, times, tugrik } from "#domain/rules/money.ts"

const finishedStates: ReadonlyArray<Order["state"]> = ["complete", "canceled", "returned"]

/** Whether an order is still a cart: not complete, canceled or returned. Specification §4, B1. */
export const isCurrent = (order: Pick<Order, "state">): boolean => !finishedStates.includes(order.state)

/** The order if it is a current one, otherwise `null`. */
export const currentOrder = (order: Order | null): Order | null => (order !== null && isCurrent(order) ? order : null)

export const isEmpty = (order: Order | null): boolean => order === null || order.lineItems.length === 0

/** Number of units in all lines: the figure on the cart. */
export const totalUnits = (lines: ReadonlyArray<Pick<LineItem, "quantity">>): number =>
  lines.reduce((count, line) => count + line.quantity, 0)

/** Totals in tugrik: lines at list price, lines at selling price, amount left to pay; and the number of units. */
export type Totals = Pick<Order, "listTotal" | "itemTotal" | "total" | "totalQuantity">

/** Amounts that totals are summed from; deductions are negative adjustments. */
export type Summed = Pick<Order, "shipTotal"> & {
  readonly lineItems: ReadonlyArray<Pick<LineItem, "total" | "listPrice" | "quantity">>
  readonly adjustments: ReadonlyArray<Pick<Order["adjustments"][number], "amount">>
}

/** Totals of these lines. Adjustments are signed; the total is never below 0. */
export const totals = (order: Summed): Totals => {
  const itemTotal = sum(order.lineItems.map((line) => line.total))
  const adjustments = order.adjustments.reduce((whole, { amount }) => whole + amount, 0)
  return {
    listTotal: sum(order.lineItems.map((line) => times(line.listPrice, line.quantity))),
    itemTotal,
    total: tugrik(Math.max(0, itemTotal + order.shipTotal + adjustments)),
    totalQuantity: totalUnits(order.lineItems),
  }
}

/** The order with these lines and their totals. */
const withLines = (order: Order, lineItems: ReadonlyArray<LineItem>): Order => {
  const changed = { ...order, lineItems }
  return { ...changed, ...totals(changed) }
}

/** The order after a line's quantity changes; 0 or less removes the line, an unknown line changes nothing. */
export const withQuantity = (order: Order, lineId: LineItem["id"], quantity: number): Order =>
  withLines(
    order,
    order.lineItems.flatMap((line) => {
      if (line.id !== lineId) return [line]
      return quantity <= 0 ? [] : [{ ...line, quantity, total: times(line.price, quantity) }]
    }),
  )

export const withoutLine = (order: Order, lineId: LineItem["id"]): Order => withQuantity(order, lineId, 0)

/** Lines with more units than the stock. */
export const linesShortOfStock = (order: Order): ReadonlyArray<LineItem> => order.lineItems.filter(exceedsStock)

/** Savings in tugrik: by sales, by coupons, and `whole`, the sum of both. */
export type Savings = { readonly sale: Tugrik; readonly coupon: Tugrik; readonly whole: Tugrik }

export const savings = (order: Pick<Order, "listTotal" | "itemTotal" | "adjustments">): Savings => {
  const sale = subtract(order.listTotal, order.itemTotal)
  const coupon = tugrik(
    order.adjustments.reduce((saved, { kind, amount }) => (kind === "coupon" && amount < 0 ? saved - amount : saved), 0),
  )
  return { sale, coupon, whole: sum([sale, coupon]) }
}

/** Price of a line before and after a change, as values of the message `notice.repriced`. */
type RepricedLine = { readonly name: string; readonly was: string; readonly is: string }

/** Lines whose price has changed while their options stayed the same. */
export const repriced = (before: Order | null, after: Order | null): ReadonlyArray<RepricedLine> =>
  (after?.lineItems ?? []).flatMap(({ id, price, optionsText, product: { name } }) => {
    const known = before?.lineItems.find((line) => line.id === id && line.optionsText === optionsText)
    return known === undefined || known.price === price ? [] : [{ name, was: formatTugrik(known.price), is: formatTugrik(price) }]
  })

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
