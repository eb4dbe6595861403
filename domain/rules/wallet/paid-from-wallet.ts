/** Wallet money in an order, and the purchase that the wallet's limits look at. */
import type { Order } from "#domain/entities/orders/order.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { subtract, sum, tugrik } from "#domain/rules/money.ts"
import { isGiftCard } from "#domain/rules/travel/stay-line.ts"
import { savings } from "#domain/rules/cart/savings.ts"

/** Amount that the wallet pays towards an order, in tugrik; adjustments are signed. */
export const paidFromWallet = (order: Pick<Order, "adjustments">): Tugrik =>
  tugrik(order.adjustments.reduce((all, { kind, amount }) => (kind === "wallet" && amount < 0 ? all - amount : all), 0))

/** Purchase that minimums and caps of the wallet look at: goods and stays after the coupon, without gift cards. Record 0034. */
export const walletPurchase = (
  order: Pick<Order, "lineItems" | "listTotal" | "itemTotal" | "adjustments">,
): { readonly itemTotal: Tugrik } => ({
  itemTotal: subtract(sum(order.lineItems.filter((line) => !isGiftCard(line)).map(({ total }) => total)), savings(order).coupon),
})
