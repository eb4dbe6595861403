/** Payment of a placed order by the tokens of the app that the shop is open in. */
import type { Payment } from "#domain/entities/cart/payment.ts"
import type { payMostInApp } from "#adapters/shop/contract/cart/payment.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { applyChecked } from "./apply-checked.ts"
import { openRequest } from "./open-request.ts"
import { noInstructions, type AppTokens, type PaymentProvider } from "./payment-provider.ts"
import { noteAnswer, noteFailure } from "./provider-health.ts"
import { providerFor, requestOf, storedInstructions, type RequestRow } from "./stored-requests.ts"
import { AnswerLost, NotReached, ProviderRefused } from "#backend/http/provider-http.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { count } from "#backend/http/rate-limiter.ts"
import { missing, Refusal, wrongField } from "#backend/http/refusal.ts"
import type { RequestContext } from "#backend/http/request-context.ts"
import { isAwaiting } from "#backend/orders/awaiting-payment.ts"
import { findOwn } from "#backend/orders/find.ts"
import { openOwn } from "#backend/orders/own-order.ts"
import { orderById } from "#backend/orders/order-rows.ts"
import type { BackendServices } from "#backend/services.ts"
import { methodOf, methods, type Method } from "./methods/method-documents.ts"
import { paymentDocument } from "./payment-document.ts"
import { changePaymentMethod } from "./start-payment.ts"

type RequestOf = RequestContext<typeof payMostInApp>

const takesTokens = (services: BackendServices, method: Method | null): boolean =>
  method !== null && typeof providerFor(services, method)?.redeem === "function"

/** The order with a payment that an app may pay: another method gives way to that of the app. Throws 404 without an app. */
const withAppPayment = (services: BackendServices, { params, shopper, locale, now }: RequestOf) =>
  services.db.transaction(async (tx) => {
    const id = await findOwn(tx, params.number, shopper)
    const order = await orderById(tx, id, now)
    if (takesTokens(services, methodOf(order.payment?.method_id ?? 0))) return order
    const byApp = methods.find((method) => takesTokens(services, method))
    if (byApp === undefined) throw missing("payment.none")
    await changePaymentMethod(services, tx, id, { methodId: byApp.id, lease: null, cardId: null }, locale, now)
    return orderById(tx, id, now)
  })

/** Runs outside of any transaction, since it calls the company of the app. */
const redeem = async (
  services: BackendServices,
  provider: PaymentProvider,
  row: RequestRow,
  tokens: AppTokens,
  now: Instant,
): Promise<void> => {
  if (provider.redeem === undefined || row.reference === null) throw new Refusal(422, { key: "app.silent" })
  try {
    const checked = await provider.redeem({ number: row.number, reference: row.reference, amount: row.amount }, tokens)
    await noteAnswer(services.db, provider.name)
    await services.db.transaction((tx) => applyChecked(services, tx, row.id, checked, now))
  } catch (error) {
    if (error instanceof ProviderRefused) throw wrongField("txntkn", { key: "app.refused" })
    if (!(error instanceof NotReached) && !(error instanceof AnswerLost)) throw error
    await noteFailure(services.db, provider.name, error.message, now)
    if (error instanceof NotReached) throw new Refusal(422, { key: "app.silent" })
    // The money may be taken: the next check finds it.
    await services.db.query("update payment_requests set hinted_at = $2, next_at = least(next_at, $2) where id = $1", [row.id, now])
  }
}

/** An order that is paid already is answered as it is. */
export const payInApp = async (services: BackendServices, request: RequestOf): Promise<Payment> => {
  const { body, userId, locale, now } = request
  const { db } = services
  await count(db, `app payments of user ${userId}`, limits.appPayments, now)
  const before = await openOwn(services, request)
  if (!isAwaiting(before)) return paymentDocument(before, noInstructions, services.site(), locale, now)
  const order = await withAppPayment(services, request)
  const method = methodOf(order.payment?.method_id ?? 0)
  const provider = method === null ? null : providerFor(services, method)
  if (order.payment === null || method === null || provider === null) throw missing("payment.none")
  const subject = { paymentId: order.payment.id }
  await openRequest(services, subject, { method, amount: order.payment.amount }, locale, now)
  const row = await requestOf(db, subject)
  if (row === null) throw missing("payment.none")
  await redeem(services, provider, row, { customer: body.customerToken, transaction: body.transactionToken }, now)
  return paymentDocument(await orderById(db, order.id, now), await storedInstructions(db, subject, locale), services.site(), locale, now)
}
