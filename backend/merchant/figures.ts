/** Figures of one day in Ulaanbaatar, and what is stuck: for the operator's commands. */
import type { Instant } from "#domain/entities/ids.ts"
import { hour, later } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"

export type DayFigures = {
  readonly placed: number
  readonly paid: number
  /** Tugrik by bank, without what wallets paid. */
  readonly received: number
  readonly refunded: number
  readonly delivered: number
  readonly canceled: number
  readonly registered: number
}

/** `day` as `2026-11-23`. */
export const dayFigures = async (db: Database, day: string): Promise<DayFigures> => {
  const [row] = await db.query<DayFigures>(
    `with d as (select ($1 || 'T00:00:00+08:00')::timestamptz as began, ($1 || 'T00:00:00+08:00')::timestamptz + interval '1 day' as ended)
     select
       (select count(*)::int from orders, d where completed_at >= began and completed_at < ended) as placed,
       (select count(*)::int from orders, d where paid_at >= began and paid_at < ended) as paid,
       (select coalesce(sum(p.amount), 0)::bigint from payments p, d where p.state in ('paid', 'refunded') and p.settled_at >= began and p.settled_at < ended) as received,
       (select coalesce(sum(f.amount), 0)::bigint from refunds f, d where f.created_at >= began and f.created_at < ended) as refunded,
       (select count(*)::int from orders, d where delivered_at >= began and delivered_at < ended) as delivered,
       (select count(*)::int from orders, d where canceled_at >= began and canceled_at < ended) as canceled,
       (select count(*)::int from users, d where created_at >= began and created_at < ended) as registered`,
    [day],
  )
  if (row === undefined) throw new Error("the figures have no row")
  return row
}

export type Stuck = {
  readonly since: Instant
  readonly what: "letter" | "push" | "payment" | "receipt"
  readonly name: string
  readonly note: string
}

/** Time after which something that waits is stuck. */
const stuckAfter = hour

/** Letters and pushes that failed, letters that wait for long, requests to providers that get no answer, and receipts that nobody confirms; oldest first. No text of a letter. Letters to who left the newsletter are no fault. */
export const stuckWork = (db: Database, now: Instant): Promise<ReadonlyArray<Stuck>> =>
  db.query<Stuck>(
    `select created_at as since, 'letter' as what, channel || ' ' || key as name, state || coalesce(': ' || problem, '') as note
       from letters where state in ('failed', 'unknown') and problem is distinct from 'left' or state in ('waiting', 'sending') and created_at < $1
     union all
     select created_at, 'payment', provider || ' ' || number, state || coalesce(': ' || problem, '')
       from payment_requests where state in ('wanted', 'asking') and created_at < $1 or state = 'unknown'
     union all
     select p.created_at, 'push', p.key, 'failed' || coalesce(': ' || p.problem, '') from pushes p where p.state = 'failed' and p.problem is distinct from 'the device is not linked'
     union all
     select o.paid_at, 'receipt', o.number, r.status || coalesce(': ' || r.problem, '')
       from receipts r join orders o on o.id = r.order_id where r.status <> 'confirmed' and o.payment_state = 'paid' and o.paid_at < $1
     order by since`,
    [later(now, -stuckAfter)],
  )
