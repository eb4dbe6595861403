/** Refund of a part of a paid order by the merchant, such as for a damaged box. Never more than was paid. Specification §9, W11. */
import type { Instant } from "#domain/entities/ids.ts"
import { moneyBack, moneyLeft, sharesLeft } from "#domain/rules/orders/money-back.ts"
import { isShippedOut } from "#domain/rules/orders/cancellation.ts"
import { tugrik } from "#domain/rules/money.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { sendOrderNews } from "./send-order-news.ts"
import { voidReceipt } from "./receipts.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal, wrongField } from "#backend/http/refusal.ts"
import type { BackendServices } from "#backend/services.ts"
import { giveBack } from "./give-back.ts"
import { givenBack, paidOrder } from "./paid-order.ts"
import type { OrderRow } from "./order-rows.ts"

export type PartRefund = {
  readonly amount: number
  /** The merchant's own number; one that is known changes nothing. */
  readonly reference: string
  readonly note: string
}

/** Marks a shipped order as refunded, of which nothing that was paid is left. */
const markRefunded = async (db: Database, orderId: number, now: Instant): Promise<void> => {
  await db.query("update orders set payment_state = 'refunded' where id = $1", [orderId])
  await db.query("update payments set state = 'refunded', settled_at = $2 where order_id = $1 and state = 'paid'", [orderId, now])
  await voidReceipt(db, orderId)
}

/**
 * Refunds a part of an order whose row is locked. Throws 422 for an order that is not paid, for more than is left, and for all that is
 * left of an order that has not been sent, since that is a cancellation.
 */
export const refundPart = async (
  services: BackendServices,
  db: Database,
  order: OrderRow,
  { amount, reference, note }: PartRefund,
  now: Instant,
): Promise<void> => {
  const known = await db.query("select 1 from refunds where order_id = $1 and reference = $2", [order.id, reference])
  if (known.length > 0) return
  if (order.payment_state !== "paid") throw new Refusal(422, { key: "order.notNow" })
  const [paid, before] = [paidOrder(order, services.site(), now), await givenBack(db, order)]
  const left = moneyLeft(paid, before)
  if (amount > left) throw wrongField("amount", { key: "refund.tooMuch", values: { left: formatTugrik(left) } })
  if (amount === left && !isShippedOut(order.shipment_state)) {
    throw wrongField("amount", { key: "refund.meansCancel", values: { number: order.number } })
  }
  const back = moneyBack(paid, before, { _tag: "Money", amount: tugrik(amount) })
  const { money, refund } = await giveBack(db, order, back, { reason: "shop", reference, note: note.trim(), now })
  if (money === left && sharesLeft(paid, before).length === 0) await markRefunded(db, order.id, now)
  await sendOrderNews(services, db, order.id, { kind: "refunded", amount: money, reason: "shop" }, now, String(refund))
}
