/** Orders and payments whose money may still come, as predicates of rows and as conditions of queries. */
import { PaymentStatus } from "#domain/entities/cart/payment.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { PaymentState, type OrderState } from "#domain/entities/orders/order.ts"
import { isOver } from "#domain/rules/countdown.ts"
import { isOpenPayment } from "#domain/rules/cart/payment-status.ts"
import { isAwaitingPayment } from "#domain/rules/orders/order-status.ts"

type PaymentRow = { readonly state: OrderState; readonly payment_state: PaymentState | null; readonly expires_at: Instant | null }

export const isAwaiting = ({ state, payment_state: paymentState }: Pick<PaymentRow, "state" | "payment_state">): boolean =>
  isAwaitingPayment({ state, paymentState })

/** Whether an awaited payment's time is over. */
export const isOverdue = (order: PaymentRow, now: Instant): boolean =>
  isAwaiting(order) && order.expires_at !== null && isOver(order.expires_at, now)

const awaited = PaymentState.literals.filter((paymentState) => isAwaitingPayment({ state: "complete", paymentState }))

const quoted = (states: ReadonlyArray<string>): string => states.map((state) => `'${state}'`).join(", ")

/** SQL condition of the orders for which `isAwaiting` holds; `orders` is their table or its alias. */
export const awaitsPayment = (orders = "orders"): string =>
  `${orders}.state = 'complete' and ${orders}.payment_state in (${quoted(awaited)})`

/** SQL condition of the payments and recharges for which `isOpenPayment` holds; `column` is that of the status. */
export const hasOpenPayment = (column: string): string => `${column} in (${quoted(PaymentStatus.literals.filter(isOpenPayment))})`
