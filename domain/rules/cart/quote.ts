/** Order as it will be once its address is saved: the fee of its delivery is known as soon as the city is. */
import type { Tugrik } from "#domain/entities/money.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { vatPart } from "#domain/rules/orders/receipt.ts"
import { tugrik, zero } from "#domain/rules/money.ts"
import { paidFromWallet } from "#domain/rules/wallet/paid-from-wallet.ts"
import { isNothingSent } from "#domain/rules/travel/stay-line.ts"
import { isAddressed, isEmpty, totals } from "./cart.ts"

const withFee = (order: Order, fee: Tugrik): Order => {
  const { total } = totals({ ...order, shipTotal: fee })
  return { ...order, shipTotal: fee, total, taxTotal: vatPart(tugrik(total + paidFromWallet(order))) }
}

/** The order picked up at a store: nothing is paid for a delivery. */
export const withPickup = (order: Order): Order => (order.shipTotal === 0 ? order : withFee(order, zero))

/** The order with the delivery fee, in tugrik; unchanged where nothing is sent, and where it is delivered to an address, and so has its fee, already. */
export const withDelivery = (order: Order, fee: Tugrik): Order => {
  if ((isAddressed(order) && order.pickupStore == null) || isEmpty(order) || isNothingSent(order)) return order
  return withFee(order, fee)
}
