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
import type { BackendConfig } from "#backend/config.ts"
import { inactiveReason, methodOf, type Method } from "./methods.ts"

type Config = Pick<BackendConfig, "site" | "inactiveMethods" | "lenders">

/** The chosen method. Throws 422 for none, an unknown or inactive one, or a lease below its barrier. */
export const requirePaymentMethod = (id: number | null, total: Tugrik, config: Config, locale: Locale): Method => {
  const { site } = config
  if (id === null) throw wrongField("payment_method_id", { key: "way.missing" })
  const method = methodOf(id)
  if (method === null || (method.type === "lease" && !site.flags.showLease)) {
    throw wrongField("payment_method_id", { key: "way.unknown" })
  }
  const reason = inactiveReason(method.type, config, locale)
  if (reason !== null) throw wrongField("payment_method_id", { key: "way.inactive", values: { reason } })
  if (method.type === "lease" && !isLeasable(total, site.lease)) {
    throw wrongField("payment_method_id", { key: "way.lease.from", values: { from: formatTugrik(site.lease.barrier) } })
  }
  return method
}

/** Method by which a shopper wants to pay; `lease` says by whom, how long and with what down payment. */
export type MethodWish = { readonly methodId: number | null; readonly lease: LeaseChoice | null }

/** Throws 422 for a lease that the lender would not give. */
export const beginPayment = async (db: Database, orderId: number, method: Method, amount: Tugrik, lease: LeaseChoice | null, config: Pick<BackendConfig, "site" | "lenders">, now: Instant): Promise<void> => {
  const agreed = method.type === "lease" ? requireLease(amount, lease, config) : null
  await db.query("insert into payments (order_id, method_id, amount, state, created_at, lease) values ($1, $2, $3, 'pending', $4, $5)", [
    orderId,
    method.id,
    amount,
    now,
    agreed === null ? null : JSON.stringify(agreed),
  ])
}

/** Changes the method of a placed, unpaid order, and its time to pay by the rule of the method. Throws 422 once it is paid or overdue. */
export const changePaymentMethod = async (db: Database, orderId: number, { methodId, lease }: MethodWish, config: Config, locale: Locale, now: Instant): Promise<void> => {
  const { site } = config
  const order = await orderById(db, orderId, now)
  if (!isAwaiting(order) || isOverdue(order, now)) throw new Refusal(422, { key: "order.placedAlready" })
  const { total } = reckon(order, site, now)
  const method = requirePaymentMethod(methodId, total, config, locale)
  await db.query(
    "update payments set state = 'canceled', settled_at = $2 where order_id = $1 and state in ('pending', 'processing', 'failed')",
    [orderId, now],
  )
  await beginPayment(db, orderId, method, total, lease, config, now)
  const until = payUntilAfterChange(method.type, { placedAt: order.completed_at ?? now, until: order.expires_at ?? now, now }, site)
  await db.query("update orders set payment_state = 'balance_due', payment_method_id = $2, expires_at = $3, updated_at = $4 where id = $1", [
    orderId,
    method.id,
    until,
    now,
  ])
}
