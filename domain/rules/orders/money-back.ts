/**
 * Money back: what goes back of a paid order, to whom, and which cashback goes with it. The one rule of cancellations,
 * returns, refunds in part and payments that an order does not accept. Specification §9, W3–W6, W8, W11; record 0033.
 */
import type { Tugrik } from "#domain/entities/money.ts"
import type { GivenBack, PaidLine, PaidOrder, RefundBasis } from "#domain/entities/orders/paid-order.ts"
import { minimum, share, subtract, sum, times, tugrik, zero } from "#domain/rules/money.ts"
import { portion } from "#domain/rules/portion.ts"
import { spread } from "#domain/rules/orders/receipt-lines.ts"
import type { WalletShare } from "#domain/entities/wallet/wallet.ts"
import { discountableRates, paidBy } from "#domain/rules/wallet/wallet.ts"

/** Units by the line's id. */
export type Units = GivenBack["units"]

/** What is refunded: units of lines, a sum of money without units, a payment that the order does not accept, or all that is left. */
export type RefundScope =
  | { readonly _tag: "Units"; readonly units: Units }
  | { readonly _tag: "Money"; readonly amount: Tugrik }
  | { readonly _tag: "Payment"; readonly amount: Tugrik }
  | { readonly _tag: "Order" }

export type MoneyBack = {
  /** To the account that paid. */
  readonly money: Tugrik
  /** To parts of the wallet. */
  readonly shares: ReadonlyArray<WalletShare>
  /** Taken from the bonus part. */
  readonly cashback: Tugrik
  /** What was paid for the units that go back, by all sources: the receipt is lowered by it. */
  readonly value: Tugrik
}

/** Who paid: the bank, or a part of the wallet. */
type Source = Omit<WalletShare, "kind"> & { readonly kind: WalletShare["kind"] | "bank" }

/** Sources, the most restricted first: bonus and discount pay a share of the goods, the freest pay the delivery. */
const restrictedFirst: ReadonlyArray<Source["kind"]> = ["bonus", "discount", "partner", "gift_card", "money", "bank"]

const isSame = (one: Omit<Source, "amount">, other: Omit<Source, "amount">): boolean =>
  one.kind === other.kind && (one.partner ?? "") === (other.partner ?? "")

const amountOf = (shares: ReadonlyArray<Source>, source: Source): Tugrik =>
  sum(shares.filter((one) => isSame(one, source)).map(({ amount }) => amount))

const totalOf = ({ price, quantity }: PaidLine): Tugrik => times(price, quantity)

/** Lines that coupon and wallet pay, each at its price after the coupon. */
const goodsOf = ({ lines, discount }: PaidOrder): ReadonlyArray<PaidLine & { readonly paid: Tugrik }> => {
  const goods = lines.filter(({ isGiftCard }) => !isGiftCard)
  const totals = goods.map(totalOf)
  const paid = spread(subtract(sum(totals), discount), totals)
  return goods.map((line, at) => ({ ...line, paid: tugrik(paid[at] ?? 0) }))
}

/** Lines without the units that went back, at what was paid for the rest. */
const remainingOf = (order: PaidOrder, back: Units): ReadonlyArray<{ readonly total: Tugrik; readonly returnPerMille: number }> =>
  goodsOf(order).map(({ id, quantity, paid, returnPerMille }) => ({
    returnPerMille,
    total: subtract(paid, portion(paid, Math.min(back[id] ?? 0, quantity), quantity)),
  }))

type Remaining = ReturnType<typeof remainingOf>

const netOf = (remaining: Remaining): Tugrik => sum(remaining.map(({ total }) => total))
const discountableOf = (remaining: Remaining): Tugrik =>
  netOf(remaining.filter(({ returnPerMille }) => discountableRates.includes(returnPerMille)))

/** Money of the bank that paid gift cards. */
const giftTotal = ({ lines }: PaidOrder): Tugrik => sum(lines.filter(({ isGiftCard }) => isGiftCard).map(totalOf))

/** What paid for the goods alone: no gift cards, and no delivery. */
const sourcesOfGoods = (order: PaidOrder): ReadonlyArray<Source> => {
  const all: ReadonlyArray<Source> = [...order.shares, { kind: "bank", amount: subtract(order.money, giftTotal(order)) }]
  let fee = order.shipTotal
  return all
    .toSorted((one, other) => restrictedFirst.indexOf(one.kind) - restrictedFirst.indexOf(other.kind))
    .toReversed()
    .map((source) => {
      const amount = subtract(source.amount, fee)
      fee = subtract(fee, source.amount)
      return { ...source, amount }
    })
    .toReversed()
}

/**
 * What each source pays for the goods that are remaining: bonus the same share of them as of all goods, discount of those that it may
 * pay, the others what is left. Rounded down, so that no cap is exceeded.
 */
const contributions = (sources: ReadonlyArray<Source>, whole: Remaining, remaining: Remaining): ReadonlyArray<Source> => {
  const capped = sources.map((source): Source => {
    if (source.kind === "bonus") return { ...source, amount: portion(source.amount, netOf(remaining), netOf(whole)) }
    if (source.kind === "discount") return { ...source, amount: portion(source.amount, discountableOf(remaining), discountableOf(whole)) }
    return source
  })
  const isCapped = ({ kind }: Source): boolean => kind === "bonus" || kind === "discount"
  const uncappedOf = (net: Tugrik, paying: ReadonlyArray<Source>): Tugrik =>
    subtract(net, sum(paying.filter(isCapped).map(({ amount }) => amount)))
  const uncappedRemaining = uncappedOf(netOf(remaining), capped)
  const uncappedWhole = uncappedOf(netOf(whole), sources)
  return capped.map((source) =>
    isCapped(source) ? source : { ...source, amount: portion(source.amount, uncappedRemaining, uncappedWhole) },
  )
}

/** What goes back of each source for units that are worth `value`: what it no longer pays, never more than it has left. */
const takenFrom = (left: ReadonlyArray<Source>, paying: ReadonlyArray<Source>, value: Tugrik): ReadonlyArray<Source> => {
  let due = value
  const take = (amounts: ReadonlyArray<Tugrik>): ReadonlyArray<Tugrik> =>
    amounts.map((amount) => {
      const taken = minimum(amount, due)
      due = subtract(due, taken)
      return taken
    })
  const first = take(left.map((source) => subtract(source.amount, amountOf(paying, source))))
  // Only of orders whose caps were other ones.
  const more = take(left.map(({ amount }, at) => subtract(amount, first[at] ?? zero)))
  return left.map((source, at) => ({ ...source, amount: sum([first[at] ?? zero, more[at] ?? zero]) }))
}

const isShare = (source: Source): source is WalletShare => source.kind !== "bank"
const sharesOf = (sources: ReadonlyArray<Source>): ReadonlyArray<WalletShare> => sources.filter(isShare).filter(({ amount }) => amount > 0)
const bankOf = (sources: ReadonlyArray<Source>): Tugrik => sum(sources.filter(({ kind }) => kind === "bank").map(({ amount }) => amount))

/** Money of the bank that has not gone back. */
export const moneyLeft = ({ money }: Pick<PaidOrder, "money">, { returned, byShop }: Pick<GivenBack, "returned" | "byShop">): Tugrik =>
  subtract(money, sum([returned, byShop]))

/** Wallet money that has not gone back. */
export const sharesLeft = ({ shares }: Pick<PaidOrder, "shares">, before: Pick<GivenBack, "shares">): ReadonlyArray<WalletShare> =>
  shares.map((share) => ({ ...share, amount: subtract(share.amount, amountOf(before.shares, share)) })).filter(({ amount }) => amount > 0)

/** Cashback of lines in parts per thousand of a tugrik, were the bank to pay all of them. */
const cashbackRateOf = (remaining: Remaining): number =>
  remaining.reduce((all, { total, returnPerMille }) => all + total * returnPerMille, 0)

/**
 * Cashback of the units that stay after `back`: what they earned, in proportion to the money that a sum without units leaves of them, and
 * at most the highest of their rates of the money that still pays for them. Fewer units earn less, so that parts sum to the whole.
 */
const earnedAfter = (order: PaidOrder, back: Pick<GivenBack, "units" | "byShop">): Tugrik => {
  const whole = remainingOf(order, {})
  const remaining = remainingOf(order, back.units)
  // Cashback of an order that earns none by today's rule goes with the goods.
  if (cashbackRateOf(whole) === 0) return portion(order.earned, netOf(remaining), netOf(whole))
  const paying = bankOf(contributions(sourcesOfGoods(order), whole, remaining))
  // A sum without units comes off the delivery first.
  const fee = minimum(order.shipTotal, subtract(order.money, giftTotal(order)))
  const money = subtract(paying, subtract(back.byShop, fee))
  const ofUnits = portion(order.earned, cashbackRateOf(remaining), cashbackRateOf(whole))
  const highest = Math.max(0, ...remaining.filter(({ total }) => total > 0).map(({ returnPerMille }) => returnPerMille))
  return minimum(portion(ofUnits, money, paying), share(money, highest))
}

const cashbackOf = (order: PaidOrder, before: GivenBack, after: Pick<GivenBack, "units" | "byShop">): Tugrik =>
  subtract(subtract(order.earned, before.cashback), earnedAfter(order, after))

const addUnits = (one: Units, other: Units): Units =>
  Object.fromEntries([...Object.keys(one), ...Object.keys(other)].map(Number).map((id) => [id, (one[id] ?? 0) + (other[id] ?? 0)]))

const returnedUnits = (order: PaidOrder, before: GivenBack, returned: Units): MoneyBack => {
  const units = addUnits(before.units, returned)
  const whole = remainingOf(order, {})
  const remaining = remainingOf(order, units)
  const value = subtract(netOf(remainingOf(order, before.units)), netOf(remaining))
  const sources = sourcesOfGoods(order)
  const left = sources.map((source) => ({
    ...source,
    amount: subtract(source.amount, source.kind === "bank" ? before.returned : amountOf(before.shares, source)),
  }))
  const taken = takenFrom(left, contributions(sources, whole, remaining), value)
  // What the merchant gave back before is not given twice.
  const money = minimum(bankOf(taken), moneyLeft(order, before))
  return { money, shares: sharesOf(taken), cashback: cashbackOf(order, before, { units, byShop: before.byShop }), value }
}

/** What goes back of an order that gave back `before`. A sum of money is at most what is left. */
export const moneyBack = (order: PaidOrder, before: GivenBack, scope: RefundScope): MoneyBack => {
  switch (scope._tag) {
    case "Units":
      return returnedUnits(order, before, scope.units)
    case "Money": {
      const money = minimum(scope.amount, moneyLeft(order, before))
      return {
        money,
        shares: [],
        cashback: cashbackOf(order, before, { units: before.units, byShop: tugrik(before.byShop + money) }),
        value: zero,
      }
    }
    case "Payment":
      return { money: scope.amount, shares: [], cashback: zero, value: zero }
    case "Order": {
      const money = moneyLeft(order, before)
      const shares = sharesLeft(order, before)
      return { money, shares, cashback: subtract(order.earned, before.cashback), value: sum([money, paidBy(shares)]) }
    }
    default:
      return scope satisfies never
  }
}

/**
 * Cashback is taken from a bonus part of `bonus`, with the bonus that goes back. What was spent of it comes off the money that
 * goes back, then off the other parts; the rest stays spent.
 */
export const lessSpentCashback = (back: MoneyBack, bonus: Tugrik): MoneyBack => {
  const cashback = minimum(back.cashback, sum([bonus, paidBy(back.shares, "bonus")]))
  let spent = subtract(back.cashback, cashback)
  const money = subtract(back.money, spent)
  spent = subtract(spent, back.money)
  const shares = back.shares.map((share) => {
    if (share.kind === "bonus") return share
    const amount = subtract(share.amount, spent)
    spent = subtract(spent, share.amount)
    return { ...share, amount }
  })
  return { ...back, money, shares: shares.filter(({ amount }) => amount > 0), cashback }
}

/** Refund of a return, in tugrik. Shown before the return is requested and until it is answered. */
export const refundOf = ({ order, before, bonus }: RefundBasis, units: Units): MoneyBack =>
  lessSpentCashback(moneyBack(order, before, { _tag: "Units", units }), bonus)
