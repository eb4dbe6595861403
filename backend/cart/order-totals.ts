/** What an order comes to: from today's prices until it is placed, from what was fixed then afterwards. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { isCurrent } from "#domain/rules/cart/cart.ts"
import { minimum, subtract, zero, sum, times, tugrik } from "#domain/rules/money.ts"
import { vatPart } from "#domain/rules/orders/receipt.ts"
import { maxUsable, paidBy, use, type Purchase, type WalletShare } from "#domain/rules/wallet/wallet.ts"
import { couponDiscount } from "./coupon-rule.ts"
import type { OrderRow } from "#backend/orders/rows.ts"

export type Reckoning = {
  readonly listTotal: Tugrik
  readonly itemTotal: Tugrik
  readonly shipTotal: Tugrik
  readonly discount: Tugrik
  /** Goods and delivery after coupons: what wallet and bank pay together, and what VAT is inside. */
  readonly toPay: Tugrik
  readonly vat: Tugrik
  /** Each line with its return; what the wallet's rules look at. */
  readonly purchase: Purchase
  readonly shares: ReadonlyArray<WalletShare>
  readonly walletTotal: Tugrik
  /** What is left for the bank. */
  readonly total: Tugrik
}

/** The parts that may pay: all, or the one that was asked. */
export const requestedParts = (row: OrderRow) =>
  row.parts
    .filter(({ kind }) => !row.wallet.source || kind === row.wallet.source)
    .map(({ kind, balance }) => ({ kind, balance: tugrik(balance) }))

/** What the wallet pays now: what was asked, as far as today's cart and balances allow. */
const sharesOf = (row: OrderRow, purchase: Purchase, { wallet }: SiteConfig): ReadonlyArray<WalletShare> => {
  if (row.wallet.shares !== undefined) return row.wallet.shares
  const requested = row.wallet.asked ?? 0
  if (requested === 0) return []
  const parts = requestedParts(row)
  const used = use(parts, purchase, minimum(tugrik(requested), maxUsable(parts, purchase, wallet)), wallet)
  return used._tag === "Used" ? used.shares : []
}

export const reckon = (row: OrderRow, site: SiteConfig, now: Instant): Reckoning => {
  const lines = row.lines.map((line) => ({
    total: times(tugrik(line.price), line.quantity),
    listTotal: times(tugrik(line.list_price), line.quantity),
    returnPerMille: site.wallet.cashbackPerMille,
  }))
  const itemTotal = sum(lines.map(({ total }) => total))
  const fresh = isCurrent(row)
  const shipTotal = fresh ? (row.address === null || lines.length === 0 ? zero : site.shippingFee) : tugrik(row.ship_total ?? 0)
  const discount = fresh ? couponDiscount(row.coupon, itemTotal, now) : tugrik(row.discount_total ?? 0)
  const toPay = sum([subtract(itemTotal, discount), shipTotal])
  const purchase: Purchase = { itemTotal, toPay, lines }
  const shares = sharesOf(row, purchase, site)
  const walletTotal = paidBy(shares)
  return {
    listTotal: sum(lines.map(({ listTotal }) => listTotal)),
    itemTotal,
    shipTotal,
    discount,
    toPay,
    vat: vatPart(toPay),
    purchase,
    shares,
    walletTotal,
    total: subtract(toPay, walletTotal),
  }
}
