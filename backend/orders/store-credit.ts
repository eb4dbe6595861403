/** What the wallet is asked to pay of a cart; it is taken when the order is placed. Specification §9. */
import type { Instant } from "#domain/entities/ids.ts"
import type { WalletPartKind } from "#domain/entities/wallet.ts"
import { tugrik } from "#domain/rules/money.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { use } from "#domain/rules/wallet.ts"
import type { Database } from "../database/database.ts"
import { wrongField } from "../http/refusal.ts"
import type { Shop } from "../shop.ts"
import { reckon } from "./reckon.ts"
import { orderById } from "./rows.ts"

export type Wish = { readonly amount: number; readonly source: WalletPartKind | null }

/** Remembers the wish; 0 takes it back. Throws 422 with the maximum or minimum where the rules refuse. */
export const wishStoreCredit = async (shop: Shop, db: Database, orderId: number, { amount, source }: Wish, now: Instant): Promise<void> => {
  const order = await orderById(db, orderId, now)
  const { site } = shop.config
  if (!site.flags.wallet) throw wrongField("amount", { key: "wallet.none" })
  const parts = order.parts
    .filter(({ kind }) => source === null || kind === source)
    .map(({ kind, balance }) => ({ kind, balance: tugrik(balance) }))
  const result = use(parts, reckon(order, site, now).purchase, amount, site.wallet)
  switch (result._tag) {
    case "NoAmount":
      throw wrongField("amount", { key: "wallet.noAmount" })
    case "PurchaseTooSmall":
      throw wrongField("amount", { key: "wallet.tooSmall", values: { above: formatTugrik(result.above) } })
    case "PartnerMinimum":
      throw wrongField("amount", { key: "wallet.partnerMinimum", values: { min: formatTugrik(result.min) } })
    case "AboveBalance":
      throw wrongField("amount", { key: "wallet.aboveBalance", values: { max: formatTugrik(result.max) } })
    case "AboveMaximum":
      throw wrongField("amount", { key: "wallet.aboveMaximum", values: { max: formatTugrik(result.max) } })
    case "Used":
  }
  await db.query("update orders set wallet = $2 where id = $1", [orderId, JSON.stringify(amount === 0 ? {} : { asked: amount, source })])
}
