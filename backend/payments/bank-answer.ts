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
type Returned = "late" | "again" | "amount"
/** Notes that the bank has the payment of an order whose row is locked, and has not confirmed it yet. */
export const noteProcessing = async (services: NewsServices, db: Database, orderId: number, now: Instant): Promise<void> => {
  await expireIfOverdue(services, db, orderId, now)
  const order = await orderById(db, orderId, now)
  if (order.payment_state === null || !isAllowedTransition(paymentTransitions, order.payment_state, "processing")) return
  await db.query("update orders set payment_state = 'processing', updated_at = $2 where id = $1", [orderId, now])
  await db.query("update payments set state = 'processing' where id = $1", [order.payment?.id ?? null])
}

export type Outcome = "taken" | "refused" | "currency" | Returned

/** Gives back money that the order does not accept; the order stays cancelled or paid. */
const refund = async (
  services: NewsServices,
  db: Database,
  order: OrderRow,
  { amount, reference }: BankAnswer,
  reason: Returned,
  now: Instant,
): Promise<Outcome> => {
  const back = moneyBack(paidOrder(order, services.config.site, now), await givenBack(db, order), {
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

/** Whether a refusal is of the order's present payment; that of a method which the shopper has left says nothing of the present one. */
const isOfPresentPayment = async (db: Database, { requestId = null }: BankAnswer, paymentId: number | null): Promise<boolean> => {
  if (requestId === null) return true
  const [request] = await db.query<{ payment_id: number | null }>("select payment_id from payment_requests where id = $1", [requestId])
  return request?.payment_id === paymentId
}

const outcomeOf = async (services: NewsServices, db: Database, answer: BankAnswer, now: Instant): Promise<Outcome> => {
  const { orderId, paid, amount, reference, currency = "MNT", provider = "" } = answer
  await expireIfOverdue(services, db, orderId, now)
  const order = await orderById(db, orderId, now)
  // Nothing says what it is worth in tugrik, so a person decides.
  if (paid && (currency !== "MNT" || !Number.isInteger(amount))) {
    await openCase(
      db,
      { reference, kind: currency === "MNT" ? "amount" : "currency", provider, number: order.number, amount: Math.round(amount), currency },
      now,
    )
    return currency === "MNT" ? "amount" : "currency"
  }
  if (isAwaiting(order) && paid) {
    if (answer.amount !== order.payment?.amount) return refund(services, db, order, answer, "amount", now)
    await takePayment(services, db, orderId, now)
    return "taken"
  }
  if (isAwaiting(order)) {
    if (!(await isOfPresentPayment(db, answer, order.payment?.id ?? null))) return "refused"
    await db.query("update orders set payment_state = 'failed', updated_at = $2 where id = $1", [orderId, now])
    await db.query("update payments set state = 'failed', settled_at = $2 where id = $1", [order.payment?.id ?? null, now])
    return "refused"
  }
  if (!paid) return "refused"
  if (order.payment_state === "paid") return refund(services, db, order, answer, "again", now)
  return refund(services, db, order, answer, "late", now)
}

/** Applies the bank's notification to an order whose row is locked, and returns its outcome; a repeated one changes nothing. */
export const applyBankAnswer = async (
  services: NewsServices & Pick<BackendServices, "log">,
  db: Database,
  answer: BankAnswer,
  now: Instant,
): Promise<Outcome | null> => {
  const { reference, orderId, requestId = null, paid, amount, currency = "MNT" } = answer
  // Before what refers to it; the outcome follows.
  const [fresh] = await db.query(
    `insert into bank_answers (reference, order_id, request_id, paid, amount, currency, outcome, received_at) values ($1, $2, $3, $4, $5, $6, '', $7)
     on conflict (reference) do nothing returning 1`,
    [reference, orderId, requestId, paid, Math.round(amount), currency, now],
  )
  if (fresh === undefined) return null
  const outcome = await outcomeOf(services, db, answer, now)
  await db.query("update bank_answers set outcome = $2 where reference = $1", [reference, outcome])
  services.log.info({ order: orderId, outcome }, "the bank answered")
  return outcome
}
