/** VAT receipt as its shopper reads it: pending once an order is paid, confirmed by the tax office once it is delivered, or, where nothing is sent, can no longer be cancelled. Specification §9, W10. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Receipt } from "#domain/entities/cart/payment.ts"
import { tugrik } from "#domain/rules/money.ts"
import { wallTime } from "#domain/rules/instants.ts"
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

const two = (value: number): string => String(value).padStart(2, "0")

/** Format of the tax office: `2026-11-21 09:05:00` in Ulaanbaatar time. */
const written = (moment: Instant): string => {
  const { year, month, day, hour, minute, second } = wallTime(moment)
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`
}

/** The receipt of a paid order. Throws 404 for any other: a refunded order has no receipt and no lottery number. */
export const receiptOf = async (db: Database, orderId: number): Promise<Receipt> => {
  const [row] = await db.query<Row>(
    `select r.status = 'confirmed' as "isConfirmed", r.total, r.vat, r.city_tax, r.receipt_id, r.lottery, r.qr_data, r.confirmed_at
     from receipts r join orders o on o.id = r.order_id where r.order_id = $1 and o.payment_state = 'paid'`,
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
    date: !row.isConfirmed || row.confirmed_at === null ? null : written(row.confirmed_at),
  }
}
