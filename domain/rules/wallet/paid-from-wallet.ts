/** What the wallet pays towards an order. */
import type { Order } from "#domain/entities/orders/order.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { tugrik } from "#domain/rules/money.ts"

/** Adjustments carry their sign; what the wallet pays is taken off. */
export const paidFromWallet = (order: Pick<Order, "adjustments">): Tugrik =>
  tugrik(order.adjustments.reduce((all, { kind, amount }) => (kind === "wallet" && amount < 0 ? all - amount : all), 0))
