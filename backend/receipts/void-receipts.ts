/** Voiding of filed receipts of refunded orders, and the deletion of lotteries. */
import type { Instant } from "#domain/entities/ids.ts"
import { hour, later, minute } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import { AnswerLost, ProviderRefused } from "#backend/http/provider-http.ts"
import { orderById } from "#backend/orders/order-rows.ts"
import type { BackendServices } from "#backend/services.ts"
import { organizationOf, paymentOf } from "./sale-of.ts"

const abandonedAfter = 15 * minute
const again = hour

type Claimed = { readonly order_id: number; readonly receipt_id: string; readonly confirmed_at: Instant; readonly was_requested: boolean }

const claim = async (db: Database, now: Instant): Promise<Claimed | null> => {
  const [row] = await db.query<Claimed>(
    `with due as (
       select order_id, void_state = 'asking' as was_requested from receipts
       where status = 'confirmed' and receipt_id is not null and void_state in ('due', 'asking') and (void_next_at is null or void_next_at <= $1)
       order by order_id limit 1 for update skip locked)
     update receipts r set void_state = 'asking', void_next_at = $2 from due where r.order_id = due.order_id
     returning r.order_id, r.receipt_id, r.confirmed_at, due.was_requested`,
    [now, later(now, abandonedAfter)],
  )
  return row ?? null
}

type Outcome = { readonly state: "done" | "by_hand" | "unknown" | "due"; readonly problem: string | null }

const undo = async (
  { db, providers: { receipts } }: BackendServices,
  { order_id, receipt_id, confirmed_at, was_requested }: Claimed,
  now: Instant,
): Promise<Outcome> => {
  if (receipts === null) return { state: "by_hand", problem: "nobody files receipts" }
  if (was_requested) return { state: "unknown", problem: "the shop ended while it waited for the answer" }
  const order = await orderById(db, order_id, now)
  try {
    const state = await receipts.voidReceipt({
      receiptId: receipt_id,
      filedAt: confirmed_at,
      forOrganization: organizationOf(order) !== null,
      payment: await paymentOf(db, order_id),
    })
    return { state, problem: null }
  } catch (error) {
    const problem = error instanceof Error ? error.message.slice(0, 300) : ""
    if (error instanceof ProviderRefused) return { state: "by_hand", problem }
    return { state: error instanceof AnswerLost ? "unknown" : "due", problem }
  }
}

/** Voids filed receipts of refunded orders, each once. Runs outside of any transaction; returns the number voided. */
export const voidReceipts = async (services: BackendServices, now: Instant): Promise<number> => {
  let count = 0
  for (let row = await claim(services.db, now); row !== null; row = await claim(services.db, now)) {
    const { state, problem } = await undo(services, row, now)
    await services.db.query(
      "update receipts set void_state = $2, problem = $3, void_next_at = $4, voided_at = case when $2 = 'done' then $5::timestamptz end where order_id = $1",
      [row.order_id, state, problem, state === "due" ? later(now, again) : null, now],
    )
    services.log.info({ order: row.order_id, state }, "a receipt was voided")
    if (state === "done") count += 1
  }
  return count
}

/** Deletes lottery numbers and QR data that were shown for long enough: the tax office lets nobody keep them. */
export const forgetLotteries = async ({ db, providers: { receipts } }: BackendServices, now: Instant): Promise<number> => {
  if (receipts === null || receipts.lotteryHours === null) return 0
  const gone = await db.query(
    "update receipts set lottery = null, qr_data = null where confirmed_at <= $1 and (lottery is not null or qr_data is not null) returning 1",
    [later(now, -receipts.lotteryHours * hour)],
  )
  return gone.length
}
