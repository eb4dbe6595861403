/** Totals of an order: by today's prices while it is open, by the fixed ones once it is placed. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { isNothingSent } from "#domain/rules/travel/stay-line.ts"
import { isCurrent, totals } from "#domain/rules/cart/cart.ts"
import { deliveryFee, type Sent } from "#domain/rules/cart/delivery-fee.ts"
import { sentOf } from "#domain/rules/cart/priced-order.ts"
import { change, minimum, subtract, sum, times, tugrik, zero } from "#domain/rules/money.ts"
import { vatPart } from "#domain/rules/orders/receipt.ts"
import { spread } from "#domain/rules/orders/receipt-lines.ts"
import type { WalletShare } from "#domain/entities/wallet/wallet.ts"
import { earned } from "#domain/rules/wallet/cashback.ts"
import { maxUsable, paidBy, use, type Purchase } from "#domain/rules/wallet/wallet.ts"
import { couponDiscount } from "#backend/wallet/coupon-row.ts"
import type { OrderRow } from "./order-rows.ts"
import { rulePart } from "#backend/wallet/parts.ts"

export type Reckoning = {
  readonly listTotal: Tugrik
  readonly itemTotal: Tugrik
  readonly shipTotal: Tugrik
  readonly discount: Tugrik
  /** Lines and delivery less the coupon, paid by wallet and bank together; contains the VAT. */
  readonly toPay: Tugrik
  readonly vat: Tugrik
  /** Lines that coupon and wallet may pay, before the coupon. */
  readonly goodsTotal: Tugrik
  /** The same lines at the price after the coupon, with their cashback rate, for the rules of the wallet. */
  readonly purchase: Purchase
  /** Cashback rate of every line, in per mille. */
  readonly rates: ReadonlyArray<number>
  readonly shares: ReadonlyArray<WalletShare>
  readonly walletTotal: Tugrik
  /** Amount that the bank receives. */
  readonly total: Tugrik
  /** Bonus that the order earns. */
  readonly earns: Tugrik
}

/** Wallet parts that may pay: the requested one, otherwise all. */
export const requestedParts = (row: OrderRow) =>
  row.parts.filter(({ kind }) => !row.wallet.source || kind === row.wallet.source).map(rulePart)

/** Shares of the wallet: the requested amount, limited by the cart and the balances of now. */
const sharesOf = (row: OrderRow, purchase: Purchase, { wallet, flags }: SiteConfig): ReadonlyArray<WalletShare> => {
  if (row.wallet.shares !== undefined) return row.wallet.shares
  const requested = flags.wallet ? (row.wallet.asked ?? 0) : 0
  if (requested === 0) return []
  const parts = requestedParts(row)
  const used = use(parts, purchase, minimum(tugrik(requested), maxUsable(parts, purchase, wallet)), wallet)
  return used._tag === "Used" ? used.shares : []
}

/** The coupon of an open order: none where the site has no coupons any more. */
export const couponOf = ({ coupon }: OrderRow, { flags }: SiteConfig): OrderRow["coupon"] => (flags.coupon ? coupon : null)

/** Whether the order of a row has nothing to deliver: no lines, or stays and gift cards alone. */
export const sendsNothing = ({ lines }: Pick<OrderRow, "lines">): boolean =>
  lines.length === 0 || isNothingSent({ lineItems: lines.map(lineWithOptions) })

/** Delivery fee of an open order that holds `sent`: none before there is an address, for a pick-up, and where nothing is sent. */
const shippingFeeOf = (row: OrderRow, sent: Sent, site: SiteConfig): Tugrik =>
  row.address === null || row.pickup_store !== null || sendsNothing(row) ? zero : deliveryFee(sent, row.address.given, site)

/** A line of a row, as the rules of stays and gift cards take it. */
export const lineWithOptions = ({ line_options }: Pick<OrderRow["lines"][number], "line_options">) => ({ options: line_options })

/** Totals of an order at `now`; once it is placed, of the amounts that were fixed then. */
export const reckon = (row: OrderRow, site: SiteConfig, now: Instant): Reckoning => {
  const lineItems = row.lines.map((line) => ({
    quantity: line.quantity,
    listPrice: tugrik(line.list_price),
    total: times(tugrik(line.price), line.quantity),
    weight: line.weight_g ?? 0,
    ...lineWithOptions(line),
  }))
  const rates = row.lines.map(({ return_per_mille: rate }) => rate ?? site.wallet.cashbackPerMille)
  // A gift card is money: neither coupon nor wallet buys it, and it earns nothing.
  const goods = lineItems
    .map(({ total }, at) => ({ total, returnPerMille: rates[at] ?? 0 }))
    .filter((_, at) => row.lines[at]?.gift === null)
  const isOpen = isCurrent(row)
  const goodsTotal = sum(goods.map(({ total }) => total))
  const discount = isOpen ? couponDiscount(couponOf(row, site), goodsTotal, now) : tugrik(row.discount_total ?? 0)
  const shipTotal = isOpen ? shippingFeeOf(row, sentOf(lineItems, discount), site) : tugrik(row.ship_total ?? 0)
  const totalsLess = (...amounts: ReadonlyArray<Tugrik>) =>
    totals({ lineItems, shipTotal, adjustments: amounts.map((amount) => ({ amount: change(0 - amount) })) })
  const { itemTotal, listTotal } = totalsLess()
  const toPay = totalsLess(discount).total
  const paid = spread(
    subtract(goodsTotal, discount),
    goods.map(({ total }) => total),
  )
  const purchase: Purchase = {
    itemTotal: subtract(goodsTotal, discount),
    toPay: tugrik(toPay - (itemTotal - goodsTotal)),
    lines: goods.map(({ returnPerMille }, at) => ({ returnPerMille, total: tugrik(paid[at] ?? 0) })),
  }
  const shares = sharesOf(row, purchase, site)
  const walletTotal = paidBy(shares)
  const { total } = totalsLess(discount, walletTotal)
  const byBank = minimum(subtract(purchase.toPay, sum([walletTotal, shipTotal])), purchase.itemTotal)
  return {
    listTotal,
    itemTotal,
    shipTotal,
    discount,
    toPay,
    vat: vatPart(toPay),
    goodsTotal,
    purchase,
    rates,
    shares,
    walletTotal,
    total,
    earns: earned(purchase.lines, byBank),
  }
}
