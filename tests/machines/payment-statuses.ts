/** Statuses of a payment as the shop answers them, and what may follow each by the rule of orders. */
import type { PaymentStatus } from "#domain/entities/cart/payment.ts"
import type { PaymentState } from "#domain/entities/orders/order.ts"
import { paymentTransitions } from "#domain/rules/orders/order-status.ts"

/** Status by the order's payment state. */
const statusOf: Readonly<Record<PaymentState, PaymentStatus>> = {
  balance_due: "pending",
  processing: "processing",
  failed: "failed",
  paid: "paid",
  overdue: "overdue",
  void: "canceled",
  refunded: "refunded",
}

const stateOf = Object.fromEntries(Object.entries(statusOf).map(([state, status]) => [status, state])) as Readonly<
  Record<PaymentStatus, PaymentState>
>

/** Every status. */
export const paymentStatuses: ReadonlyArray<PaymentStatus> = Object.values(statusOf)

/** One of the statuses that may follow; the same where none may. */
export const statusAfter = (status: PaymentStatus, pick: number): PaymentStatus => {
  const states = paymentTransitions[stateOf[status]]
  const state = states[pick % Math.max(1, states.length)]
  return state === undefined ? status : statusOf[state]
}
