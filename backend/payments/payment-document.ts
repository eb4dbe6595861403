/** Payment of a placed order as a shopper reads it: its status, and how to pay. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { PaymentState } from "#domain/entities/orders/order.ts"
import type { Payment, PaymentStatus } from "#domain/entities/cart/payment.ts"
import { timeToPay } from "#domain/rules/cart/payment-time.ts"
import { secondsUntil } from "#domain/rules/countdown.ts"
import { minute } from "#domain/rules/instants.ts"
import { orderLeaseFrom } from "#domain/rules/lease/order-lease.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { tugrik } from "#domain/rules/money.ts"
import { paidBy } from "#domain/rules/wallet/wallet.ts"
import { missing } from "#backend/http/refusal.ts"
import { isAwaiting } from "#backend/orders/awaiting-payment.ts"
import type { OrderRow } from "#backend/orders/order-rows.ts"
import { termsOf } from "#backend/orders/order-terms.ts"
import { orderDocument } from "#backend/orders/order-document.ts"
import { noInstructions, type Instructions } from "./payment-provider.ts"
import { lineWithOptions } from "#backend/orders/order-totals.ts"
import { methodOf } from "./methods/method-documents.ts"

const statuses: Readonly<Record<PaymentState, PaymentStatus>> = {
  balance_due: "pending",
  processing: "processing",
  paid: "paid",
  failed: "failed",
  overdue: "overdue",
  void: "canceled",
  refunded: "refunded",
}

/** `instructions`: how to pay while it is awaited. Throws 404 for an order that is not placed. */
export const paymentDocument = (order: OrderRow, instructions: Instructions, site: SiteConfig, locale: Locale, now: Instant): Payment => {
  if (order.payment_state === null) throw missing("payment.none")
  const status = statuses[order.payment_state]
  const wallet = paidBy(order.wallet.shares ?? [])
  const paid = status === "paid" ? orderDocument(order, locale, site, now) : null
  // The wallet paid everything: there is no payment by bank.
  if (order.payment === null)
    return { status, method: null, amount: wallet, wallet, order: paid, expiresAt: null, expiresIn: null, ...noInstructions }
  const method = methodOf(order.payment.method_id)
  if (method === null) throw missing("payment.none")
  const { amount } = order.payment
  const expiresAt = isAwaiting(order) ? order.expires_at : null
  return {
    status,
    method: method.type,
    amount: tugrik(amount),
    wallet,
    order: paid,
    expiresAt,
    expiresIn: expiresAt === null ? null : secondsUntil(expiresAt, now),
    minutes: timeToPay(method.type, termsOf(order, site)) / minute,
    leaseFrom: site.flags.showLease
      ? orderLeaseFrom({ lineItems: order.lines.map(lineWithOptions), total: tugrik(amount) }, site.lease)
      : null,
    lease: order.payment.lease,
    card: order.payment.card,
    ...(isAwaiting(order) ? instructions : noInstructions),
  }
}
