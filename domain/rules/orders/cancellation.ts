/** Cancellation of orders and refunds. Specification §4, B10, W11. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { subtract, zero, sum } from "#domain/rules/money.ts"
import { day, hour, later, millisecondsOf } from "#domain/rules/instants.ts"

/** Hours after payment within which a shopper may cancel, unless the site configures others. */
export const cancelHours = 24

/** Days that a refund takes. The specification also names 48 hours, `refundHours`. */
export const refundDays = { from: 3, to: 5 } as const
export const refundHours = 48

/** Instant until which an order paid at `paidAt` may be cancelled; `hours` from payment. */
export const cancellableUntil = (paidAt: Instant, hours: number = cancelHours): Instant => later(paidAt, hours * hour)

export type Cancellation =
  | { readonly _tag: "Allowed" }
  /** Paid, and the time to cancel is over. */
  | { readonly _tag: "TooLate"; readonly until: Instant }
  /** Shipped or delivered: it can be returned, not cancelled. */
  | { readonly _tag: "OnItsWay" }
  /** Never placed, or already cancelled. */
  | { readonly _tag: "NothingToCancel" }

/** Whether an order may be cancelled at `now`: unpaid always, paid within the time to cancel. */
export const cancellation = (
  order: Pick<Order, "state" | "shipmentState" | "paymentState" | "paidAt" | "cancellableUntil">,
  now: Instant,
): Cancellation => {
  if (order.state !== "complete") return { _tag: "NothingToCancel" }
  if (order.shipmentState === "shipped" || order.shipmentState === "delivered") return { _tag: "OnItsWay" }
  if (order.paymentState !== "paid") return { _tag: "Allowed" }
  const until = order.cancellableUntil ?? (order.paidAt === null ? null : cancellableUntil(order.paidAt))
  return until !== null && millisecondsOf(now) > millisecondsOf(until) ? { _tag: "TooLate", until } : { _tag: "Allowed" }
}

/** Window in which the refund of an order cancelled at `canceledAt` arrives. */
export const refundPromise = (canceledAt: Instant): { readonly from: Instant; readonly to: Instant } => ({
  from: later(canceledAt, refundDays.from * day),
  to: later(canceledAt, refundDays.to * day),
})

/** Refund in tugrik: money paid and not yet refunded, and wallet money. */
export const refund = (paid: Tugrik, fromWallet: Tugrik, refundedBefore: Tugrik = zero) => ({
  money: subtract(paid, refundedBefore),
  wallet: fromWallet,
  whole: sum([subtract(paid, refundedBefore), fromWallet]),
})
