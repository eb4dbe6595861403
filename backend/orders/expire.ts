/** Expiry of unpaid orders: they are cancelled and return what they took. Specification §4, B9. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import { awaitsPayment, isOverdue } from "./awaiting-payment.ts"
import { releaseOrder } from "./release-order.ts"
import { orderById } from "./order-rows.ts"
import { sendOrderNews, type NewsServices } from "./send-order-news.ts"

/** Cancels a locked order if its payment is overdue. Returns whether it did. */
export const expireIfOverdue = async (services: NewsServices, db: Database, orderId: number, now: Instant): Promise<boolean> => {
  const order = await orderById(db, orderId, now)
  if (!isOverdue(order, now)) return false
  await releaseOrder(db, order, services.site(), { paymentState: "overdue", reason: null, now })
  await sendOrderNews(services, db, orderId, { kind: "overdue" }, now)
  return true
}

const takeOne = async (services: NewsServices, db: Database, now: Instant): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [row] = await tx.query<{ id: number }>(
      `select id from orders where ${awaitsPayment()} and expires_at <= $1
       order by expires_at limit 1 for update skip locked`,
      [now],
    )
    return row !== undefined && (await expireIfOverdue(services, tx, row.id, now))
  })

/** Expires all overdue orders that no other process has locked. Returns their number. */
export const expireOrders = async (services: NewsServices, db: Database, now: Instant): Promise<number> => {
  let count = 0
  while (await takeOne(services, db, now)) count += 1
  return count
}
