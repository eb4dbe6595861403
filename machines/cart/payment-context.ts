/** Context, input and events of the payment machine. */
import type { OrderNumber } from "#domain/entities/ids.ts"
import type { Payment, PaymentMethod } from "#domain/entities/cart/payment.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { Intents } from "#machines/shared/idempotency-key.ts"
import type { AppTokens } from "./ports.ts"
import type { PresenceChanged } from "#machines/streams.ts"

export type PaymentEvent =
  | PresenceChanged
  /** The shopper says that they have paid: fetches the payment at once. */
  | { readonly type: "payment.check" }
  /** The shopper goes to the bank: by a link, an app, or a saved code. */
  | { readonly type: "bank.visit" }
  /** The same payment method again, after a failure. */
  | { readonly type: "payment.retry" }
  | { readonly type: "method.change" }
  | { readonly type: "method.keep" }
  | { readonly type: "method.choose"; readonly id: number }
  | { readonly type: "page.retry" }
export type PaymentContext = {
  readonly number: OrderNumber
  readonly payment: Payment | null
  readonly methods: ReadonlyArray<PaymentMethod>
  /** Seconds until the order is cancelled, counted from the last response; `null` where it does not wait. */
  readonly secondsLeft: number | null
  readonly seen: boolean
  /** Whether the shopper has gone to the bank, so that its response is expected. */
  readonly atBank: boolean
  /** The requested payment method; `null` while none is chosen. */
  readonly methodId: number | null
  /** Whether the same payment method is tried again. */
  readonly again: boolean
  readonly problem: Problem | null
  /** Status whose outcome was emitted last. */
  readonly announced: Payment["status"] | null
  /** Tokens of the app in which the shop is open, until they are used. */
  readonly tokens: AppTokens | null
  /** Why the app's payment was refused; stays while the payment is fetched repeatedly. */
  readonly appProblem: Problem | null
  readonly intents: Intents
}
/** `seed` of the idempotency keys; a new one for each page view. */
export type PaymentInput = {
  readonly number: OrderNumber
  readonly payment: Payment | null
  readonly seed: string
  readonly tokens?: AppTokens | null
}
export type PaymentEmitted =
  | { readonly type: "payment.paid"; readonly number: OrderNumber }
  /** Overdue, cancelled or refunded: the wallet's money is returned. */
  | { readonly type: "payment.ended"; readonly number: OrderNumber }
