/** Payment of an order by a chosen method, at placing or while it is unpaid. */
import type { Instant } from "#domain/entities/ids.ts"
import type { PaidCard } from "#domain/entities/account/card.ts"
import type { LeaseChoice } from "#domain/entities/lease/lease-choice.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { payUntilAfterChange } from "#domain/rules/cart/payment-time.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal, wrongField } from "#backend/http/refusal.ts"
import { hasOpenPayment, isAwaiting, isOverdue } from "#backend/orders/awaiting-payment.ts"
import { requireLeasable, requireLease } from "#backend/lease/require-lease.ts"
import { reckon } from "#backend/orders/order-totals.ts"
import { orderById, type OrderRow } from "#backend/orders/order-rows.ts"
import { termsOf } from "#backend/orders/order-terms.ts"
import { beginRequest, providerFor } from "./stored-requests.ts"
import type { BackendServices } from "#backend/services.ts"
import { inactiveReason, isOffered, methodOf, type Method, type OfferedMethods } from "./methods/method-documents.ts"
import { offeredMethods } from "./offered-methods.ts"

/** The chosen method. Throws 422 for none, an unknown or inactive one, or a lease of what is not leased. */
export const requirePaymentMethod = (
  id: number | null,
  order: Pick<OrderRow, "lines">,
  total: Tugrik,
  offered: OfferedMethods,
  locale: Locale,
): Method => {
  const { site } = offered
  if (id === null) throw wrongField("payment_method_id", { key: "paymentMethod.missing" })
  const method = methodOf(id)
  if (method === null || !isOffered(method.type, offered)) throw wrongField("payment_method_id", { key: "paymentMethod.unknown" })
  const reason = inactiveReason(method.type, offered, locale)
  if (reason !== null) throw wrongField("payment_method_id", { key: "paymentMethod.refused", values: { reason } })
  if (method.type === "lease") requireLeasable("payment_method_id", order, total, site)
  return method
}

type Services = Pick<BackendServices, "config" | "site" | "providers">

/** Method by which a shopper wants to pay; `lease` says by whom, how long and with what down payment, `cardId` which saved card is charged. */
export type MethodWish = { readonly methodId: number | null; readonly lease: LeaseChoice | null; readonly cardId: string | null }

/** A saved card of the order's shopper. Throws 422 for one that was removed, another's, or where nobody charges saved cards. */
const requireCard = async (services: Services, db: Database, orderId: number, method: Method, cardId: string): Promise<PaidCard> => {
  const [card] = await db.query<PaidCard>(
    `select c.id, c.bank, c.last_digits as "lastDigits" from saved_cards c join orders o on o.user_id = c.user_id
     where o.id = $1 and c.id = $2 and c.registered_at is not null`,
    [orderId, cardId],
  )
  if (card === undefined) throw wrongField("card_id", { key: "card.none" })
  if (providerFor(services, method)?.chargesCards !== true) throw wrongField("card_id", { key: "card.notCharged" })
  return card
}

/** Stores the payment and the request to its provider, which is sent after the transaction. Throws 422 for a lease that the lender would not give. */
export const beginPayment = async (
  services: Services,
  db: Database,
  orderId: number,
  { method, amount }: { readonly method: Method; readonly amount: Tugrik },
  { lease, cardId }: MethodWish,
  now: Instant,
): Promise<void> => {
  const card = method.type === "card" && cardId !== null ? await requireCard(services, db, orderId, method, cardId) : null
  const agreed = method.type === "lease" ? requireLease(amount, lease, services.config) : null
  // The lender is offered, and nobody collects for it.
  if (agreed !== null && providerFor(services, method, agreed.provider) === null) throw wrongField("lease", { key: "lease.lender" })
  const [row] = await db.query<{ id: number }>(
    "insert into payments (order_id, method_id, amount, state, created_at, lease, card) values ($1, $2, $3, 'pending', $4, $5, $6) returning id",
    [orderId, method.id, amount, now, agreed === null ? null : JSON.stringify(agreed), card === null ? null : JSON.stringify(card)],
  )
  if (row !== undefined) await beginRequest(services, db, { paymentId: row.id }, { method, amount }, now)
}

/** Changes the method of a placed, unpaid order, and its time to pay by the rule of the method. Throws 422 once it is paid or overdue. */
export const changePaymentMethod = async (
  services: Services,
  db: Database,
  orderId: number,
  wish: MethodWish,
  locale: Locale,
  now: Instant,
): Promise<void> => {
  const site = services.site()
  const order = await orderById(db, orderId, now)
  if (!isAwaiting(order) || isOverdue(order, now)) throw new Refusal(422, { key: "order.placedAlready" })
  // A second payment beside one that the bank has would be paid twice.
  if (order.payment_state === "processing") throw new Refusal(422, { key: "order.atBank" })
  const { total } = reckon(order, site, now)
  const method = requirePaymentMethod(wish.methodId, order, total, await offeredMethods(services, db), locale)
  await db.query(`update payments set state = 'canceled', settled_at = $2 where order_id = $1 and ${hasOpenPayment("state")}`, [
    orderId,
    now,
  ])
  await beginPayment(services, db, orderId, { method, amount: total }, wish, now)
  const placedAt = order.completed_at ?? now
  const until = payUntilAfterChange(method.type, { placedAt, until: order.expires_at ?? now, now }, termsOf(order, site))
  await db.query(
    "update orders set payment_state = 'balance_due', payment_method_id = $2, expires_at = $3, updated_at = $4 where id = $1",
    [orderId, method.id, until, now],
  )
}
