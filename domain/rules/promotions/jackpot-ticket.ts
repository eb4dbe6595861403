/** Jackpot ticket of an order: it opens once the order can no longer be cancelled, so that a prize never outlives its purchase. C15. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { day, isBefore, later } from "#domain/rules/instants.ts"
import { cancellableUntil, cancellation } from "#domain/rules/orders/cancellation.ts"
import { drawDays } from "./period.ts"

export type TicketState =
  /** Not paid within the promotion, cancelled, or returned. */
  | { readonly _tag: "None" }
  /** The order may still be cancelled; at the latest after `until` the ticket opens. */
  | { readonly _tag: "Waiting"; readonly until: Instant }
  | { readonly _tag: "Open" }

type TicketOrder = Pick<Order, "state" | "shipmentState" | "paymentState" | "paidAt" | "cancellableUntil">
/** The first moment belongs to a promotion, the last does not. */
export type PromotionPeriod = { readonly startsAt: Instant; readonly expiresAt: Instant }

/** Until when tickets of a promotion are drawn; `hours` is the time to cancel an order. */
export const drawableUntil = (expiresAt: Instant, hours?: number): Instant => later(cancellableUntil(expiresAt, hours), drawDays * day)

export const jackpotTicket = (order: TicketOrder, { startsAt, expiresAt }: PromotionPeriod, now: Instant): TicketState => {
  const { state, paymentState, paidAt } = order
  if (state !== "complete" || paymentState !== "paid" || paidAt === null || isBefore(paidAt, startsAt) || !isBefore(paidAt, expiresAt)) return { _tag: "None" }
  return cancellation(order, now)._tag === "Allowed" ? { _tag: "Waiting", until: order.cancellableUntil ?? cancellableUntil(paidAt) } : { _tag: "Open" }
}
