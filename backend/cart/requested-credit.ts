/** Store credit requested for a cart; it is taken when the order is placed. Specification §9. */
import type { Instant } from "#domain/entities/ids.ts"
import type { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import { walletRefusal, type WalletRefusal } from "#domain/rules/wallet/amount-form.ts"
import { use } from "#domain/rules/wallet/wallet.ts"
import type { Database } from "#backend/database/database.ts"
import { wrongField } from "#backend/http/refusal.ts"
import type { BackendServices } from "#backend/services.ts"
import type { TextKey } from "#backend/texts/text-key.ts"
import { reckon } from "#backend/orders/order-totals.ts"
import { orderById } from "#backend/orders/order-rows.ts"
import { rulePart } from "#backend/wallet/parts.ts"

/** Message of the shop for each message key of the rule. */
const messageKeys: Readonly<Record<WalletRefusal, TextKey>> = {
  "v.amount_wrong": "wallet.noAmount",
  "wallet.rule.min": "wallet.tooSmall",
  "wallet.rule.partner": "wallet.partnerMinimum",
  "v.amount_balance": "wallet.aboveBalance",
  "v.amount_max": "wallet.aboveMaximum",
}

export type CreditRequest = { readonly amount: number; readonly source: WalletPartKind | null }

/** Stores the requested amount; 0 removes it. Throws 422 with the maximum or minimum where the rules refuse. */
export const requestStoreCredit = async (
  services: BackendServices,
  db: Database,
  orderId: number,
  { amount, source }: CreditRequest,
  now: Instant,
): Promise<void> => {
  const order = await orderById(db, orderId, now)
  const site = services.site()
  const parts = order.parts.filter(({ kind }) => source === null || kind === source).map(rulePart)
  const [refusal] = walletRefusal(use(parts, reckon(order, site, now).purchase, amount, site.wallet))
  if (refusal !== undefined) {
    throw wrongField("amount", { key: messageKeys[refusal.key], values: refusal.values })
  }
  await db.query("update orders set wallet = $2 where id = $1", [orderId, JSON.stringify(amount === 0 ? {} : { asked: amount, source })])
}
