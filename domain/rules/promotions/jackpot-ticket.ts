/** Jackpot ticket of an order: it opens once the order can neither be cancelled nor returned, so that a prize never outlives its purchase. C15. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { DrawTicket } from "#domain/entities/promotions/draw.ts"
import { day, isBefore, later, latestOf } from "#domain/rules/instants.ts"
import { cancellableUntil, cancellation } from "#domain/rules/orders/cancellation.ts"
import { returnableUntil } from "#domain/rules/orders/returns.ts"

/** Days in which every ticket can be drawn, even one of the promotion's last moment. */
export const drawDays = 7

export type TicketState =
  /** Not paid within the promotion, cancelled, or returned. */
  | { readonly _tag: "None" }
  /** The order may still be cancelled or returned; at the latest after `until` the ticket opens. */
  | { readonly _tag: "Waiting"; readonly until: Instant }
  /** Goods are still to be delivered, or a return to be answered. */
  | { readonly _tag: "WaitingFor"; readonly event: "delivery" | "return" }
  | { readonly _tag: "Open" }
  /** The time to draw is over. */
  | { readonly _tag: "Over" }

export type TicketOrder = Pick<Order, "state" | "shipmentState" | "paymentState" | "paidAt" | "cancellableUntil" | "deliveredAt"> & {
  /** Longest time for returns of its goods, in hours; `null` for an order without goods. */
  readonly returnHours: number | null
  readonly hasOpenReturn: boolean
  /** When its last return was answered; `null` without one. */
  readonly returnAnsweredAt: Instant | null
}
/** The first moment belongs to a promotion, the last does not. */
export type PromotionPeriod = { readonly startsAt: Instant; readonly expiresAt: Instant }

/** Until when a ticket that opens at `opensAt` at the latest is drawn: `drawDays` after it opened, and after the promotion ended. */
export const drawableUntil = (opensAt: Instant, expiresAt: Instant): Instant =>
  later(isBefore(opensAt, expiresAt) ? expiresAt : opensAt, drawDays * day)

/** Whether a ticket can be drawn now. */
export const isTicketOpen = ({ opensAt, waitsFor }: Pick<DrawTicket, "opensAt" | "waitsFor">): boolean =>
  opensAt === null && waitsFor === null

/** Whether an order was paid within the promotion, and neither cancelled nor returned. */
const takesPart = ({ state, paymentState, paidAt }: TicketOrder, { startsAt, expiresAt }: PromotionPeriod): boolean =>
  state === "complete" && paymentState === "paid" && paidAt !== null && !isBefore(paidAt, startsAt) && isBefore(paidAt, expiresAt)

/**
 * State of the ticket of `order` at `now`. Goods delivered on 1 December that may be returned for 48 hours: `WaitingFor` delivery before,
 * `Waiting` until 3 December, then `Open`.
 */
export const jackpotTicket = (order: TicketOrder, period: PromotionPeriod, now: Instant): TicketState => {
  const { paidAt, deliveredAt, returnHours, hasOpenReturn, returnAnsweredAt } = order
  if (paidAt === null || !takesPart(order, period)) return { _tag: "None" }
  const until = order.cancellableUntil ?? cancellableUntil(paidAt)
  const isCancellable = cancellation(order, now)._tag === "Allowed"
  if (returnHours === null && isCancellable) return { _tag: "Waiting", until }
  if (returnHours !== null && deliveredAt === null) return { _tag: "WaitingFor", event: "delivery" }
  if (hasOpenReturn) return { _tag: "WaitingFor", event: "return" }
  const returnable = returnHours === null || deliveredAt === null ? null : returnableUntil(deliveredAt, returnHours)
  if (returnable !== null && !isBefore(returnable, now)) return { _tag: "Waiting", until: returnable }
  const opensAt = latestOf([returnable ?? until, returnAnsweredAt]) ?? until
  return isBefore(now, drawableUntil(opensAt, period.expiresAt)) ? { _tag: "Open" } : { _tag: "Over" }
}
