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
  /** The time to draw is over. */
  | { readonly _tag: "Over" }

type TicketOrder = Pick<Order, "state" | "shipmentState" | "paymentState" | "paidAt" | "cancellableUntil">
/** The first moment belongs to a promotion, the last does not. */
export type PromotionPeriod = { readonly startsAt: Instant; readonly expiresAt: Instant }

/** Until when a ticket that opens at `opensAt` at the latest is drawn: some days after it opened and after the promotion ended. */
export const drawableUntil = (opensAt: Instant, expiresAt: Instant): Instant => later(isBefore(opensAt, expiresAt) ? expiresAt : opensAt, drawDays * day)

export const jackpotTicket = (order: TicketOrder, { startsAt, expiresAt }: PromotionPeriod, now: Instant): TicketState => {
  const { state, paymentState, paidAt } = order
  if (state !== "complete" || paymentState !== "paid" || paidAt === null || isBefore(paidAt, startsAt) || !isBefore(paidAt, expiresAt)) return { _tag: "None" }
  const until = order.cancellableUntil ?? cancellableUntil(paidAt)
  if (cancellation(order, now)._tag === "Allowed") return { _tag: "Waiting", until }
  return isBefore(now, drawableUntil(until, expiresAt)) ? { _tag: "Open" } : { _tag: "Over" }
}
