/** VAT receipts: pending once an order is paid, confirmed by the tax office once it is delivered. Specification §9, W10. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Receipt } from "#domain/entities/cart/payment.ts"
import { tugrik } from "#domain/rules/money.ts"
import { later, minute, wallTime } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import { missing } from "#backend/http/refusal.ts"
import type { BackendServices } from "#backend/services.ts"

type Row = {
  readonly status: "pending" | "confirmed"
  readonly total: number
  readonly vat: number
  readonly city_tax: number
  readonly receipt_id: string | null
  readonly lottery: string | null
  readonly qr_data: string | null
  readonly confirmed_at: Instant | null
}

const two = (value: number): string => String(value).padStart(2, "0")

/** Format of the tax office: `2026-11-21 09:05:00` in Ulaanbaatar time. */
const written = (moment: Instant): string => {
  const { year, month, day, hour, minute, second } = wallTime(moment)
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`
}

/** The receipt of a paid order. Throws 404 for any other: a refunded order has no receipt and no lottery number. */
export const receiptOf = async (db: Database, orderId: number): Promise<Receipt> => {
  const [row] = await db.query<Row>(
    `select r.status, r.total, r.vat, r.city_tax, r.receipt_id, r.lottery, r.qr_data, r.confirmed_at
     from receipts r join orders o on o.id = r.order_id where r.order_id = $1 and o.payment_state = 'paid'`,
    [orderId],
  )
  if (row === undefined) throw missing("receipt.none")
  return {
    status: row.status,
    total: tugrik(row.total),
    vat: tugrik(row.vat),
    cityTax: tugrik(row.city_tax),
    id: row.receipt_id,
    lottery: row.lottery,
    qrData: row.qr_data,
    date: row.confirmed_at === null ? null : written(row.confirmed_at),
  }
}

type Pending = { readonly order_id: number; readonly number: string; readonly total: number; readonly vat: number; readonly organization: boolean }

/** Time after which a receipt without an answer is requested again. */
const retryAfter = 10 * minute

/** Claims a pending receipt of a delivered order, so that no other process requests it too; `null` where there is none. */
const takeOne = async (db: Database, now: Instant): Promise<Pending | null> => {
  const [row] = await db.query<Pending>(
    `update receipts r set asked_at = $1 from orders o
     where o.id = r.order_id and r.order_id = (
       select p.order_id from receipts p join orders paid on paid.id = p.order_id and paid.payment_state = 'paid'
       where p.status = 'pending' and paid.delivered_at is not null and (p.asked_at is null or p.asked_at <= $2)
       order by p.asked_at nulls first, p.order_id limit 1 for update of p skip locked)
     returning r.order_id, o.number, r.total, r.vat, coalesce(o.receipt_for->>'kind', 'person') = 'organization' as organization`,
    [now, later(now, -retryAfter)],
  )
  return row ?? null
}

type ConfirmReceipt = NonNullable<BackendServices["providers"]["confirmReceipt"]>

/** Runs outside of any transaction, since the tax office may be slow. */
const confirm = async (services: BackendServices, confirmReceipt: ConfirmReceipt, { order_id, number, total, vat, organization }: Pending, now: Instant): Promise<void> => {
  const { receiptId, lottery, qrData } = await confirmReceipt({ number, total, vat, forOrganization: organization })
  await services.db.query(
    `update receipts set status = 'confirmed', receipt_id = $2, lottery = $3, qr_data = $4, confirmed_at = $5
     where order_id = $1 and status = 'pending'`,
    [order_id, receiptId, lottery, qrData, now],
  )
}

/** Requests all pending receipts that are not claimed; a failed one stops no other. Returns the number confirmed. */
export const confirmReceipts = async (services: BackendServices, now: Instant): Promise<number> => {
  const { confirmReceipt } = services.providers
  if (confirmReceipt === null) return 0
  let count = 0
  for (let row = await takeOne(services.db, now); row !== null; row = await takeOne(services.db, now)) {
    try {
      await confirm(services, confirmReceipt, row, now)
      count += 1
    } catch (error) {
      services.log.error({ order: row.order_id, message: error instanceof Error ? error.message : "" }, "a receipt was not confirmed")
    }
  }
  return count
}
