/** Cashback: credited to the bonus part when an order is paid, taken back with a refund. Specification §9, W3. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { minimum, subtract, tugrik } from "#domain/rules/money.ts"
import { earned, type WalletShare } from "#domain/rules/wallet/wallet.ts"
import type { Database } from "#backend/database/database.ts"
import { changePart, lockWallet, moveWallet } from "./move-wallet.ts"
import { reckon } from "#backend/cart/order-totals.ts"
import type { OrderRow } from "#backend/orders/rows.ts"

export const giveCashback = async (db: Database, order: OrderRow, site: SiteConfig, now: Instant): Promise<void> => {
  if (order.user_id === null || !site.flags.wallet) return
  const amount = earned(reckon(order, site, now).purchase.lines)
  await moveWallet(db, order.user_id, [{ kind: "bonus", amount }], { action: "earned", orderNumber: order.number, at: now })
}

/** Takes at most `amount` from a part of a locked wallet, with a statement entry. Returns what was taken. */
const takeFrom = async (db: Database, order: OrderRow, owner: number, { amount: max, ...part }: WalletShare, now: Instant): Promise<Tugrik> => {
  const [row] = await db.query<{ balance: number }>(
    "select balance from wallet_parts where user_id = $1 and kind = $2 and partner_id is not distinct from $3",
    [owner, part.kind, part.partner ?? null],
  )
  const amount = minimum(tugrik(row?.balance ?? 0), max)
  if (amount > 0) await changePart(db, owner, part, 0 - amount, { action: "earned", orderNumber: order.number, at: now })
  return amount
}

/** Takes back cashback of a returned part of an order, as far as the bonus part holds it. Returns what was taken. */
export const takeCashbackOf = async (db: Database, order: OrderRow, amount: Tugrik, now: Instant): Promise<Tugrik> => {
  if (order.user_id === null) return amount
  await lockWallet(db, order.user_id)
  return takeFrom(db, order, order.user_id, { kind: "bonus", amount }, now)
}

/**
 * Takes back the cashback of a cancelled order whose wallet money has been returned.
 * Cashback that is already spent reduces the refund: first the bank's `money`, then the wallet money; the rest stays spent.
 * Returns the part of `money` to refund, in tugrik.
 */
export const takeCashbackBack = async (db: Database, order: OrderRow, money: Tugrik, now: Instant): Promise<Tugrik> => {
  if (order.user_id === null) return money
  await lockWallet(db, order.user_id)
  const [granted] = await db.query<{ amount: number }>(
    "select coalesce(sum(amount), 0) as amount from wallet_entries where user_id = $1 and order_number = $2 and action = 'earned'",
    [order.user_id, order.number],
  )
  const earnings = tugrik(granted?.amount ?? 0)
  const spent = subtract(earnings, await takeFrom(db, order, order.user_id, { kind: "bonus", amount: earnings }, now))
  let owed = subtract(spent, money)
  for (const share of order.wallet.shares ?? []) {
    if (share.kind !== "bonus") owed = subtract(owed, await takeFrom(db, order, order.user_id, { ...share, amount: minimum(owed, share.amount) }, now))
  }
  return subtract(money, spent)
}
