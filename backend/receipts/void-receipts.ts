/** Jobs that void the filed receipts of refunded orders, and delete lottery numbers in time. */
import type { Instant } from "#domain/entities/ids.ts"
import { hour, later } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import { AnswerLost, ProviderRefused, problemOf, type SendOutcome } from "#backend/http/provider-http.ts"
import { orderById } from "#backend/orders/order-rows.ts"
import type { BackendServices } from "#backend/services.ts"
import { claimLifetime } from "./receipt-claims.ts"
import { organizationOf, paymentOf } from "./sale-of.ts"

/** Milliseconds until another try of what was surely not received. */
const retryAfter = hour

type Claimed = {
  readonly order_id: number
  readonly receipt_id: string
  readonly confirmed_at: Instant
  /** Whether an earlier claim may have reached the tax office. */
  readonly was_requested: boolean
}

const claim = async (db: Database, now: Instant): Promise<Claimed | null> => {
  const [row] = await db.query<Claimed>(
    `with due as (
       select order_id, void_state = 'asking' as was_requested from receipts
       where status = 'confirmed' and receipt_id is not null and void_state in ('due', 'asking')
         and (void_next_at is null or void_next_at <= $1)
       order by order_id limit 1 for update skip locked)
     update receipts r set void_state = 'asking', void_next_at = $2 from due where r.order_id = due.order_id
     returning r.order_id, r.receipt_id, r.confirmed_at, due.was_requested`,
    [now, later(now, claimLifetime)],
  )
  return row ?? null
}

/** Voids a claimed receipt at the tax office, unless an earlier call may have voided it. */
const voidClaimed = async (
  { db, providers: { receipts } }: BackendServices,
  { order_id, receipt_id, confirmed_at, was_requested }: Claimed,
  now: Instant,
): Promise<SendOutcome> => {
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
    const problem = problemOf(error)
    if (error instanceof ProviderRefused) return { state: "by_hand", problem }
    return { state: error instanceof AnswerLost ? "unknown" : "due", problem }
  }
}

/** Voids filed receipts of refunded orders, each once. Runs outside of any transaction; returns the number voided. */
export const voidReceipts = async (services: BackendServices, _: Instant, isStopping: () => boolean): Promise<number> => {
  let count = 0
  const next = async () => (isStopping() ? null : claim(services.db, services.now()))
  for (let claimed = await next(); claimed !== null; claimed = await next()) {
    const now = services.now()
    const { state, problem } = await voidClaimed(services, claimed, now)
    await services.db.query(
      `update receipts set void_state = $2, problem = $3, void_next_at = $4,
         voided_at = case when $2 = 'done' then $5::timestamptz end where order_id = $1`,
      [claimed.order_id, state, problem, state === "due" ? later(now, retryAfter) : null, now],
    )
    services.log.info({ order: claimed.order_id, state }, "a receipt was voided")
    if (state === "done") count += 1
  }
  return count
}

/** Deletes lottery numbers and QR data that were shown for long enough: the tax office lets nobody keep them. */
export const forgetLotteries = async ({ db, providers: { receipts } }: BackendServices, now: Instant): Promise<number> => {
  if (receipts === null || receipts.lotteryHours === null) return 0
  const forgotten = await db.query(
    "update receipts set lottery = null, qr_data = null where confirmed_at <= $1 and (lottery is not null or qr_data is not null) returning 1",
    [later(now, -receipts.lotteryHours * hour)],
  )
  return forgotten.length
}
