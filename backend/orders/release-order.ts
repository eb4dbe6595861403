/** Release of a cancelled order: returns its stock, wallet money and coupon. */
import type { Instant } from "#domain/entities/ids.ts"
import type { PaymentState } from "#domain/entities/orders/order.ts"
import { isAllowedTransition, orderTransitions, paymentTransitions } from "#domain/rules/orders/order-status.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal } from "#backend/http/refusal.ts"
import { voidReceipt } from "#backend/business/receipts/void-receipts.ts"
import { moveWallet } from "#backend/wallet/move-wallet.ts"
import type { OrderRow } from "./rows.ts"
import { returnUnits } from "#backend/cart/stock.ts"

export type Release = {
  readonly paymentState: Extract<PaymentState, "overdue" | "void" | "refunded">
  readonly reason: string | null
  readonly now: Instant
}

/**
 * Cancels a placed order whose row is locked. The state changes first, and only from `complete`,
 * so that nothing is returned twice. Throws 422 for any other state.
 */
export const releaseOrder = async (db: Database, order: OrderRow, { paymentState, reason, now }: Release): Promise<void> => {
  const from = order.payment_state
  if (!isAllowedTransition(orderTransitions, order.state, "canceled") || from === null || !isAllowedTransition(paymentTransitions, from, paymentState)) {
    throw new Refusal(422, { key: "order.notNow" })
  }
  await db.query(
    `update orders set state = 'canceled', payment_state = $2, canceled_at = $3, updated_at = $3, cancel_reason = $4,
       expires_at = null where id = $1`,
    [order.id, paymentState, now, reason],
  )
  await returnUnits(db, order.id)
  if (order.user_id !== null) {
    const move = { action: "returned", orderNumber: order.number, at: now } as const
    await moveWallet(db, order.user_id, order.wallet.shares ?? [], move)
  }
  await db.query("delete from coupon_uses where order_id = $1", [order.id])
  await voidReceipt(db, order.id)
  const state = paymentState === "void" ? "canceled" : paymentState
  await db.query(
    "update payments set state = $2, settled_at = $3 where order_id = $1 and state in ('pending', 'processing', 'failed', 'paid')",
    [order.id, state, now],
  )
}
