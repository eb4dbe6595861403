/** What a purchase puts into the bonus wallet, from the moment it is paid; it is taken back with a refund. Specification §9, W3. */
import type { Instant } from "#domain/entities/ids.ts"
import type { SiteConfig } from "#domain/entities/site.ts"
import { earned } from "#domain/rules/wallet.ts"
import type { Database } from "../database/database.ts"
import { moveWallet } from "../orders/move-wallet.ts"
import { reckon } from "../orders/reckon.ts"
import type { OrderRow } from "../orders/rows.ts"

export const giveCashback = async (db: Database, order: OrderRow, site: SiteConfig, now: Instant): Promise<void> => {
  if (order.user_id === null || !site.flags.wallet) return
  const amount = earned(reckon(order, site, now).purchase.lines)
  await moveWallet(db, order.user_id, [{ kind: "bonus", amount }], { action: "earned", orderNumber: order.number, at: now })
}

/** What has been spent in the meantime stays spent. */
export const takeCashbackBack = async (db: Database, order: OrderRow, now: Instant): Promise<void> => {
  if (order.user_id === null) return
  await db.query(
    `with given as (
       select coalesce(sum(amount), 0)::int as amount from wallet_entries where user_id = $1 and order_number = $2 and action = 'earned'
     ), held as (
       select balance, least(balance, given.amount) as back from wallet_parts, given where user_id = $1 and kind = 'bonus' for update of wallet_parts
     ), taken as (
       update wallet_parts w set balance = w.balance - held.back from held where w.user_id = $1 and w.kind = 'bonus' and held.back > 0
       returning w.balance, held.back
     )
     insert into wallet_entries (user_id, kind, action, amount, balance, order_number, created_at)
     select $1, 'bonus', 'earned', -back, balance, $2, $3 from taken`,
    [order.user_id, order.number, now],
  )
}
