/** Order as it will be once its address is saved: the fee of its delivery is known as soon as the city is. */
import type { Tugrik } from "#domain/entities/money.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { vatPart } from "#domain/rules/orders/receipt.ts"
import { tugrik } from "#domain/rules/money.ts"
import { paidFromWallet } from "#domain/rules/wallet/paid-from-wallet.ts"
import { isEmpty, totals } from "./cart.ts"

/** The order with the delivery fee, in tugrik; unchanged where it has an address, and so its fee, already. */
export const withDelivery = (order: Order, fee: Tugrik): Order => {
  if (order.address !== null || isEmpty(order)) return order
  const { total } = totals({ ...order, shipTotal: fee })
  return { ...order, shipTotal: fee, total, taxTotal: vatPart(tugrik(total + paidFromWallet(order))) }
}
