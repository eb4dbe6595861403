/** Order with the delivery fee that will be paid, as every step from the cart on shows it. */
import type { Tugrik } from "#domain/entities/money.ts"
import type { LineItem, Order } from "#domain/entities/orders/order.ts"
import { vatPart } from "#domain/rules/orders/receipt.ts"
import { subtract, sum, tugrik, zero } from "#domain/rules/money.ts"
import { paidFromWallet } from "#domain/rules/wallet/paid-from-wallet.ts"
import { isGoods, isNothingSent } from "#domain/rules/travel/stay-line.ts"
import { isEmpty, totals } from "./cart.ts"
import { deliveryFee, deliveryFees, missingForFree, type FeeTerms, type Sent } from "./delivery-fee.ts"
import type { Place } from "./delivery-zones.ts"
import { isAddressed } from "./not-placed.ts"
import { savings } from "./savings.ts"

type Line = Parameters<typeof isGoods>[0] & Pick<LineItem, "total" | "quantity" | "weight">

/** What the fee counts: the lines that are sent, less the coupon. Stays and gift cards do not count. */
export const sentOf = (lines: ReadonlyArray<Line>, coupon: Tugrik): Sent => {
  const sent = lines.filter(isGoods)
  return {
    goods: subtract(sum(sent.map(({ total }) => total)), coupon),
    grams: sent.reduce((grams, { quantity, weight }) => grams + quantity * weight, 0),
  }
}

/** How an order is delivered, as far as it is known: `place` is the one that the shopper is choosing. */
export type ChosenDelivery = { readonly isPickup: boolean; readonly place?: Place | null }

export type PricedOrder = {
  readonly order: Order
  /** Whether fee and total are the lowest of several, since the place is not known yet. */
  readonly isFrom: boolean
  /** Tugrik of goods by which the order falls short of a free delivery; zero where it is free, or never will be. */
  readonly missing: Tugrik
}

const withFee = (order: Order, fee: Tugrik): Order => {
  const { total } = totals({ ...order, shipTotal: fee })
  return { ...order, shipTotal: fee, total, taxTotal: vatPart(tugrik(total + paidFromWallet(order))) }
}

const isSame = (one: Place, other: Place): boolean => one.city === other.city && one.district === other.district

/**
 * The order with what will be paid for it. A pick-up costs no delivery. A delivery costs the fee of `place`, the one that the shopper is
 * choosing; without one what the order says once its address is saved, and the lowest fee before. Nothing is added where nothing is sent.
 */
export const withDeliveryFee = (order: Order, terms: FeeTerms, { isPickup, place = null }: ChosenDelivery): PricedOrder => {
  const unchanged = { order, isFrom: false, missing: zero }
  if (isPickup) return { ...unchanged, order: order.shipTotal === 0 ? order : withFee(order, zero) }
  if (isEmpty(order) || isNothingSent(order)) return unchanged
  const sent = sentOf(order.lineItems, savings(order).coupon)
  const missing = missingForFree(sent.goods, terms)
  const saved = isAddressed(order) && order.pickupStore == null ? order.address : null
  if (saved !== null && (place === null || isSame(place, saved))) return { ...unchanged, missing: order.shipTotal === 0 ? zero : missing }
  const fee = place === null ? null : deliveryFee(sent, place, terms)
  const { from, to } = fee === null ? deliveryFees(sent, terms) : { from: fee, to: fee }
  return { order: withFee(order, from), isFrom: from < to, missing: to === 0 ? zero : missing }
}
