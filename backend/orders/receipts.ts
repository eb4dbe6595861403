/**
 * VAT receipt of an order, as its shopper reads it, and its undoing by a refund. It is pending once the order is paid, and confirmed by the
 * tax office once the order is delivered, or, where nothing is sent, can no longer be cancelled. Specification §9, W10.
 */
import type { Instant } from "#domain/entities/ids.ts"
import type { Receipt } from "#domain/entities/orders/receipt.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { tugrik } from "#domain/rules/money.ts"
import { taxParts } from "#domain/rules/orders/receipt.ts"
import { taxOfficeTime } from "#domain/rules/orders/tax-office-time.ts"
import type { Database } from "#backend/database/database.ts"
import { missing } from "#backend/http/refusal.ts"

type Row = {
  readonly isConfirmed: boolean
  readonly total: number
  readonly vat: number
  readonly city_tax: number
  readonly receipt_id: string | null
  readonly lottery: string | null
  readonly qr_data: string | null
  readonly confirmed_at: Instant | null
}

/**
 * The receipt of what the shopper has paid for and has. Throws 404 where there is none: a refunded order has no receipt and no lottery
 * number, a returned one that of its delivery.
 */
export const receiptOf = async (db: Database, orderId: number): Promise<Receipt> => {
  const [row] = await db.query<Row>(
    `select r.status = 'confirmed' as "isConfirmed", r.total, r.vat, r.city_tax, r.receipt_id, r.lottery, r.qr_data, r.confirmed_at
     from receipts r where r.order_id = $1 and r.void_state is null`,
    [orderId],
  )
  if (row === undefined) throw missing("receipt.none")
  return {
    // What is on its way, refused or unknown is the shop's matter.
    status: row.isConfirmed ? "confirmed" : "pending",
    total: tugrik(row.total),
    vat: tugrik(row.vat),
    cityTax: tugrik(row.city_tax),
    id: row.receipt_id,
    lottery: row.lottery,
    qrData: row.qr_data,
    date: !row.isConfirmed || row.confirmed_at === null ? null : taxOfficeTime(row.confirmed_at),
  }
}

/** Undoes the receipt of an order whose row is locked, once. What may be on its way is voided once it is known. */
export const voidReceipt = async (db: Database, orderId: number): Promise<void> => {
  await db.query(
    "delete from receipts where order_id = $1 and void_state is null and status in ('pending', 'refused') and replaces is null",
    [orderId],
  )
  // A smaller receipt that was not filed yet: the earlier one counts, and is voided.
  await db.query(
    `update receipts set status = 'confirmed', receipt_id = replaces, replaces = null
     where order_id = $1 and void_state is null and status in ('pending', 'refused')`,
    [orderId],
  )
  await db.query("update receipts set void_state = 'due', lottery = null, qr_data = null where order_id = $1 and void_state is null", [
    orderId,
  ])
}

/** Lowers the receipt of an order whose row is locked to what `totalOf` leaves of its total; one that is voided stays as it is. */
export const lowerReceipt = async (db: Database, orderId: number, totalOf: (before: Tugrik) => Tugrik): Promise<void> => {
  const [row] = await db.query<{ total: number }>("select total from receipts where order_id = $1 and void_state is null for update", [
    orderId,
  ])
  if (row === undefined) return
  const total = totalOf(tugrik(row.total))
  if (total === row.total) return
  const { vat, cityTax } = taxParts(total)
  await db.query(
    `update receipts set total = $2, vat = $3, city_tax = $4, lottery = null, qr_data = null, next_at = null,
       replaces = case when status = 'confirmed' then receipt_id else replaces end, receipt_id = null,
       status = case when status = 'confirmed' then 'pending' else status end
     where order_id = $1`,
    [orderId, total, vat, cityTax],
  )
}
