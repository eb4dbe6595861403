/** Current order and its totals, as a shopper changes it. Specification §4, B1, B2. */
import type { LineItem, Order } from "#domain/entities/orders/order.ts"
import { sum, times, tugrik } from "#domain/rules/money.ts"

/** Maximum quantity of a line, whatever the stock. */
export const maxPerLine = 999

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
