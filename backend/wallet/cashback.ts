/** Cashback: credited to the bonus part when an order is paid. Specification §9, W6. */
import type { Instant } from "#domain/entities/ids.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { Database } from "#backend/database/database.ts"
import { moveWallet } from "./move-wallet.ts"
import { reckon } from "#backend/cart/order-totals.ts"
import type { OrderRow } from "#backend/orders/rows.ts"

export const giveCashback = async (db: Database, order: OrderRow, site: SiteConfig, now: Instant): Promise<void> => {
  if (order.user_id === null || !site.flags.wallet) return
  await moveWallet(db, order.user_id, [{ kind: "bonus", amount: reckon(order, site, now).earns }], { action: "earned", orderNumber: order.number, at: now })
}
