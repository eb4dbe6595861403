/**
 * Job that files the receipts of orders that are delivered, or that have nothing to deliver and can no longer be cancelled: each at most
 * once. An answer that is lost leaves its receipt to a person.
 */
import type { Instant } from "#domain/entities/ids.ts"
import { hour, later, minute } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import { AnswerLost, ProviderRefused, problemOf } from "#backend/http/provider-http.ts"
import type { BackendServices } from "#backend/services.ts"
import { claimLifetime } from "./receipt-claims.ts"
import type { Filed, ReceiptProvider } from "./receipt-provider.ts"
import { saleOf } from "./sale-of.ts"

/** Milliseconds until another try of what was surely not received: 10 minutes, doubled by each attempt, at most 6 hours. */
const pauseAfter = (attempts: number): number => Math.min(6 * hour, 10 * minute * 2 ** (attempts - 1))

type Claimed = {
  readonly order_id: number
  readonly total: number
  readonly replaces: string | null
  readonly attempts: number
  readonly was_requested: boolean
}

/** Takes a receipt that is due, so that no other process files it too; `null` where there is none. */
const claim = async (db: Database, provider: string, now: Instant): Promise<Claimed | null> => {
  const [row] = await db.query<Claimed>(
    `with due as (
       select r.order_id, r.status = 'asking' as was_requested from receipts r join orders o on o.id = r.order_id
       where r.void_state is null and r.status in ('pending', 'asking')
         and coalesce(o.delivered_at, r.due_at) <= $1 and coalesce(r.next_at, $1) <= $1
       order by r.next_at nulls first, r.order_id limit 1 for update of r skip locked)
     update receipts r set status = 'asking', asked_at = $1, next_at = $2, attempts = r.attempts + 1, provider = $3
     from due where r.order_id = due.order_id
     returning r.order_id, r.total, r.replaces, r.attempts, due.was_requested`,
    [now, later(now, claimLifetime), provider],
  )
  return row ?? null
}

/** Stores a filed receipt. Where goods came back meanwhile, it gives way to a smaller one. */
const storeFiled = async (
  db: Database,
  { order_id, total }: Claimed,
  { receiptId, lottery, qrData, vat, cityTax }: Filed,
  now: Instant,
): Promise<void> => {
  await db.query(
    `update receipts set problem = null, vat = $5, city_tax = $6, confirmed_at = $7,
       status = case when total = $8 then 'confirmed' else 'pending' end,
       receipt_id = case when total = $8 then $2 end, lottery = case when total = $8 then $3 end,
       qr_data = case when total = $8 then $4 end,
       replaces = case when total = $8 then replaces else $2 end, next_at = null
     where order_id = $1 and status in ('asking', 'unknown')`,
    [order_id, receiptId, lottery, qrData, Math.round(vat), Math.round(cityTax), now, total],
  )
}

/** Why a receipt is not filed, its status until then, and when it is tried again; `null` where a person must look. */
type NotFiled = { readonly status: "pending" | "unknown" | "refused"; readonly problem: string; readonly nextAt: Instant | null }

const storeNotFiled = (db: Database, { order_id }: Claimed, { status, problem, nextAt }: NotFiled) =>
  db.query("update receipts set status = $2, problem = $3, next_at = $4 where order_id = $1 and status = 'asking'", [
    order_id,
    status,
    problem,
    nextAt,
  ])

const notFiledBy = (error: unknown, { attempts }: Claimed, now: Instant): NotFiled => {
  const problem = problemOf(error)
  if (error instanceof AnswerLost) return { status: "unknown", problem, nextAt: null }
  if (error instanceof ProviderRefused) return { status: "refused", problem, nextAt: null }
  return { status: "pending", problem, nextAt: later(now, pauseAfter(attempts)) }
}

/** Files a claimed receipt, unless an earlier call may have filed it. Returns whether it was filed and stored. */
const file = async ({ db, log }: BackendServices, provider: ReceiptProvider, claimed: Claimed, now: Instant): Promise<boolean> => {
  if (claimed.was_requested) {
    await storeNotFiled(db, claimed, { status: "unknown", problem: "the shop ended while it waited for the answer", nextAt: null })
    return false
  }
  let filed: Filed
  try {
    filed = await provider.file(await saleOf(db, claimed, now))
  } catch (error) {
    log.error({ order: claimed.order_id, message: error instanceof Error ? error.message : "" }, "a receipt was not filed")
    await storeNotFiled(db, claimed, notFiledBy(error, claimed, now))
    return false
  }
  try {
    await storeFiled(db, claimed, filed, now)
    return true
  } catch (error) {
    // The tax office has it, so it is not filed again: the claim stays, and becomes unknown.
    log.error({ order: claimed.order_id, message: error instanceof Error ? error.message : "" }, "a filed receipt was not stored")
    return false
  }
}

/** Files all receipts that are due; a failed one stops no other. Runs outside of any transaction; returns the number filed. */
export const fileReceipts = async (services: BackendServices, _: Instant, isStopping: () => boolean): Promise<number> => {
  const { receipts } = services.providers
  if (receipts === null) return 0
  let count = 0
  const next = async () => (isStopping() ? null : claim(services.db, receipts.name, services.now()))
  for (let claimed = await next(); claimed !== null; claimed = await next()) {
    if (await file(services, receipts, claimed, services.now())) count += 1
  }
  return count
}
