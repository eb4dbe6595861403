/** Arbitrary paid orders of goods, stays and gift cards, less a coupon, paid by all parts of a wallet as its rule allows; and what goes back of them. */
import fc from "fast-check"
import type { Tugrik } from "#domain/entities/money.ts"
import { minimum, subtract, sum, times, tugrik } from "#domain/rules/money.ts"
import type { PaidOrder } from "#domain/entities/orders/paid-order.ts"
import type { Going } from "#domain/rules/orders/money-back.ts"
import { spread } from "#domain/rules/orders/receipt-lines.ts"
import type { WalletShare } from "#domain/entities/wallet/wallet.ts"
import { earned, maxUsable, paidBy, use } from "#domain/rules/wallet/wallet.ts"

const price = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1000, max: 300_000 }), fc.integer({ min: 1, max: 2_000_000 }), fc.constantFrom(9_999, 100_000, 33_333)).map(tugrik)
const line = fc.record({ quantity: fc.integer({ min: 1, max: 4 }), price, returnPerMille: fc.constantFrom(10, 20, 30), isGiftCard: fc.constantFrom(false, false, false, true) })
const balance = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1, max: 3_000_000 })).map(tugrik)

const wallet = fc.tuple(balance, balance, balance, balance, balance, balance).map(([bonus, discount, money, gift, one, other]) => [
  { kind: "bonus" as const, balance: bonus },
  { kind: "discount" as const, balance: discount },
  { kind: "money" as const, balance: money },
  { kind: "gift_card" as const, balance: gift },
  { kind: "partner" as const, balance: one, partner: "one", minimum: tugrik(500) },
  { kind: "partner" as const, balance: other, partner: "other", minimum: tugrik(20_000) },
])

export const paidOrder: fc.Arbitrary<PaidOrder> = fc
  .record({ lines: fc.array(line, { minLength: 1, maxLength: 5 }), coupon: fc.oneof(fc.constant(0), fc.nat(999)), wallet, requested: fc.nat(1000), shipTotal: fc.constantFrom(0, 5000).map(tugrik) })
  .map(({ lines: drawn, coupon, wallet: parts, requested, shipTotal }) => {
    const lines = drawn.map((one, at) => ({ ...one, id: at + 1 }))
    const goods = lines.filter(({ isGiftCard }) => !isGiftCard)
    const totals = goods.map((one) => times(one.price, one.quantity))
    const discount = tugrik(Math.floor((sum(totals) * coupon) / 1000))
    const paid = spread(subtract(sum(totals), discount), totals)
    const itemTotal = subtract(sum(totals), discount)
    const fee = goods.length === 0 ? tugrik(0) : shipTotal
    const purchase = { itemTotal, toPay: sum([itemTotal, fee]), lines: goods.map(({ returnPerMille }, at) => ({ returnPerMille, total: tugrik(paid[at] ?? 0) })) }
    const used = use(parts, purchase, Math.floor((maxUsable(parts, purchase) * requested) / 1000))
    const shares: ReadonlyArray<WalletShare> = used._tag === "Used" ? used.shares : []
    const gifts = sum(lines.filter(({ isGiftCard }) => isGiftCard).map((one) => times(one.price, one.quantity)))
    const money = sum([subtract(purchase.toPay, paidBy(shares)), gifts])
    const byBank = minimum(subtract(purchase.toPay, sum([paidBy(shares), fee])), itemTotal)
    return { lines, discount, shipTotal: fee, money, shares, earned: earned(purchase.lines, byBank) }
  })

/** All units that can go back, one at a time, in an order of their own. */
export const inOrder = (order: PaidOrder): fc.Arbitrary<ReadonlyArray<number>> => {
  const units = order.lines.filter(({ isGiftCard }) => !isGiftCard).flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id))
  return fc.shuffledSubarray(units, { minLength: units.length, maxLength: units.length })
}

/** The units in returns of some each. */
export const returnsOf = (units: ReadonlyArray<number>, cuts: ReadonlyArray<boolean>): ReadonlyArray<Going> => {
  const groups: Array<Record<number, number>> = []
  for (const [at, id] of units.entries()) {
    if (at === 0 || cuts[at % Math.max(1, cuts.length)] === true) groups.push({})
    const last = groups.at(-1) ?? {}
    last[id] = (last[id] ?? 0) + 1
  }
  return groups.map((group) => ({ _tag: "Units", units: group }))
}

/** An order with returns of all its goods, and sums that the merchant gives back between them. */
export const sequence: fc.Arbitrary<{ readonly order: PaidOrder; readonly goings: ReadonlyArray<Going>; readonly returns: ReadonlyArray<Going> }> = paidOrder.chain((order) =>
  fc.record({ units: inOrder(order), cuts: fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), sums: fc.array(fc.tuple(fc.nat(8), fc.nat(1000)), { maxLength: 3 }) }).map(({ units, cuts, sums }) => {
    const returns = returnsOf(units, cuts)
    const goings = [...returns]
    for (const [at, perMille] of sums) {
      const amount: Tugrik = tugrik(Math.floor((order.money * perMille) / 1000))
      goings.splice(Math.min(at, goings.length), 0, { _tag: "Money", amount })
    }
    return { order, goings, returns }
  }),
)
