import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { share, subtract, sum, times, tugrik } from "#domain/rules/money.ts"
import type { GivenBack, PaidOrder } from "#domain/entities/orders/paid-order.ts"
import { lessSpentCashback, moneyBack, moneyLeft, sharesLeft, type RefundScope, type MoneyBack } from "#domain/rules/orders/money-back.ts"
import type { WalletShare } from "#domain/entities/wallet/wallet.ts"
import { discountableRates, paidBy, paidByPart } from "#domain/rules/wallet/wallet.ts"
import { afterBack, nothingBack } from "#tests/arbitraries/after-back.ts"
import { paidOrder, returnable, sequence, unitSequence } from "#tests/arbitraries/paid-order.ts"
import { holds } from "#tests/laws.ts"

const goods = (id: number, price: number, quantity = 1, returnPerMille = 10) => ({
  id,
  price: tugrik(price),
  quantity,
  returnPerMille,
  isGiftCard: false,
})
const giftCard = (id: number, price: number, quantity = 1) => ({
  id,
  price: tugrik(price),
  quantity,
  returnPerMille: 10,
  isGiftCard: true,
})
const order = (more: Partial<PaidOrder>): PaidOrder => ({
  lines: [],
  discount: tugrik(0),
  shipTotal: tugrik(0),
  money: tugrik(0),
  shares: [],
  earned: tugrik(0),
  ...more,
})
const from = (kind: WalletShare["kind"], amount: number, partner?: string): WalletShare => ({
  kind,
  amount: tugrik(amount),
  ...(partner !== undefined && { partner }),
})
const units = (given: Readonly<Record<number, number>>): RefundScope => ({ _tag: "Units", units: given })

/** Each step of a sequence with the state before and after it. */
const steps = (paid: PaidOrder, scopes: ReadonlyArray<RefundScope>) => {
  let state = nothingBack
  return scopes.map((scope) => {
    const before = state
    const back = moneyBack(paid, before, scope)
    state = afterBack(before, scope, back)
    return { before, scope, back, after: state }
  })
}
const whole = (backs: ReadonlyArray<MoneyBack>) => ({
  money: sum(backs.map(({ money }) => money)),
  shares: backs.flatMap(({ shares }) => shares),
  cashback: sum(backs.map(({ cashback }) => cashback)),
  value: sum(backs.map(({ value }) => value)),
})
const byPart = (shares: ReadonlyArray<WalletShare>) =>
  Object.fromEntries(
    ["bonus", "discount", "money", "gift_card", "partner one", "partner other"].map((name) => {
      const [kind = "", partner] = name.split(" ")
      return [name, paidByPart(shares, { kind: kind as WalletShare["kind"], ...(partner !== undefined && { partner }) })]
    }),
  )
/** Price after the coupon of the units that are remaining: of all goods, and of those that the discount part may pay. */
const remainingOf = (paid: PaidOrder, { units: back }: GivenBack) => {
  const worth = (id: number, quantity: number) => moneyBack(paid, nothingBack, units({ [id]: quantity })).value
  const values = paid.lines
    .filter(({ isGiftCard }) => !isGiftCard)
    .map(({ id, quantity, returnPerMille }) => ({
      returnPerMille,
      value: subtract(worth(id, quantity), worth(id, back[id] ?? 0)),
    }))
  return {
    net: sum(values.map(({ value }) => value)),
    discountable: sum(values.filter(({ returnPerMille }) => discountableRates.includes(returnPerMille)).map(({ value }) => value)),
  }
}

describe("money back", () => {
  it("of goods beside a gift card is what was paid for the goods [W8]", () => {
    const coat = order({
      lines: [goods(1, 890_000), giftCard(2, 200_000, 5)],
      discount: tugrik(89_000),
      shipTotal: tugrik(5000),
      money: tugrik(1_806_000),
      earned: tugrik(8010),
    })
    expect(moneyBack(coat, nothingBack, units({ 1: 1 }))).toEqual({ money: 801_000, shares: [], cashback: 8010, value: 801_000 })
  })

  it("goes to what paid for the units that go back, so that bonus stays bonus [W3]", () => {
    const half = order({
      lines: [goods(1, 100_000, 2)],
      money: tugrik(105_000),
      shipTotal: tugrik(5000),
      shares: [from("bonus", 100_000)],
      earned: tugrik(1000),
    })
    const [first, second] = steps(half, [units({ 1: 1 }), units({ 1: 1 })])
    expect(first?.back).toEqual({ money: 50_000, shares: [from("bonus", 50_000)], cashback: 500, value: 100_000 })
    expect(second?.back).toEqual({ money: 50_000, shares: [from("bonus", 50_000)], cashback: 500, value: 100_000 })
  })

  it("goes to each partner, and of the discount with the goods that it paid [W4] [W5]", () => {
    const shares = [from("partner", 30_000, "one"), from("partner", 10_000, "other"), from("discount", 50_000)]
    const mixed = order({ lines: [goods(1, 100_000, 1, 20), goods(2, 100_000, 1, 30)], money: tugrik(110_000), shares })
    // Partners and bank pay 50,000 of the first and 100,000 of the second.
    expect(moneyBack(mixed, nothingBack, units({ 2: 1 }))).toMatchObject({
      money: 73_333,
      shares: [from("partner", 20_000, "one"), from("partner", 6_667, "other")],
    })
    expect(moneyBack(mixed, nothingBack, units({ 1: 1 }))).toMatchObject({
      money: 36_666,
      shares: [from("discount", 50_000), from("partner", 10_000, "one"), from("partner", 3_334, "other")],
    })
  })

  it("leaves the delivery with the bank's money, and gives it back with the whole order [W11]", () => {
    const paid = order({
      lines: [goods(1, 40_000)],
      shipTotal: tugrik(5000),
      money: tugrik(25_000),
      shares: [from("gift_card", 20_000)],
      earned: tugrik(200),
    })
    expect(moneyBack(paid, nothingBack, units({ 1: 1 }))).toMatchObject({
      money: 20_000,
      shares: [from("gift_card", 20_000)],
      cashback: 200,
    })
    expect(moneyBack(paid, nothingBack, { _tag: "Order" })).toEqual({
      money: 25_000,
      shares: [from("gift_card", 20_000)],
      cashback: 200,
      value: 45_000,
    })
  })

  it("is not given twice: a sum of the merchant's comes off later returns, and cashback shrinks with it", () => {
    const paid = order({ lines: [goods(1, 200_000)], shipTotal: tugrik(5000), money: tugrik(205_000), earned: tugrik(2000) })
    const [part, rest] = steps(paid, [{ _tag: "Money", amount: tugrik(150_000) }, units({ 1: 1 })])
    expect(part?.back).toEqual({ money: 150_000, shares: [], cashback: 1450, value: 0 })
    expect(rest?.back).toEqual({ money: 55_000, shares: [], cashback: 550, value: 200_000 })
    expect(moneyBack(paid, nothingBack, { _tag: "Money", amount: tugrik(300_000) }).money).toBe(205_000)
  })

  it("of a payment that the order does not accept is that payment", () => {
    const paid = order({ lines: [goods(1, 40_000)], money: tugrik(40_000), earned: tugrik(400) })
    expect(moneyBack(paid, nothingBack, { _tag: "Payment", amount: tugrik(40_000) })).toEqual({
      money: 40_000,
      shares: [],
      cashback: 0,
      value: 0,
    })
  })

  it("is less the cashback that was spent, then less wallet money, never less bonus", () => {
    const back: MoneyBack = {
      money: tugrik(500),
      shares: [from("bonus", 300), from("gift_card", 400)],
      cashback: tugrik(1000),
      value: tugrik(1200),
    }
    expect(lessSpentCashback(back, tugrik(700))).toEqual(back)
    expect(lessSpentCashback(back, tugrik(600))).toMatchObject({ money: 400, cashback: 900 })
    expect(lessSpentCashback(back, tugrik(0))).toMatchObject({
      money: 0,
      cashback: 300,
      shares: [from("bonus", 300), from("gift_card", 200)],
    })
  })

  it("is never more than was paid, by source and by line, after any sequence", () => {
    holds(
      fc.property(sequence, ({ order: paid, scopes }) => {
        const backs = steps(paid, scopes).map(({ back }) => back)
        const all = whole(backs)
        const [given, had] = [byPart(all.shares), byPart(paid.shares)]
        const lines = paid.lines.filter(({ isGiftCard }) => !isGiftCard)
        const perLine = lines.every(
          ({ id, quantity, price }) => moneyBack(paid, nothingBack, units({ [id]: quantity })).value <= price * quantity,
        )
        return (
          perLine &&
          all.money <= paid.money &&
          Object.keys(had).every((name) => (given[name] ?? 0) <= (had[name] ?? 0)) &&
          all.cashback <= paid.earned &&
          backs.every(({ money, shares, value }, at) => scopes[at]?._tag !== "Units" || money + paidBy(shares) <= value)
        )
      }),
    )
  })

  it("is per line never more than was paid for it, after returns, sums of the merchant's and a cancel", () => {
    let cancelled = 0
    holds(
      fc.property(unitSequence, ({ order: paid, scopes }) => {
        const all = steps(paid, scopes)
        const backOf = ({ money, shares }: MoneyBack) => money + paidBy(shares)
        const listed = sum(paid.lines.filter(({ isGiftCard }) => !isGiftCard).map(({ price, quantity }) => times(price, quantity)))
        const returned = (id: number) => scopes.filter((scope) => scope._tag === "Units" && scope.units[id] !== undefined).length
        // The coupon takes its share of each line; a tugrik of it cannot be divided.
        const paidFor = ({ price, quantity, isGiftCard }: (typeof paid.lines)[number], count: number) =>
          isGiftCard ? price * count : (price * count * (listed - paid.discount)) / Math.max(1, listed) + (count === 0 ? 0 : quantity)
        const perLine = paid.lines.every(
          (line) =>
            sum(
              all
                .filter(({ scope }) => scope._tag === "Units" && scope.units[line.id] !== undefined)
                .map(({ back }) => tugrik(backOf(back))),
            ) <= paidFor(line, returned(line.id)),
        )
        const rest = paid.lines.reduce((total, line) => total + paidFor(line, line.quantity - returned(line.id)), 0) + paid.shipTotal
        const cancel = all.at(-1)
        if (cancel !== undefined && backOf(cancel.back) > 0) cancelled += 1
        return perLine && cancel !== undefined && backOf(cancel.back) <= rest
      }),
    )
    expect(cancelled).toBeGreaterThan(100)
  })

  it("of parts sums to that of the whole in any order, by source", () => {
    holds(
      fc.property(sequence, ({ order: paid, returns }) => {
        const lines = returnable(paid)
        const one = moneyBack(paid, nothingBack, units(Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]))))
        const all = whole(steps(paid, returns).map(({ back }) => back))
        const [parts, atOnce] = [byPart(all.shares), byPart(one.shares)]
        // Beside a stay that is kept, each return may round a tugrik of each source to another.
        const hasStays = paid.lines.some(({ isStay }) => isStay)
        const most = hasStays ? returns.length * (paid.shares.length + 1) : 0
        const isNear = (amount: number, other: number): boolean => Math.abs(amount - other) <= most
        const bySource = isNear(all.money, one.money) && Object.keys(atOnce).every((name) => isNear(parts[name] ?? 0, atOnce[name] ?? 0))
        const net = subtract(sum(lines.map(({ price, quantity }) => times(price, quantity))), paid.discount)
        const whenAllGoes = hasStays || (all.value === net && all.cashback === (lines.length === 0 ? 0 : paid.earned))
        return (
          bySource &&
          whenAllGoes &&
          all.value === one.value &&
          all.money + paidBy(all.shares) === one.value &&
          all.cashback === one.cashback
        )
      }),
    )
  })

  it("takes the same value and cashback in parts as at once, whatever is kept", () => {
    holds(
      fc.property(sequence, fc.nat(8), ({ order: paid, returns }, count) => {
        const parts = returns.slice(0, count)
        const together: Record<number, number> = {}
        for (const part of parts)
          if (part._tag === "Units")
            for (const [id, quantity] of Object.entries(part.units)) together[Number(id)] = (together[Number(id)] ?? 0) + quantity
        const all = whole(steps(paid, parts).map(({ back }) => back))
        const one = moneyBack(paid, nothingBack, units(together))
        return all.value === one.value && all.cashback === one.cashback
      }),
    )
  })

  it("takes with a unit the cashback that it earned", () => {
    const two = order({ lines: [goods(1, 100_000, 1, 30), goods(2, 100_000, 1, 10)], money: tugrik(200_000), earned: tugrik(4000) })
    expect(moneyBack(two, nothingBack, units({ 1: 1 })).cashback).toBe(3000)
    expect(moneyBack(two, nothingBack, units({ 2: 1 })).cashback).toBe(1000)
  })

  it("with the rest of the order is all that was paid, whatever went back before", () => {
    holds(
      fc.property(sequence, fc.nat(8), ({ order: paid, scopes }, count) => {
        const all = whole(steps(paid, [...scopes.slice(0, count), { _tag: "Order" }]).map(({ back }) => back))
        return (
          all.money === paid.money &&
          JSON.stringify(byPart(all.shares)) === JSON.stringify(byPart(paid.shares)) &&
          all.cashback === paid.earned
        )
      }),
    )
  })

  it("makes no money of bonus, and leaves nothing paid by it above its share, after any sequence [W3] [W4]", () => {
    holds(
      fc.property(sequence, ({ order: paid, scopes }) =>
        steps(paid, scopes).every(({ after }) => {
          const { net, discountable } = remainingOf(paid, after)
          const left = sharesLeft(paid, after)
          // A tugrik cannot be halved: where bonus and discount are both at their caps, the discount keeps the odd one.
          const isWithin = paidBy(left, "bonus") <= share(net, 500) && paidBy(left, "discount") <= share(discountable, 500) + 1
          // What is kept is paid for: money of the bank went back for nothing that the wallet paid.
          const gifts = sum(paid.lines.filter(({ isGiftCard }) => isGiftCard).map(({ price, quantity }) => times(price, quantity)))
          const remaining = moneyLeft(paid, { ...after, byShop: tugrik(0) }) + paidBy(left)
          return isWithin && (after.byShop > 0 ? remaining >= net + gifts : remaining === net + gifts + paid.shipTotal)
        }),
      ),
    )
  })

  it("leaves no more cashback than three per cent of the money that is kept [W6]", () => {
    holds(
      fc.property(sequence, ({ order: paid, scopes }) =>
        steps(paid, scopes).every(
          ({ after }) => (paid.earned - after.cashback) * 100 <= subtract(paid.money, sum([after.returned, after.byShop])) * 3 + 100,
        ),
      ),
    )
  })

  it("is nothing of an order that is not paid but its wallet money", () => {
    holds(
      fc.property(paidOrder, (paid) => {
        const unpaid = moneyBack({ ...paid, money: tugrik(0), earned: tugrik(0) }, nothingBack, { _tag: "Order" })
        return unpaid.money === 0 && unpaid.cashback === 0 && paidBy(unpaid.shares) === paidBy(paid.shares)
      }),
    )
  })
})
