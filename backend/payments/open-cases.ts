/** List of what a person must look at: cases, refunds that no provider can send, and calls without an answer. Each has a number. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"

/** Kinds of cases, each the first letter of its number: a payment case, a refund, a receipt to file, a receipt to void. */
export type CaseLetter = "C" | "F" | "T" | "V"

export type OpenCase = {
  /** Letter and id of the row: `F12` is the refund 12. */
  readonly id: string
  readonly since: Instant
  readonly kind: string
  readonly provider: string | null
  readonly number: string | null
  readonly amount: number | null
  readonly currency: string
  readonly note: string
}

export const openCases = (db: Database): Promise<ReadonlyArray<OpenCase>> =>
  db.query<OpenCase>(
    `select 'C' || id as id, created_at as since, kind, provider, number, amount, currency, note
     from payment_cases where resolved_at is null
     union all
     select 'F' || f.id, f.created_at, case f.state when 'unknown' then 'refund unknown' else 'refund by hand' end,
       r.provider, o.number, f.amount, 'MNT', coalesce(f.problem, f.reason)
     from refunds f join orders o on o.id = f.order_id
       left join bank_answers b on b.reference = f.answer_reference left join payment_requests r on r.id = b.request_id
     where f.state in ('by_hand', 'unknown')
     union all
     select 'T' || r.order_id, coalesce(r.asked_at, o.paid_at), 'receipt ' || r.status,
       r.provider, o.number, r.total, 'MNT', coalesce(r.problem, '')
     from receipts r join orders o on o.id = r.order_id where r.status in ('unknown', 'refused')
     union all
     select 'V' || r.order_id, coalesce(r.confirmed_at, o.paid_at), case r.void_state when 'unknown' then 'void unknown' else 'void by hand' end,
       r.provider, o.number, r.total, 'MNT', coalesce(r.receipt_id, '')
     from receipts r join orders o on o.id = r.order_id where r.status = 'confirmed' and r.void_state in ('by_hand', 'unknown')
     order by since, id`,
  )
