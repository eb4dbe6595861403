/** When an order may be cancelled, and when the money comes back. Specification §4, B10, W11. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { subtract, zero, sum } from "#domain/rules/money.ts"
import { day, hour, later, millisecondsOf } from "#domain/rules/instants.ts"

/** Hours after payment in which a shopper may still cancel, unless the site says otherwise. */
export const cancelHours = 24

/** Days that a refund takes, from and to; the shorter promise is the other text of the specification. */
export const refundDays = { from: 3, to: 5 } as const
export const refundHours = 48

/** Until when an order paid at `paidAt` may be cancelled. */
export const cancellableUntil = (paidAt: Instant, hours: number = cancelHours): Instant => later(paidAt, hours * hour)

export type Cancellation =
  | { readonly _tag: "Allowed" }
  /** It was paid, and the stated time is over. */
  | { readonly _tag: "TooLate"; readonly until: Instant }
  /** It is on its way or has arrived: a return, not a cancellation. */
  | { readonly _tag: "OnItsWay" }
  /** It was never placed, or is cancelled already. */
  | { readonly _tag: "NothingToCancel" }

/** Whether an order may be cancelled at `now`: unpaid ones while they wait, paid ones within the stated time. */
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

/** When the money of an order cancelled at `canceledAt` is back, at the earliest and at the latest. */
export const refundPromise = (canceledAt: Instant): { readonly from: Instant; readonly to: Instant } => ({
  from: later(canceledAt, refundDays.from * day),
  to: later(canceledAt, refundDays.to * day),
})

/** What goes back when an order is cancelled: the money that was paid, and what the wallet paid. */
export const refund = (paid: Tugrik, fromWallet: Tugrik, refundedBefore: Tugrik = zero) => ({
  money: subtract(paid, refundedBefore),
  wallet: fromWallet,
  whole: sum([subtract(paid, refundedBefore), fromWallet]),
})
