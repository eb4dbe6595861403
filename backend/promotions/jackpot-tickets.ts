/** Tickets of the jackpot that a user has earned and not drawn yet. */
import type { Instant } from "#domain/entities/ids.ts"
import type { DrawTicket } from "#domain/entities/promotions/draw.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { day, later } from "#domain/rules/instants.ts"
import {
  drawDays,
  jackpotTicket,
  type PromotionPeriod,
  type TicketOrder,
  type TicketState,
} from "#domain/rules/promotions/jackpot-ticket.ts"
import { bookableDays } from "#domain/rules/travel/stay-refusal.ts"
import type { Database } from "#backend/database/database.ts"
import { cancellable } from "#backend/orders/order-document.ts"
import { ordersByIds, type OrderRow } from "#backend/orders/order-rows.ts"
import { returnHoursOf } from "#backend/orders/order-terms.ts"

/** Days after the end of a jackpot in which a ticket may still be drawn: that of the stay which is booked longest ahead. */
const maxDrawDays = bookableDays + drawDays

type EarnedTicket = { readonly ticket: DrawTicket; readonly period: PromotionPeriod }

/** An order that was paid while a jackpot ran, with the period of that jackpot. */
type PaidOrder = PromotionPeriod & { readonly id: number; readonly openReturns: number; readonly answeredAt: Instant | null }

/** What decides over the ticket of an order. */
const ticketOrder = (row: OrderRow, { openReturns, answeredAt }: PaidOrder, site: SiteConfig): TicketOrder => {
  const goods = row.lines.filter(({ gift, room }) => gift === null && room === null)
  return {
    state: row.state,
    paymentState: row.payment_state,
    shipmentState: row.shipment_state,
    paidAt: row.paid_at,
    deliveredAt: row.delivered_at,
    cancellableUntil: cancellable(row, site),
    returnHours: goods.length === 0 ? null : Math.max(...goods.map((line) => returnHoursOf(line, site.returns))),
    hasOpenReturn: openReturns > 0,
    returnAnsweredAt: answeredAt,
  }
}

/** Tickets that are not drawn yet: of orders that were paid while a jackpot ran, and neither cancelled nor returned. */
export const ticketsOf = async (db: Database, userId: number, site: SiteConfig, now: Instant): Promise<ReadonlyArray<EarnedTicket>> => {
  const paid = await db.query<PaidOrder>(
    `select o.id, p.starts_at as "startsAt", p.expires_at as "expiresAt", r.open as "openReturns", r.answered_at as "answeredAt" from orders o
       cross join lateral (
         select count(*) filter (where status = 'requested')::int as open, max(answered_at) as answered_at
         from returns where order_id = o.id) r
       join lateral (
         select starts_at, expires_at from promotions
         where kind = 'jackpot' and starts_at <= o.paid_at and expires_at > o.paid_at and expires_at > $2
         order by expires_at desc limit 1) p on true
     where o.user_id = $1 and o.state = 'complete' and o.payment_state = 'paid'
       and not exists (select from draws d where d.user_id = $1 and d.game = 'jackpot' and d.chance = o.number and d.drawn_at is not null)
     order by o.paid_at, o.id`,
    [userId, later(now, -maxDrawDays * day)],
  )
  const rows = await ordersByIds(
    db,
    paid.map(({ id }) => id),
    now,
  )
  return rows.flatMap((row, at) => {
    const period = paid[at]
    if (period === undefined) return []
    const ticket = shownTicket(row.number, jackpotTicket(ticketOrder(row, period, site), period, now))
    return ticket === null ? [] : [{ period, ticket }]
  })
}

/** The ticket of an order as its owner sees it; `null` for none, and for one whose time to be drawn is over. */
const shownTicket = (order: string, ticket: TicketState): DrawTicket | null => {
  switch (ticket._tag) {
    case "None":
    case "Over":
      return null
    case "Open":
      return { order, opensAt: null, waitsFor: null }
    case "Waiting":
      return { order, opensAt: ticket.until, waitsFor: null }
    case "WaitingFor":
      return { order, opensAt: null, waitsFor: ticket.event }
    default:
      return ticket satisfies never
  }
}
