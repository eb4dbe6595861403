/** Payment of an order by a chosen method, at placing or while it is unpaid. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { isLeasable } from "#domain/rules/lease/lease.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal, wrongField } from "#backend/http/refusal.ts"
import { isAwaiting, isOverdue } from "#backend/orders/awaiting-payment.ts"
import { reckon } from "#backend/cart/order-totals.ts"
import { orderById } from "#backend/orders/rows.ts"
import { methodOf, type Method } from "./methods.ts"

/** The chosen method. Throws 422 for none, an unknown one, or a lease below its barrier. */
export const requirePaymentMethod = (id: number | null, total: Tugrik, site: SiteConfig): Method => {
  if (id === null) throw wrongField("payment_method_id", { key: "way.missing" })
  const method = methodOf(id)
  if (method === null || (method.type === "lease" && !site.flags.showLease)) {
    throw wrongField("payment_method_id", { key: "way.unknown" })
  }
  if (method.type === "lease" && !isLeasable(total, site.lease)) {
    throw wrongField("payment_method_id", { key: "way.lease.from", values: { from: formatTugrik(site.lease.barrier) } })
  }
  return method
}

export const beginPayment = async (db: Database, orderId: number, method: Method, amount: Tugrik, now: Instant): Promise<void> => {
  await db.query("insert into payments (order_id, method_id, amount, state, created_at) values ($1, $2, $3, 'pending', $4)", [
    orderId,
    method.id,
    amount,
    now,
  ])
}

/** Changes the method of a placed, unpaid order; its payment time keeps running. Throws 422 once it is paid or overdue. */
export const changePaymentMethod = async (db: Database, orderId: number, methodId: number | null, site: SiteConfig, now: Instant): Promise<void> => {
  const order = await orderById(db, orderId, now)
  if (!isAwaiting(order) || isOverdue(order, now)) throw new Refusal(422, { key: "order.placedAlready" })
  const { total } = reckon(order, site, now)
  const method = requirePaymentMethod(methodId, total, site)
  await db.query(
    "update payments set state = 'canceled', settled_at = $2 where order_id = $1 and state in ('pending', 'processing', 'failed')",
    [orderId, now],
  )
  await beginPayment(db, orderId, method, total, now)
  await db.query("update orders set payment_state = 'balance_due', payment_method_id = $2, updated_at = $3 where id = $1", [
    orderId,
    method.id,
    now,
  ])
}
