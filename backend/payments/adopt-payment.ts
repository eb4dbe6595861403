/** Payment by a method that the shopper had already changed: the order goes on with the one that was paid. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import { isAwaiting } from "#backend/orders/awaiting-payment.ts"
import { orderById } from "#backend/orders/order-rows.ts"

/**
 * Makes an earlier payment of an order, whose row is locked, the current one, and cancels the one that was. The current payment is the
 * one with the highest id, so a pending copy of the earlier payment is inserted, and its request moves to the copy. An order that awaits
 * no payment is left as it is.
 */
export const adoptPayment = async (db: Database, orderId: number, paymentId: number, now: Instant): Promise<void> => {
  const order = await orderById(db, orderId, now)
  if (!isAwaiting(order) || order.payment === null || order.payment.id === paymentId) return
  await db.query("update payments set state = 'canceled', settled_at = $2 where id = $1", [order.payment.id, now])
  const [adopted] = await db.query<{ id: number; method_id: number }>(
    `insert into payments (order_id, method_id, amount, state, created_at)
     select order_id, method_id, amount, 'pending', $2 from payments where id = $1 returning id, method_id`,
    [paymentId, now],
  )
  if (adopted === undefined) return
  await db.query("update orders set payment_method_id = $2 where id = $1", [orderId, adopted.method_id])
  await db.query("update payment_requests set payment_id = $2 where payment_id = $1", [paymentId, adopted.id])
}
