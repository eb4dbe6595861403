/** Money back by worked examples. Its laws have their own file. */
import { describe, expect, it } from "vitest"
import { tugrik } from "#domain/rules/money.ts"
import type { PaidOrder } from "#domain/entities/orders/paid-order.ts"
import { lessSpentCashback, moneyBack, type MoneyBack, type RefundScope } from "#domain/rules/orders/money-back.ts"
import type { WalletShare } from "#domain/entities/wallet/wallet.ts"
import { nothingBack, refundSteps } from "#tests/arbitraries/given-back.ts"

/** A line of a paid order. Of every 1,000₮ it earns `returnPerMille` as cashback. */
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
/** A paid order without a discount, a delivery or a wallet, but for `more`. */
const order = (more: Partial<PaidOrder>): PaidOrder => ({
  lines: [],
  discount: tugrik(0),
  shipTotal: tugrik(0),
  money: tugrik(0),
  shares: [],
  earned: tugrik(0),
  ...more,
})
/** What a part of the wallet paid or gets back. */
const from = (kind: WalletShare["kind"], amount: number, partner?: string): WalletShare => ({
  kind,
  amount: tugrik(amount),
  ...(partner !== undefined && { partner }),
})
/** Units that go back, by the id of their line. */
const units = (given: Readonly<Record<number, number>>): RefundScope => ({ _tag: "Units", units: given })

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

  it("of each half of an order goes by halves to the bank and to bonus, which paid it [W3]", () => {
    const half = order({
      lines: [goods(1, 100_000, 2)],
      money: tugrik(105_000),
      shipTotal: tugrik(5000),
      shares: [from("bonus", 100_000)],
      earned: tugrik(1000),
    })
    const [first, second] = refundSteps(half, [units({ 1: 1 }), units({ 1: 1 })])
    expect(first?.back).toEqual({ money: 50_000, shares: [from("bonus", 50_000)], cashback: 500, value: 100_000 })
    expect(second?.back).toEqual({ money: 50_000, shares: [from("bonus", 50_000)], cashback: 500, value: 100_000 })
  })

  it("goes to each partner by its share, and to the discount part only of the goods that it may pay [W4] [W5]", () => {
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

  it("includes the delivery only with the whole order [W11]", () => {
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

  it("of a return is less the sum that the merchant gave before, and so is its cashback", () => {
    const paid = order({ lines: [goods(1, 200_000)], shipTotal: tugrik(5000), money: tugrik(205_000), earned: tugrik(2000) })
    const [part, rest] = refundSteps(paid, [{ _tag: "Money", amount: tugrik(150_000) }, units({ 1: 1 })])
    expect(part?.back).toEqual({ money: 150_000, shares: [], cashback: 1450, value: 0 })
    expect(rest?.back).toEqual({ money: 55_000, shares: [], cashback: 550, value: 200_000 })
  })

  it("of a sum is at most what the bank paid", () => {
    const paid = order({ lines: [goods(1, 200_000)], shipTotal: tugrik(5000), money: tugrik(205_000), earned: tugrik(2000) })
    expect(moneyBack(paid, nothingBack, { _tag: "Money", amount: tugrik(300_000) }).money).toBe(205_000)
  })

  it("of a payment that the order does not accept is that payment, without cashback", () => {
    const paid = order({ lines: [goods(1, 40_000)], money: tugrik(40_000), earned: tugrik(400) })
    expect(moneyBack(paid, nothingBack, { _tag: "Payment", amount: tugrik(40_000) })).toEqual({
      money: 40_000,
      shares: [],
      cashback: 0,
      value: 0,
    })
  })

  it("is less the cashback that was spent, first of the bank's money, then of the gift card, never of bonus", () => {
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

  it("takes the cashback that each unit earned by its own rate", () => {
    const two = order({ lines: [goods(1, 100_000, 1, 30), goods(2, 100_000, 1, 10)], money: tugrik(200_000), earned: tugrik(4000) })
    expect(moneyBack(two, nothingBack, units({ 1: 1 })).cashback).toBe(3000)
    expect(moneyBack(two, nothingBack, units({ 2: 1 })).cashback).toBe(1000)
  })
})
