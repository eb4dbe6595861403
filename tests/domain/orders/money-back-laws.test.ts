/** Laws of money back, over arbitrary paid orders and sequences of refunds. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { share, subtract, sum, times, tugrik } from "#domain/rules/money.ts"
import type { GivenBack, PaidOrder } from "#domain/entities/orders/paid-order.ts"
import { moneyBack, moneyLeft, sharesLeft, type MoneyBack, type RefundScope } from "#domain/rules/orders/money-back.ts"
import type { WalletShare } from "#domain/entities/wallet/wallet.ts"
import { discountableRates, paidBy, paidByPart } from "#domain/rules/wallet/wallet.ts"
import { nothingBack, refundSteps } from "#tests/arbitraries/given-back.ts"
import { paidOrder, returnable, sequence, unitSequence } from "#tests/arbitraries/paid-order.ts"
import { holds } from "#tests/laws.ts"

type Lines = PaidOrder["lines"]

const units = (given: Readonly<Record<number, number>>): RefundScope => ({ _tag: "Units", units: given })
const goodsOf = (lines: Lines): Lines => lines.filter(({ isGiftCard }) => !isGiftCard)
/** Price of lines before any discount. */
const listed = (lines: Lines) => sum(lines.map(({ price, quantity }) => times(price, quantity)))
/** What went back to the bank and to the wallet. */
const backOf = ({ money, shares }: MoneyBack) => tugrik(money + paidBy(shares))
const backsOf = (paid: PaidOrder, scopes: ReadonlyArray<RefundScope>) => refundSteps(paid, scopes).map(({ back }) => back)
/** Several refunds as one. */
const together = (backs: ReadonlyArray<MoneyBack>) => ({
  money: sum(backs.map(({ money }) => money)),
  shares: backs.flatMap(({ shares }) => shares),
  cashback: sum(backs.map(({ cashback }) => cashback)),
  value: sum(backs.map(({ value }) => value)),
})

/** Parts of the wallet in `sequence`, with two partners. */
const walletParts: ReadonlyArray<Omit<WalletShare, "amount">> = [
  { kind: "bonus" },
  { kind: "discount" },
  { kind: "money" },
  { kind: "gift_card" },
  { kind: "partner", partner: "one" },
  { kind: "partner", partner: "other" },
]
/** Amount of each part of the wallet, in their order. */
const byPart = (shares: ReadonlyArray<WalletShare>) => walletParts.map((part) => paidByPart(shares, part))

/** Price after the coupon of the units that are remaining: of all goods, and of those that the discount part may pay. */
const remainingOf = (paid: PaidOrder, { units: back }: GivenBack) => {
  const priceOf = (id: number, quantity: number) => moneyBack(paid, nothingBack, units({ [id]: quantity })).value
  const values = goodsOf(paid.lines).map(({ id, quantity, returnPerMille }) => ({
    returnPerMille,
    value: subtract(priceOf(id, quantity), priceOf(id, back[id] ?? 0)),
  }))
  return {
    net: sum(values.map(({ value }) => value)),
    discountable: sum(values.filter(({ returnPerMille }) => discountableRates.includes(returnPerMille)).map(({ value }) => value)),
  }
}

describe("money back after any sequence of refunds", () => {
  it("is to each source at most what it paid", () => {
    holds(
      fc.property(sequence, ({ order: paid, scopes }) => {
        const all = together(backsOf(paid, scopes))
        const ofWallet = byPart(paid.shares)
        return all.money <= paid.money && byPart(all.shares).every((amount, at) => amount <= (ofWallet[at] ?? 0))
      }),
    )
  })

  it("takes at most the cashback that was earned", () => {
    holds(fc.property(sequence, ({ order: paid, scopes }) => together(backsOf(paid, scopes)).cashback <= paid.earned))
  })

  it("of a line is worth at most its price", () => {
    holds(
      fc.property(paidOrder, (paid) =>
        goodsOf(paid.lines).every(
          ({ id, quantity, price }) => moneyBack(paid, nothingBack, units({ [id]: quantity })).value <= price * quantity,
        ),
      ),
    )
  })

  it("of returned units is at most their value", () => {
    holds(
      fc.property(sequence, ({ order: paid, scopes }) =>
        refundSteps(paid, scopes).every(({ scope, back }) => scope._tag !== "Units" || backOf(back) <= back.value),
      ),
    )
  })

  describe("with returns of one unit each, sums of the merchant's and a cancellation", () => {
    /** What was paid for so many units of a line: its price less its share of the coupon, of which a tugrik cannot be divided. */
    const paidFor = (paid: PaidOrder, { price, quantity, isGiftCard }: Lines[number], count: number): number => {
      const whole = listed(goodsOf(paid.lines))
      if (isGiftCard) return price * count
      return (price * count * (whole - paid.discount)) / Math.max(1, whole) + (count === 0 ? 0 : quantity)
    }
    const isOf = (scope: RefundScope, id: number): boolean => scope._tag === "Units" && scope.units[id] !== undefined
    const returned = (scopes: ReadonlyArray<RefundScope>, id: number): number => scopes.filter((scope) => isOf(scope, id)).length

    it("gives back for a line at most what was paid for its returned units", () => {
      holds(
        fc.property(unitSequence, ({ order: paid, scopes }) => {
          const steps = refundSteps(paid, scopes)
          return paid.lines.every((line) => {
            const given = sum(steps.filter(({ scope }) => isOf(scope, line.id)).map(({ back }) => backOf(back)))
            return given <= paidFor(paid, line, returned(scopes, line.id))
          })
        }),
      )
    })

    it("gives back at the cancellation at most what was paid for the rest and the delivery", () => {
      let cancelled = 0
      holds(
        fc.property(unitSequence, ({ order: paid, scopes }) => {
          const cancellation = backsOf(paid, scopes).at(-1)
          const rest = paid.lines.reduce(
            (total, line) => total + paidFor(paid, line, line.quantity - returned(scopes, line.id)),
            paid.shipTotal as number,
          )
          if (cancellation !== undefined && backOf(cancellation) > 0) cancelled += 1
          return cancellation !== undefined && backOf(cancellation) <= rest
        }),
      )
      expect(cancelled).toBeGreaterThan(100)
    })
  })

  describe("of all goods by parts, in any order", () => {
    const atOnce = (lines: Lines) => units(Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity])))

    it("sums to the value, the cashback and the amount of a return at once", () => {
      holds(
        fc.property(sequence, ({ order: paid, returns }) => {
          const one = moneyBack(paid, nothingBack, atOnce(returnable(paid)))
          const all = together(backsOf(paid, returns))
          return all.value === one.value && all.cashback === one.cashback && backOf(all) === one.value
        }),
      )
    })

    it("sums to the same by source, within a tugrik for each return and source where a stay remains", () => {
      holds(
        fc.property(sequence, ({ order: paid, returns }) => {
          const one = moneyBack(paid, nothingBack, atOnce(returnable(paid)))
          const all = together(backsOf(paid, returns))
          const hasStays = paid.lines.some(({ isStay }) => isStay)
          const tolerance = hasStays ? returns.length * (paid.shares.length + 1) : 0
          const isNear = (amount: number, other: number): boolean => Math.abs(amount - other) <= tolerance
          const ofOne = byPart(one.shares)
          return isNear(all.money, one.money) && byPart(all.shares).every((amount, at) => isNear(amount, ofOne[at] ?? 0))
        }),
      )
    })

    it("is worth the goods less the coupon, with all cashback, in an order without stays", () => {
      let tried = 0
      holds(
        fc.property(sequence, ({ order: paid, returns }) => {
          if (paid.lines.some(({ isStay }) => isStay)) return true
          tried += 1
          const lines = returnable(paid)
          const all = together(backsOf(paid, returns))
          return all.value === subtract(listed(lines), paid.discount) && all.cashback === (lines.length === 0 ? 0 : paid.earned)
        }),
      )
      expect(tried).toBeGreaterThan(100)
    })
  })

  it("of some goods by parts has the value and the cashback of their return at once", () => {
    holds(
      fc.property(sequence, fc.nat(8), ({ order: paid, returns }, count) => {
        const parts = returns.slice(0, count)
        const all: Record<number, number> = {}
        for (const part of parts)
          if (part._tag === "Units")
            for (const [id, quantity] of Object.entries(part.units)) all[Number(id)] = (all[Number(id)] ?? 0) + quantity
        const byParts = together(backsOf(paid, parts))
        const one = moneyBack(paid, nothingBack, units(all))
        return byParts.value === one.value && byParts.cashback === one.cashback
      }),
    )
  })

  it("is all that was paid once the rest of the order is cancelled", () => {
    holds(
      fc.property(sequence, fc.nat(8), ({ order: paid, scopes }, count) => {
        const all = together(backsOf(paid, [...scopes.slice(0, count), { _tag: "Order" }]))
        expect([all.money, byPart(all.shares), all.cashback]).toEqual([paid.money, byPart(paid.shares), paid.earned])
      }),
    )
  })

  it("leaves bonus and discount paying at most half of the remaining goods that each may pay [W3] [W4]", () => {
    holds(
      fc.property(sequence, ({ order: paid, scopes }) =>
        refundSteps(paid, scopes).every(({ after }) => {
          const { net, discountable } = remainingOf(paid, after)
          const left = sharesLeft(paid, after)
          // A tugrik cannot be halved: where bonus and discount are both at their caps, the discount keeps the odd one.
          return paidBy(left, "bonus") <= share(net, 500) && paidBy(left, "discount") <= share(discountable, 500) + 1
        }),
      ),
    )
  })

  it("leaves the remaining goods and the delivery paid in full [W3]", () => {
    holds(
      fc.property(sequence, ({ order: paid, scopes }) =>
        refundSteps(paid, scopes).every(({ after }) => {
          const remainingPrice = remainingOf(paid, after).net + listed(paid.lines.filter(({ isGiftCard }) => isGiftCard))
          const remaining = moneyLeft(paid, { ...after, byShop: tugrik(0) }) + paidBy(sharesLeft(paid, after))
          return after.byShop > 0 ? remaining >= remainingPrice : remaining === remainingPrice + paid.shipTotal
        }),
      ),
    )
  })

  it("leaves at most three per cent of the remaining money as cashback [W6]", () => {
    holds(
      fc.property(sequence, ({ order: paid, scopes }) =>
        refundSteps(paid, scopes).every(
          ({ after }) => (paid.earned - after.cashback) * 100 <= subtract(paid.money, sum([after.returned, after.byShop])) * 3 + 100,
        ),
      ),
    )
  })
})

describe("money back of an unpaid order", () => {
  it("is its wallet money alone", () => {
    holds(
      fc.property(paidOrder, (paid) => {
        const back = moneyBack({ ...paid, money: tugrik(0), earned: tugrik(0) }, nothingBack, { _tag: "Order" })
        return back.money === 0 && back.cashback === 0 && paidBy(back.shares) === paidBy(paid.shares)
      }),
    )
  })
})
