/** Wallet money in an order. */
import type { Order } from "#domain/entities/orders/order.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { tugrik } from "#domain/rules/money.ts"

/** Amount that the wallet pays towards an order, in tugrik; adjustments are signed. */
export const paidFromWallet = (order: Pick<Order, "adjustments">): Tugrik =>
  tugrik(order.adjustments.reduce((all, { kind, amount }) => (kind === "wallet" && amount < 0 ? all - amount : all), 0))
