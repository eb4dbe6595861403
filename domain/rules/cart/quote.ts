/** Order with the delivery fee that will be paid; the fee is flat, so that every step from the cart on shows the same total. */
import type { Tugrik } from "#domain/entities/money.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { vatPart } from "#domain/rules/orders/receipt.ts"
import { tugrik, zero } from "#domain/rules/money.ts"
import { paidFromWallet } from "#domain/rules/wallet/paid-from-wallet.ts"
import { isNothingSent } from "#domain/rules/travel/stay-line.ts"
import { isEmpty, totals } from "./cart.ts"
import { isAddressed } from "./not-placed.ts"

const withFee = (order: Order, fee: Tugrik): Order => {
  const { total } = totals({ ...order, shipTotal: fee })
  return { ...order, shipTotal: fee, total, taxTotal: vatPart(tugrik(total + paidFromWallet(order))) }
}

/**
 * The order with what will be paid for it. A pick-up costs no delivery; a delivery costs `fee`, in tugrik, unless it goes to an address,
 * and so has its fee, already, or nothing is sent.
 */
export const quoted = (order: Order, { fee, isPickup }: { readonly fee: Tugrik; readonly isPickup: boolean }): Order => {
  if (isPickup) return order.shipTotal === 0 ? order : withFee(order, zero)
  if ((isAddressed(order) && order.pickupStore == null) || isEmpty(order) || isNothingSent(order)) return order
  return withFee(order, fee)
}
