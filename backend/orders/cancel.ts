/** Cancellation by the shopper: while unpaid, or within the cancellation period. Specification §4, B10. */
import type { Instant } from "#domain/entities/ids.ts"
import { cancellation } from "#domain/rules/orders/cancellation.ts"
import { formatDateTime } from "#domain/rules/texts/dates.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal } from "#backend/http/refusal.ts"
import { takeCashbackBack } from "#backend/wallet/cashback.ts"
import { sendOrderNews } from "#backend/business/letters/order-news.ts"
import type { BackendServices } from "#backend/services.ts"
import { orderDocument } from "./order-document.ts"
import { releaseOrder } from "./release-order.ts"
import { reckon } from "#backend/cart/order-totals.ts"
import { moneyLeft } from "./refund-part.ts"
import { orderById } from "./rows.ts"

/** Records what goes back to the shopper's account. */
const refund = async (db: Database, orderId: number, money: number, now: Instant): Promise<void> => {
  await db.query("update orders set refunded_amount = coalesce(refunded_amount, 0) + $2 where id = $1", [orderId, money])
  if (money === 0) return
  await db.query("insert into refunds (order_id, amount, reason, created_at) values ($1, $2, 'canceled', $3)", [orderId, money, now])
}

/** Cancels an order. Throws 422 after the cancellation period, once it is shipped, or where there is nothing to cancel. */
export const cancelOrder = async (services: BackendServices, db: Database, orderId: number, reason: string | null, locale: Locale, now: Instant): Promise<void> => {
  const order = await orderById(db, orderId, now)
  const { site } = services.config
  const may = cancellation(orderDocument(order, locale, site, now), now)
  switch (may._tag) {
    case "TooLate":
      throw new Refusal(422, { key: "cancel.tooLate", values: { until: formatDateTime(may.until, locale) } })
    case "OnItsWay":
      throw new Refusal(422, { key: "cancel.onItsWay" })
    case "NothingToCancel":
      throw new Refusal(422, { key: "cancel.nothing" })
    case "Allowed":
  }
  const paid = order.payment_state === "paid"
  await releaseOrder(db, order, { paymentState: paid ? "refunded" : "void", reason, now })
  if (paid) await refund(db, orderId, await takeCashbackBack(db, order, await moneyLeft(db, orderId, reckon(order, site, now).total), now), now)
  await sendOrderNews(services, db, orderId, { kind: "canceled" }, now)
}
