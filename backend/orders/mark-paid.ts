/** Transition of an order to paid, with its pending VAT receipt, its cashback and its confirmation. */
import type { Instant } from "#domain/entities/ids.ts"
import { taxParts } from "#domain/rules/orders/receipt.ts"
import type { Database } from "#backend/database/database.ts"
import { reckon } from "./order-totals.ts"
import { receiptDue } from "./order-document.ts"
import { orderById, type OrderRow } from "./order-rows.ts"
import { issueStayTickets } from "./stay-tickets.ts"
import { sendOrderNews, type NewsServices } from "./send-order-news.ts"
import { issueGiftCards } from "./bought-gift-cards.ts"
import { moveWallet } from "#backend/wallet/move-wallet.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"

/** Cashback: credited to the bonus part when an order is paid. Specification §9, W6. */
const giveCashback = async (db: Database, order: OrderRow, site: SiteConfig, now: Instant): Promise<void> => {
  if (order.user_id === null || !site.flags.wallet) return
  await moveWallet(db, order.user_id, [{ kind: "bonus", amount: reckon(order, site, now).earns }], {
    action: "earned",
    orderNumber: order.number,
    at: now,
  })
}

/** Marks an order as paid whose row is locked and which awaits its payment. */
export const takePayment = async (services: NewsServices, db: Database, orderId: number, now: Instant): Promise<void> => {
  const order = await orderById(db, orderId, now)
  const { toPay } = reckon(order, services.site(), now)
  await db.query("update orders set payment_state = 'paid', paid_at = $2, expires_at = null, updated_at = $2 where id = $1", [orderId, now])
  await db.query("update payments set state = 'paid', settled_at = $2 where id = $1", [order.payment?.id ?? null, now])
  const { vat, cityTax } = taxParts(toPay)
  await db.query(
    "insert into receipts (order_id, status, total, vat, city_tax, due_at) values ($1, 'pending', $2, $3, $4, $5) on conflict do nothing",
    [orderId, toPay, vat, cityTax, receiptDue(order, now, services.site())],
  )
  await issueStayTickets(db, order)
  await issueGiftCards(services, db, order, now)
  await giveCashback(db, order, services.site(), now)
  const [sent] = await sendOrderNews(services, db, orderId, { kind: "paid" }, now)
  if (sent !== undefined) await db.query("update orders set confirmation = $2 where id = $1", [orderId, JSON.stringify(sent)])
}
