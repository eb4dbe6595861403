/** Money back as it is moved: the wallet's parts at once, the bank's money by a refund that is sent, and the cashback that goes with it. */
import type { Tugrik } from "#domain/entities/money.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { lessSpentCashback, type MoneyBack } from "#domain/rules/orders/money-back.ts"
import type { RefundReason } from "#domain/rules/notifications/order-news.ts"
import { tugrik, zero } from "#domain/rules/money.ts"
import type { Database } from "#backend/database/database.ts"
import { changePart, lockWallet, moveWallet } from "#backend/wallet/move-wallet.ts"
import type { OrderRow } from "./order-rows.ts"

/** Why money goes back, and the merchant's `reference` for it, or that of the bank's payment that is not accepted. */
export type RefundCause = {
  readonly reason: RefundReason | "canceled" | "returned"
  readonly now: Instant
  readonly reference?: string
  readonly answerReference?: string
  readonly note?: string
}

/** Whether the order itself gives the money back; otherwise it never was the order's. */
const isOfOrder = ({ reason }: RefundCause): boolean => reason !== "again" && reason !== "amount"

/** What the owner of an order has left of the bonus, from which cashback that goes back is taken. */
export const bonusOf = async (db: Database, { user_id: userId }: Pick<OrderRow, "user_id">): Promise<Tugrik> => {
  const [part] = await db.query<{ balance: number }>("select balance from wallet_parts where user_id = $1 and kind = 'bonus'", [userId])
  return tugrik(part?.balance ?? 0)
}

/** What goes back, less the cashback that the owner of the order has spent. */
export const withoutSpentCashback = async (db: Database, order: Pick<OrderRow, "user_id">, back: MoneyBack): Promise<MoneyBack> =>
  order.user_id === null || back.cashback === 0 ? { ...back, cashback: zero } : lessSpentCashback(back, await bonusOf(db, order))

/**
 * Gives back what the rule says of an order whose row is locked.
 * Returns what was given back, and the id of the bank's refund; `null` without one.
 */
export const giveBack = async (
  db: Database,
  order: OrderRow,
  back: MoneyBack,
  cause: RefundCause,
): Promise<MoneyBack & { readonly refund: number | null }> => {
  const { reason, now, reference = null, answerReference = null, note = "" } = cause
  if (order.user_id !== null && back.cashback > 0) await lockWallet(db, order.user_id)
  const due = await withoutSpentCashback(db, order, back)
  // Of a sum that the merchant has named, nothing comes off.
  const given = reason === "shop" ? { ...due, money: back.money } : due
  if (order.user_id !== null) {
    await moveWallet(db, order.user_id, given.shares, { action: "returned", orderNumber: order.number, at: now })
    if (given.cashback > 0) {
      await changePart(db, order.user_id, { kind: "bonus" }, 0 - given.cashback, { action: "earned", orderNumber: order.number, at: now })
    }
  }
  if (isOfOrder(cause) && (order.paid_at !== null || given.money > 0)) {
    await db.query("update orders set refunded_amount = coalesce(refunded_amount, 0) + $2, updated_at = $3 where id = $1", [
      order.id,
      given.money,
      now,
    ])
  }
  if (given.money === 0) return { ...given, refund: null }
  const [row] = await db.query<{ id: number }>(
    `insert into refunds (order_id, amount, reason, reference, answer_reference, note, cashback, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [order.id, given.money, reason, reference, answerReference, note, reason === "shop" ? given.cashback : 0, now],
  )
  return { ...given, refund: row?.id ?? null }
}
