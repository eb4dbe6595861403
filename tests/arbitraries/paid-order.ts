/**
 * Arbitrary paid orders of goods, stays and gift cards, less a coupon, paid from all parts of a wallet as its rule allows; and
 * sequences of their returns and refunds.
 */
import fc from "fast-check"
import type { Tugrik } from "#domain/entities/money.ts"
import { minimum, subtract, sum, times, tugrik } from "#domain/rules/money.ts"
import type { PaidLine, PaidOrder } from "#domain/entities/orders/paid-order.ts"
import type { RefundScope } from "#domain/rules/orders/money-back.ts"
import { spread } from "#domain/rules/orders/receipt-lines.ts"
import type { WalletShare } from "#domain/entities/wallet/wallet.ts"
import { earned } from "#domain/rules/wallet/cashback.ts"
import { maxUsable, paidBy, use, walletTerms } from "#domain/rules/wallet/wallet.ts"

const price = fc
  .oneof(
    fc.integer({ min: 1, max: 40 }),
    fc.integer({ min: 1000, max: 300_000 }),
    fc.integer({ min: 1, max: 2_000_000 }),
    fc.constantFrom(9_999, 100_000, 33_333),
  )
  .map(tugrik)
/** A line of an order: one of four is a gift card, and one a stay, whose only unit is all its rooms and nights. */
const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 4 }),
    price,
    returnPerMille: fc.constantFrom(10, 20, 30),
    kind: fc.constantFrom("goods", "goods", "stay", "giftCard"),
  })
  .map(({ kind, quantity, ...rest }) => ({
    ...rest,
    quantity: kind === "stay" ? 1 : quantity,
    isGiftCard: kind === "giftCard",
    isStay: kind === "stay",
  }))
const balance = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1, max: 3_000_000 })).map(tugrik)

const wallet = fc.tuple(balance, balance, balance, balance, balance, balance).map(([bonus, discount, money, gift, small, large]) => [
  { kind: "bonus" as const, balance: bonus },
  { kind: "discount" as const, balance: discount },
  { kind: "money" as const, balance: money },
  { kind: "gift_card" as const, balance: gift },
  { kind: "partner" as const, balance: small, partner: "small", minimum: tugrik(500) },
  { kind: "partner" as const, balance: large, partner: "large", minimum: tugrik(20_000) },
])

/** Line with whether it is a stay: the wallet pays stays, and they cannot be returned. */
type DrawnLine = PaidLine & { readonly isStay: boolean }
export type DrawnOrder = Omit<PaidOrder, "lines"> & { readonly lines: ReadonlyArray<DrawnLine> }

/** Lines that can be returned. */
export const returnable = ({ lines }: DrawnOrder): DrawnOrder["lines"] => lines.filter(({ isGiftCard, isStay }) => !isGiftCard && !isStay)

const totalOf = ({ price: unitPrice, quantity }: DrawnLine): Tugrik => times(unitPrice, quantity)

export const paidOrder: fc.Arbitrary<DrawnOrder> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    coupon: fc.oneof(fc.constant(0), fc.nat(999)),
    wallet,
    requested: fc.nat(1000),
    shipTotal: fc.constantFrom(0, 5000).map(tugrik),
  })
  .map(({ lines: drawn, coupon, wallet: parts, requested, shipTotal }) => {
    const lines = drawn.map((rest, index) => ({ ...rest, id: index + 1 }))
    // The coupon and the wallet do not apply to gift cards.
    const discounted = lines.filter(({ isGiftCard }) => !isGiftCard)
    const giftCards = lines.filter(({ isGiftCard }) => isGiftCard)
    const totals = discounted.map(totalOf)
    const discount = tugrik(Math.floor((sum(totals) * coupon) / 1000))
    const itemTotal = subtract(sum(totals), discount)
    const paidTotals = spread(itemTotal, totals)
    const deliveryFee = discounted.every(({ isStay }) => isStay) ? tugrik(0) : shipTotal
    const purchase = {
      itemTotal,
      toPay: sum([itemTotal, deliveryFee]),
      lines: discounted.map(({ returnPerMille }, index) => ({ returnPerMille, total: tugrik(paidTotals[index] ?? 0) })),
    }
    const used = use(parts, purchase, Math.floor((maxUsable(parts, purchase, walletTerms) * requested) / 1000), walletTerms)
    const shares: ReadonlyArray<WalletShare> = used._tag === "Used" ? used.shares : []
    const money = sum([subtract(purchase.toPay, paidBy(shares)), ...giftCards.map(totalOf)])
    const goodsByBank = minimum(subtract(purchase.toPay, sum([paidBy(shares), deliveryFee])), itemTotal)
    return { lines, discount, shipTotal: deliveryFee, money, shares, earned: earned(purchase.lines, goodsByBank) }
  })

/** Line ids of all units that can be returned, one for each unit, shuffled. */
const shuffledUnits = (order: DrawnOrder): fc.Arbitrary<ReadonlyArray<number>> => {
  const units = returnable(order).flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id))
  return fc.shuffledSubarray(units, { minLength: units.length, maxLength: units.length })
}

/** Returns of the units in turn; a unit whose cut is true begins another return. */
const returnsOf = (units: ReadonlyArray<number>, cuts: ReadonlyArray<boolean>): ReadonlyArray<RefundScope> => {
  const groups: Array<Record<number, number>> = []
  for (const [index, id] of units.entries()) {
    if (index === 0 || cuts[index % Math.max(1, cuts.length)] === true) groups.push({})
    const last = groups.at(-1) ?? {}
    last[id] = (last[id] ?? 0) + 1
  }
  return groups.map((group) => ({ _tag: "Units", units: group }))
}

/** An order with returns of all its goods, and refunds of sums between them. */
export const sequence: fc.Arbitrary<{
  readonly order: DrawnOrder
  readonly scopes: ReadonlyArray<RefundScope>
  readonly returns: ReadonlyArray<RefundScope>
}> = paidOrder.chain((order) =>
  fc
    .record({
      units: shuffledUnits(order),
      cuts: fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }),
      sums: fc.array(fc.tuple(fc.nat(8), fc.nat(1000)), { maxLength: 3 }),
    })
    .map(({ units, cuts, sums }) => {
      const returns = returnsOf(units, cuts)
      const scopes = [...returns]
      for (const [position, perMille] of sums) {
        const amount: Tugrik = tugrik(Math.floor((order.money * perMille) / 1000))
        scopes.splice(Math.min(position, scopes.length), 0, { _tag: "Money", amount })
      }
      return { order, scopes, returns }
    }),
)

/** An order with returns of one unit each, so that each concerns one line, refunds of sums between them, and a cancel at the end. */
export const unitSequence: fc.Arbitrary<{ readonly order: DrawnOrder; readonly scopes: ReadonlyArray<RefundScope> }> = sequence.chain(
  ({ order, scopes }) =>
    fc.tuple(shuffledUnits(order), fc.nat(20)).map(([units, count]) => {
      const sums = scopes.filter(({ _tag }) => _tag === "Money")
      const returns: ReadonlyArray<RefundScope> = units.slice(0, count).map((id) => ({ _tag: "Units", units: { [id]: 1 } }))
      const mixed = returns.flatMap((scope, index) => [scope, ...sums.slice(index, index + 1)])
      return { order, scopes: [...mixed, ...sums.slice(returns.length), { _tag: "Order" }] }
    }),
)
