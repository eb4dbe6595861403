/** Predicates of orders that await their payment. */
import type { Instant } from "#domain/entities/ids.ts"
import type { OrderState, PaymentState } from "#domain/entities/orders/order.ts"
import { isOver } from "#domain/rules/countdown.ts"

type Waiting = { readonly state: OrderState; readonly payment_state: PaymentState | null; readonly expires_at: Instant | null }

export const isAwaiting = ({ state, payment_state }: Pick<Waiting, "state" | "payment_state">): boolean =>
  state === "complete" && (payment_state === "balance_due" || payment_state === "processing" || payment_state === "failed")

/** Whether the payment time is over. */
export const isOverdue = (order: Waiting, now: Instant): boolean =>
  isAwaiting(order) && order.expires_at !== null && isOver(order.expires_at, now)
