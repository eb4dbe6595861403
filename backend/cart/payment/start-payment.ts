/** Payment of an order by a chosen method, at placing or while it is unpaid. */
import type { Instant } from "#domain/entities/ids.ts"
import type { LeaseChoice } from "#domain/entities/lease/lease-choice.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { payUntilAfterChange } from "#domain/rules/cart/payment-time.ts"
import { isLeasable } from "#domain/rules/lease/lease.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal, wrongField } from "#backend/http/refusal.ts"
import { isAwaiting, isOverdue } from "#backend/orders/awaiting-payment.ts"
import { requireLease } from "#backend/lease/require-lease.ts"
import { reckon } from "#backend/cart/order-totals.ts"
import { orderById } from "#backend/orders/rows.ts"
import { beginRequest } from "#backend/business/payments/stored-requests.ts"
import type { BackendServices } from "#backend/services.ts"
import { inactiveReason, isOffered, methodOf, type Method, type OfferedMethods } from "./methods.ts"
import { offeredMethods } from "./offered-methods.ts"

/** The chosen method. Throws 422 for none, an unknown or inactive one, or a lease below its barrier. */
export const requirePaymentMethod = (id: number | null, total: Tugrik, offered: OfferedMethods, locale: Locale): Method => {
  const { site } = offered
  if (id === null) throw wrongField("payment_method_id", { key: "way.missing" })
  const method = methodOf(id)
  if (method === null || !isOffered(method.type, offered)) throw wrongField("payment_method_id", { key: "way.unknown" })
  const reason = inactiveReason(method.type, offered, locale)
  if (reason !== null) throw wrongField("payment_method_id", { key: "way.inactive", values: { reason } })
  if (method.type === "lease" && !isLeasable(total, site.lease)) {
    throw wrongField("payment_method_id", { key: "way.lease.from", values: { from: formatTugrik(site.lease.barrier) } })
  }
  return method
}

type Services = Pick<BackendServices, "config" | "providers">

/** Method by which a shopper wants to pay; `lease` says by whom, how long and with what down payment. */
export type MethodWish = { readonly methodId: number | null; readonly lease: LeaseChoice | null }

/** Stores the payment and the request to its provider, who is asked after the transaction. Throws 422 for a lease that the lender would not give. */
export const beginPayment = async (services: Services, db: Database, orderId: number, method: Method, amount: Tugrik, lease: LeaseChoice | null, now: Instant): Promise<void> => {
  const agreed = method.type === "lease" ? requireLease(amount, lease, services.config) : null
  const [row] = await db.query<{ id: number }>(
    "insert into payments (order_id, method_id, amount, state, created_at, lease) values ($1, $2, $3, 'pending', $4, $5) returning id",
    [orderId, method.id, amount, now, agreed === null ? null : JSON.stringify(agreed)],
  )
  if (row !== undefined) await beginRequest(services, db, { paymentId: row.id }, method, amount, now)
}

/** Changes the method of a placed, unpaid order, and its time to pay by the rule of the method. Throws 422 once it is paid or overdue. */
export const changePaymentMethod = async (services: Services, db: Database, orderId: number, { methodId, lease }: MethodWish, locale: Locale, now: Instant): Promise<void> => {
  const { site } = services.config
  const order = await orderById(db, orderId, now)
  if (!isAwaiting(order) || isOverdue(order, now)) throw new Refusal(422, { key: "order.placedAlready" })
  const { total } = reckon(order, site, now)
  const method = requirePaymentMethod(methodId, total, await offeredMethods(services, db), locale)
  await db.query(
    "update payments set state = 'canceled', settled_at = $2 where order_id = $1 and state in ('pending', 'processing', 'failed')",
    [orderId, now],
  )
  await beginPayment(services, db, orderId, method, total, lease, now)
  const until = payUntilAfterChange(method.type, { placedAt: order.completed_at ?? now, until: order.expires_at ?? now, now }, site)
  await db.query("update orders set payment_state = 'balance_due', payment_method_id = $2, expires_at = $3, updated_at = $4 where id = $1", [
    orderId,
    method.id,
    until,
    now,
  ])
}
