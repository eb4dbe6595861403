/** Time to pay an order, which belongs to the payment method. Specification §4, B9. */
import type { MethodType, Payment } from "#domain/entities/cart/payment.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { PaymentMinutes } from "#domain/entities/shell/payment-minutes.ts"
import { later, millisecondsOf, minute } from "#domain/rules/instants.ts"

/** Minutes to pay where a site sets none. A bank transfer is made at a branch or by another person, and booked by hand. */
export const paymentMinutes: PaymentMinutes = { usual: 15, bank_transfer: 24 * 60 }

type Terms = { readonly paymentMinutes: PaymentMinutes }

/** Milliseconds to pay by a method. */
export const timeToPay = (method: MethodType | null, { paymentMinutes: { usual, ...own } }: Terms): number =>
  (method === null ? usual : (own[method] ?? usual)) * minute

/** Milliseconds to pay a payment: those of its order's terms, and of the site before there is one. */
export const timeToPayOf = ({ method, minutes }: Pick<Payment, "method" | "minutes">, terms: Terms): number =>
  minutes == null ? timeToPay(method, terms) : minutes * minute

/** Instant until which a placed order waits for its payment by a method. */
export const payUntil = (method: MethodType | null, placedAt: Instant, terms: Terms): Instant => later(placedAt, timeToPay(method, terms))

/**
 * Instant until which the order waits after a change to `method` at `now`: its time from now, and no longer than it waited before or would
 * have waited by that method from placing. With 15 minutes and a day for a transfer, an order placed by QR at 10:00 and changed to a transfer
 * at 10:05 waits until 10:00 of the next day, and changed back at 11:00 until 11:15.
 */
export const payUntilAfterChange = (
  method: MethodType,
  { placedAt, until, now }: { readonly placedAt: Instant; readonly until: Instant; readonly now: Instant },
  terms: Terms,
): Instant => {
  const [fromPlacing, fromNow] = [payUntil(method, placedAt, terms), payUntil(method, now, terms)]
  const longest = millisecondsOf(until) < millisecondsOf(fromPlacing) ? fromPlacing : until
  return millisecondsOf(fromNow) < millisecondsOf(longest) ? fromNow : longest
}
