/** Refund of a part of a paid order by the merchant, such as for a damaged box. Never more than was paid. Specification §9, W11. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { subtract, tugrik } from "#domain/rules/money.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { sendOrderNews } from "#backend/business/letters/order-news.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal, wrongField } from "#backend/http/refusal.ts"
import type { BackendServices } from "#backend/services.ts"
import type { OrderRow } from "./rows.ts"

/** Money of an order that has not been given back, in tugrik; `paid` is what its payment took. */
export const moneyLeft = async (db: Database, orderId: number, paid: Tugrik): Promise<Tugrik> => {
  const [row] = await db.query<{ given: number }>("select coalesce(sum(amount), 0)::int as given from refunds where order_id = $1 and reason in ('returned', 'shop')", [orderId])
  return subtract(paid, tugrik(row?.given ?? 0))
}

export type PartRefund = {
  readonly amount: number
  /** The merchant's own number; one that is known changes nothing. */
  readonly reference: string
  readonly note: string
}

/** Refunds a part of an order whose row is locked. Throws 422 for an order that is not paid, and for more than is left. */
export const refundPart = async (services: BackendServices, db: Database, order: OrderRow, { amount, reference, note }: PartRefund, now: Instant): Promise<void> => {
  const known = await db.query("select 1 from refunds where order_id = $1 and reference = $2", [order.id, reference])
  if (known.length > 0) return
  if (order.payment_state !== "paid") throw new Refusal(422, { key: "order.notNow" })
  const left = await moneyLeft(db, order.id, tugrik(order.payment?.amount ?? 0))
  if (amount > left) throw wrongField("amount", { key: "refund.tooMuch", values: { left: formatTugrik(left) } })
  const [row] = await db.query<{ id: number }>(
    "insert into refunds (order_id, amount, reason, reference, note, created_at) values ($1, $2, 'shop', $3, $4, $5) returning id",
    [order.id, amount, reference, note.trim(), now],
  )
  await db.query("update orders set refunded_amount = coalesce(refunded_amount, 0) + $2, updated_at = $3 where id = $1", [order.id, amount, now])
  await sendOrderNews(services, db, order.id, { kind: "refunded", amount: tugrik(amount), reason: "shop" }, now, String(row?.id))
}
