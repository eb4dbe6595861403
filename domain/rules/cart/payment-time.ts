/** Time to pay an order, which belongs to the payment method. Specification §4, B9. */
import type { MethodType } from "#domain/entities/cart/payment.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { hour, later, millisecondsOf, minute } from "#domain/rules/instants.ts"

/** Hours that a bank transfer waits: it is made at a branch or by another person, and booked by hand. */
export const transferHours = 24

/** Minutes to pay by any other method, where a site sets none. */
export const usualPaymentMinutes = 15

type Terms = Pick<SiteConfig, "paymentMinutes">

/** Milliseconds to pay by a method. */
export const timeToPay = (method: MethodType | null, { paymentMinutes }: Terms): number =>
  method === "bank_transfer" ? Math.max(transferHours * hour, paymentMinutes * minute) : paymentMinutes * minute

/** Instant until which a placed order waits for its payment by a method. */
export const payUntil = (method: MethodType | null, placedAt: Instant, terms: Terms): Instant => later(placedAt, timeToPay(method, terms))

/** Instant until which the order waits after a change to `method` at `now`: a transfer counts from placing; any other never waits longer than before. */
export const payUntilAfterChange = (
  method: MethodType,
  { placedAt, until, now }: { readonly placedAt: Instant; readonly until: Instant; readonly now: Instant },
  terms: Terms,
): Instant => {
  const restarted = payUntil(method, method === "bank_transfer" ? placedAt : now, terms)
  return method !== "bank_transfer" && millisecondsOf(until) < millisecondsOf(restarted) ? until : restarted
}
