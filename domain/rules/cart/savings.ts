/** What sales and coupons save on an order. */
import type { Tugrik } from "#domain/entities/money.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { subtract, sum, tugrik } from "#domain/rules/money.ts"

/** Savings in tugrik: by sales, by coupons, and `whole`, the sum of both. */
export type Savings = { readonly sale: Tugrik; readonly coupon: Tugrik; readonly whole: Tugrik }

export const savings = (order: Pick<Order, "listTotal" | "itemTotal" | "adjustments">): Savings => {
  const sale = subtract(order.listTotal, order.itemTotal)
  const coupon = tugrik(
    order.adjustments.reduce((saved, { kind, amount }) => (kind === "coupon" && amount < 0 ? saved - amount : saved), 0),
  )
  return { sale, coupon, whole: sum([sale, coupon]) }
}
