/** Work that is stuck: letters, pushes, payments and receipts. Cases wait for a person, and are listed as such. */
import type { Instant } from "#domain/entities/ids.ts"
import { hour, later } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import { leftProblem } from "#backend/newsletter/subscribers.ts"
import { unlinkedProblem } from "#backend/push/send-pushes.ts"

export type Stuck = {
  readonly since: Instant
  readonly what: "letter" | "push" | "payment" | "receipt"
  readonly name: string
  readonly note: string
}

/** Time after which something that waits is stuck. */
const stuckAfter = hour

/**
 * Letters and pushes that failed, letters that wait for long, requests to providers that are not sent, and due receipts that are not filed
 * where the shop `filesReceipts`; oldest first. No text of a letter. Letters to subscribers who left, and pushes to devices that were
 * unlinked, are no fault.
 */
export const stuckWork = (db: Database, filesReceipts: boolean, now: Instant): Promise<ReadonlyArray<Stuck>> =>
  db.query<Stuck>(
    `select created_at as since, 'letter' as what, channel || ' ' || key as name, state || coalesce(': ' || problem, '') as note
       from letters where state in ('failed', 'unknown') and problem is distinct from '${leftProblem}'
         or state in ('waiting', 'sending') and created_at < $1
     union all
     select created_at, 'payment', provider || ' ' || number, state || coalesce(': ' || problem, '')
       from payment_requests where state in ('wanted', 'asking') and created_at < $1
     union all
     select p.created_at, 'push', p.key, 'failed' || coalesce(': ' || p.problem, '')
       from pushes p where p.state = 'failed' and p.problem is distinct from '${unlinkedProblem}'
     union all
     select coalesce(o.delivered_at, r.due_at), 'receipt', o.number, r.status || coalesce(': ' || r.problem, '')
       from receipts r join orders o on o.id = r.order_id
       where $2 and r.status in ('pending', 'asking') and r.void_state is null and coalesce(o.delivered_at, r.due_at) < $1
     order by since`,
    [later(now, -stuckAfter), filesReceipts],
  )
