/** Cancellation of orders, and when its refund arrives; the sum is `money-back.ts`. Specification §4, B10, W11. */
import type { MethodType } from "#domain/entities/cart/payment.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Order, ShipmentState } from "#domain/entities/orders/order.ts"
import { day, hour, isBefore, later, millisecondsOf } from "#domain/rules/instants.ts"

/** Hours after payment within which a shopper may cancel, unless the site configures others. */
export const cancelHours = 24

/** Days that a refund to a bank account takes, and hours that one to a wallet app takes. Specification §9, W11. */
export const refundDays = { from: 3, to: 5 } as const
export const refundHours = 48

export type RefundTime =
  | { readonly unit: "days"; readonly from: number; readonly to: number }
  | { readonly unit: "hours"; readonly within: number }

const walletApp: MethodType = "wallet"

/** Time that a refund takes by the method of payment; without a known method that of a bank account, which is longer. */
export const refundTime = (method: string | null): RefundTime =>
  method === walletApp ? { unit: "hours", within: refundHours } : { unit: "days", ...refundDays }

/** Hours before its arrival until which a stay may be cancelled. */
export const stayCancelHours = 24

/** Arrivals of the stays of an order, and whether it holds anything else. */
type OrderContents = { readonly arrivals: ReadonlyArray<Instant>; readonly hasGoods: boolean }

const onlyGoods: OrderContents = { arrivals: [], hasGoods: true }

const earlier = (one: Instant, other: Instant): Instant => (isBefore(one, other) ? one : other)

/**
 * Instant until which an order paid at `paidAt` may be cancelled: `hours` from payment, for stays alone also until a day before the first
 * arrival, and never after it. A stay of 20 December paid on 1 December: until 19 December; a stay of the next day: until its arrival.
 */
export const cancellableUntil = (
  paidAt: Instant,
  hours: number = cancelHours,
  { arrivals, hasGoods }: OrderContents = onlyGoods,
): Instant => {
  const sincePaid = later(paidAt, hours * hour)
  const [first] = arrivals.toSorted((one, other) => millisecondsOf(one) - millisecondsOf(other))
  if (first === undefined) return sincePaid
  const beforeArrival = later(first, -stayCancelHours * hour)
  return earlier(hasGoods || isBefore(beforeArrival, sincePaid) ? sincePaid : beforeArrival, first)
}

const shippedOut: Readonly<Record<ShipmentState, boolean>> = { pending: false, ready: false, shipped: true, delivered: true }

/** Whether the goods of an order have left the shop: they can be returned, not cancelled. */
export const isShippedOut = (state: ShipmentState | null): boolean => shippedOut[state ?? "pending"]

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
  if (isShippedOut(order.shipmentState)) return { _tag: "OnItsWay" }
  if (order.paymentState !== "paid") return { _tag: "Allowed" }
  const until = order.cancellableUntil ?? (order.paidAt === null ? null : cancellableUntil(order.paidAt))
  return until !== null && millisecondsOf(now) > millisecondsOf(until) ? { _tag: "TooLate", until } : { _tag: "Allowed" }
}

/** Window in which the refund of an order cancelled at `canceledAt` arrives. */
export const refundPromise = (canceledAt: Instant, method: string | null): { readonly from: Instant; readonly to: Instant } => {
  const time = refundTime(method)
  return time.unit === "hours"
    ? { from: canceledAt, to: later(canceledAt, time.within * hour) }
    : { from: later(canceledAt, time.from * day), to: later(canceledAt, time.to * day) }
}

type Refunded = Pick<Order, "canceledAt" | "refundedAmount" | "refundPending">

const isAfterPromise = (canceledAt: Instant, method: string | null, now: Instant): boolean =>
  isBefore(refundPromise(canceledAt, method).to, now)

/** Whether money of an order is still on its way back at `now`: while it waits to be sent, and until the last moment that was promised. */
export const isRefundUnderWay = (
  { canceledAt, refundedAmount, refundPending = false }: Refunded,
  method: string | null,
  now: Instant,
): boolean =>
  refundedAmount !== null && refundedAmount > 0 && (refundPending || (canceledAt !== null && !isAfterPromise(canceledAt, method, now)))

/** Whether money of a cancelled order waits to be sent back longer than was promised. */
export const isRefundLate = ({ canceledAt, refundPending = false }: Refunded, method: string | null, now: Instant): boolean =>
  refundPending && canceledAt !== null && isAfterPromise(canceledAt, method, now)
