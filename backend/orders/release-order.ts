/** Release of a cancelled order: returns its stock and coupon, and gives back all that paid for it; the sums are known before. */
import type { Instant } from "#domain/entities/ids.ts"
import type { CancelRefund, PaymentState } from "#domain/entities/orders/order.ts"
import { isAllowedTransition, orderTransitions, paymentTransitions } from "#domain/rules/orders/order-status.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal } from "#backend/http/refusal.ts"
import { hasOpenPayment } from "./awaiting-payment.ts"
import { voidReceipt } from "./receipts.ts"
import { voidGiftCards } from "./bought-gift-cards.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { moneyBack, type MoneyBack } from "#domain/rules/orders/money-back.ts"
import { paidBy } from "#domain/rules/wallet/wallet.ts"
import { returnUnits } from "./order-stock.ts"
import { giveBack, withoutSpentCashback } from "./give-back.ts"
import { givenBack, paidOrder } from "./paid-order.ts"
import type { OrderRow } from "./order-rows.ts"

/** All that has not gone back of an order, before spent cashback comes off. */
const allLeft = async (db: Database, order: OrderRow, site: SiteConfig, now: Instant): Promise<MoneyBack> =>
  moneyBack(paidOrder(order, site, now), await givenBack(db, order), { _tag: "Order" })

/** What the shopper would get if the order were cancelled at `now`. */
export const cancelRefund = async (db: Database, order: OrderRow, site: SiteConfig, now: Instant): Promise<CancelRefund> => {
  const { money, shares } = await withoutSpentCashback(db, order, await allLeft(db, order, site, now))
  return { money, wallet: paidBy(shares) }
}

export type Release = {
  readonly paymentState: Extract<PaymentState, "overdue" | "void" | "refunded">
  readonly reason: string | null
  readonly now: Instant
}

/**
 * Cancels a placed order whose row is locked. The state changes first, and only from `complete`,
 * so that nothing is returned twice. Returns what went back. Throws 422 for any other state, and where a gift card of it was redeemed.
 */
export const releaseOrder = async (
  db: Database,
  order: OrderRow,
  site: SiteConfig,
  { paymentState, reason, now }: Release,
): Promise<MoneyBack> => {
  const from = order.payment_state
  if (
    !isAllowedTransition(orderTransitions, order.state, "canceled") ||
    from === null ||
    !isAllowedTransition(paymentTransitions, from, paymentState)
  ) {
    throw new Refusal(422, { key: "order.notNow" })
  }
  await db.query(
    `update orders set state = 'canceled', payment_state = $2, canceled_at = $3, updated_at = $3, cancel_reason = $4,
       expires_at = null where id = $1`,
    [order.id, paymentState, now, reason],
  )
  await voidGiftCards(db, order.id, now)
  await returnUnits(db, order.id)
  const back = await giveBack(db, order, await allLeft(db, order, site, now), { reason: "canceled", now })
  await db.query("delete from coupon_uses where order_id = $1", [order.id])
  await voidReceipt(db, order.id)
  const state = paymentState === "void" ? "canceled" : paymentState
  await db.query(`update payments set state = $2, settled_at = $3 where order_id = $1 and (${hasOpenPayment("state")} or state = 'paid')`, [
    order.id,
    state,
    now,
  ])
  return back
}
