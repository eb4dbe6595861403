/** Context, input and events of the payment machine. */
import type { OrderNumber } from "#domain/entities/ids.ts"
import type { Payment, PaymentMethod } from "#domain/entities/cart/payment.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { Intents } from "#machines/shared/idempotency-key.ts"
import type { PresenceChanged } from "#machines/streams.ts"

export type PaymentEvent =
  | PresenceChanged
  /** "I have paid": asks at once. */
  | { readonly type: "payment.check" }
  /** The same way once more, after it failed. */
  | { readonly type: "payment.retry" }
  | { readonly type: "method.change" }
  | { readonly type: "method.keep" }
  | { readonly type: "method.choose"; readonly id: number }
  | { readonly type: "page.retry" }
export type PaymentContext = {
  readonly number: OrderNumber
  readonly payment: Payment | null
  readonly methods: ReadonlyArray<PaymentMethod>
  /** Seconds until the order is cancelled, counted from the shop's last answer; `null` where it does not wait. */
  readonly secondsLeft: number | null
  readonly seen: boolean
  /** The way that is asked for; `null` while nothing is chosen. */
  readonly methodId: number | null
  /** The shopper means the same way once more. */
  readonly again: boolean
  readonly problem: Problem | null
  readonly intents: Intents
}
/** `seed` makes the names of intents; a new one for each page view. */
export type PaymentInput = { readonly number: OrderNumber; readonly payment: Payment | null; readonly seed: string }
export type PaymentEmitted =
  | { readonly type: "payment.paid"; readonly number: OrderNumber }
  /** Overdue, cancelled or refunded: the wallet's money is given back. */
  | { readonly type: "payment.ended"; readonly number: OrderNumber }
