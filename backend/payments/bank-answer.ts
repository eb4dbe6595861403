/** Payment notifications of the bank, each applied once; late, repeated and wrong amounts are refunded. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import { isAwaiting } from "#backend/orders/awaiting-payment.ts"
import { expireIfOverdue } from "#backend/orders/expire.ts"
import { moneyBack } from "#domain/rules/orders/money-back.ts"
import { isAllowedTransition, paymentTransitions } from "#domain/rules/orders/order-status.ts"
import { giveBack } from "#backend/orders/give-back.ts"
import { givenBack, paidOrder } from "#backend/orders/paid-order.ts"
import { orderById, type OrderRow } from "#backend/orders/order-rows.ts"
import type { BackendServices } from "#backend/services.ts"
import { openCase } from "./cases.ts"
import { sendOrderNews, type NewsServices } from "#backend/orders/send-order-news.ts"
import { tugrik } from "#domain/rules/money.ts"
import { rounded } from "#domain/rules/rounding.ts"
import { takePayment } from "#backend/orders/mark-paid.ts"

export type BankAnswer = {
  /** The bank's identifier of the event, which may be delivered twice. */
  readonly reference: string
  readonly orderId: number
  readonly paid: boolean
  readonly amount: number
  /** Tugrik without one. */
  readonly currency?: string
  /** The request that it answers, and its provider. */
  readonly requestId?: number | null
  readonly provider?: string
}
/** Why a payment is refunded: it came late, a second time, or with another amount. */
type RefundedAs = "late" | "again" | "amount"

/** Notes that the bank has the payment of an order whose row is locked, and has not confirmed it yet. */
export const noteProcessing = async (services: NewsServices, db: Database, orderId: number, now: Instant): Promise<void> => {
  await expireIfOverdue(services, db, orderId, now)
  const order = await orderById(db, orderId, now)
  if (order.payment_state === null || !isAllowedTransition(paymentTransitions, order.payment_state, "processing")) return
  await db.query("update orders set payment_state = 'processing', updated_at = $2 where id = $1", [orderId, now])
  await db.query("update payments set state = 'processing' where id = $1", [order.payment?.id ?? null])
}

export type Outcome = "taken" | "refused" | "currency" | RefundedAs

/** Gives back money that the order does not accept; the order stays cancelled or paid. */
const refund = async (
  services: NewsServices,
  db: Database,
  order: OrderRow,
  { amount, reference }: BankAnswer,
  reason: RefundedAs,
  now: Instant,
): Promise<Outcome> => {
  const back = moneyBack(paidOrder(order, services.site(), now), await givenBack(db, order), {
    _tag: "Payment",
    amount: tugrik(amount),
  })
  const { money, refund: id } = await giveBack(db, order, back, { reason, answerReference: reference, now })
  if (reason === "late") {
    await db.query("update orders set payment_state = 'refunded', updated_at = $2 where id = $1", [order.id, now])
    await db.query(
      "update payments set state = 'refunded', settled_at = $2 where id = (select max(id) from payments where order_id = $1)",
      [order.id, now],
    )
  }
  if (id !== null) await sendOrderNews(services, db, order.id, { kind: "refunded", amount: money, reason }, now, String(id))
  return reason
}

/** Whether a refusal concerns the order's present payment, and not that of a method which the shopper has left since. */
const isOfPresentPayment = async (db: Database, { requestId = null }: BankAnswer, paymentId: number | null): Promise<boolean> => {
  if (requestId === null) return true
  const [request] = await db.query<{ payment_id: number | null }>("select payment_id from payment_requests where id = $1", [requestId])
  return request?.payment_id === paymentId
}

const outcomeOf = async (services: NewsServices, db: Database, answer: BankAnswer, now: Instant): Promise<Outcome> => {
  const { orderId, paid, amount, reference, currency = "MNT", provider = "" } = answer
  await expireIfOverdue(services, db, orderId, now)
  const order = await orderById(db, orderId, now)
  if (paid && (currency !== "MNT" || !Number.isInteger(amount))) {
    // Nothing says what it is worth in tugrik, so a person decides.
    const kind = currency === "MNT" ? "amount" : "currency"
    await openCase(db, { reference, kind, provider, number: order.number, amount, currency }, now)
    return kind
  }
  if (!paid) {
    const paymentId = order.payment?.id ?? null
    if (isAwaiting(order) && (await isOfPresentPayment(db, answer, paymentId))) {
      await db.query("update orders set payment_state = 'failed', updated_at = $2 where id = $1", [orderId, now])
      await db.query("update payments set state = 'failed', settled_at = $2 where id = $1", [paymentId, now])
    }
    return "refused"
  }
  if (!isAwaiting(order)) return refund(services, db, order, answer, order.payment_state === "paid" ? "again" : "late", now)
  if (amount !== order.payment?.amount) return refund(services, db, order, answer, "amount", now)
  await takePayment(services, db, orderId, now)
  return "taken"
}

/** Applies the bank's notification to an order whose row is locked, and returns its outcome; a repeated one changes nothing. */
export const applyBankAnswer = async (
  services: NewsServices & Pick<BackendServices, "log">,
  db: Database,
  answer: BankAnswer,
  now: Instant,
): Promise<Outcome | null> => {
  const { reference, orderId, requestId = null, paid, amount, currency = "MNT" } = answer
  // Stored first, since other rows refer to it; its outcome is stored at the end.
  const [stored] = await db.query(
    `insert into bank_answers (reference, order_id, request_id, paid, amount, currency, outcome, received_at)
     values ($1, $2, $3, $4, $5, $6, '', $7)
     on conflict (reference) do nothing returning 1`,
    [reference, orderId, requestId, paid, rounded(amount), currency, now],
  )
  if (stored === undefined) return null
  const outcome = await outcomeOf(services, db, answer, now)
  await db.query("update bank_answers set outcome = $2 where reference = $1", [reference, outcome])
  services.log.info({ order: orderId, outcome }, "the bank answered")
  return outcome
}
