import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { returnRefund, type PaidOrder } from "#domain/rules/orders/return-refund.ts"
import { sum, tugrik } from "#domain/rules/money.ts"
import { paidBy } from "#domain/rules/wallet/wallet.ts"
import { holds } from "#tests/laws.ts"

const order: PaidOrder = {
  itemTotal: tugrik(100_000),
  discount: tugrik(10_000),
  money: tugrik(65_000),
  shares: [{ kind: "bonus", amount: tugrik(20_000) }, { kind: "money", amount: tugrik(10_000) }],
  earned: tugrik(1000),
}

/** An order of which coupon and wallet pay a part, and the values of its returned goods. */
const returned = fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 6 }).chain((values) => {
  const itemTotal = values.reduce((all, value) => all + value, 0)
  return fc.record({ coupon: fc.nat({ max: 999 }), bonus: fc.nat({ max: 999 }), ship: fc.constantFrom(0, 5000) }).map(({ coupon, bonus, ship }) => {
    const discount = Math.floor((itemTotal * coupon) / 1000)
    const toPay = itemTotal - discount + ship
    const fromBonus = Math.floor((toPay * bonus) / 1000)
    const paid: PaidOrder = {
      itemTotal: tugrik(itemTotal), discount: tugrik(discount), money: tugrik(toPay - fromBonus), shares: [{ kind: "bonus", amount: tugrik(fromBonus) }], earned: tugrik(Math.floor(itemTotal / 100)),
    }
    return { paid, values: values.map((value) => tugrik(value)) }
  })
})

describe("the refund of a return", () => {
  it("goes to the bank first, then to the wallet's parts, less the coupon's share [W8]", () => {
    expect(returnRefund(order, tugrik(0), tugrik(50_000))).toEqual({ money: 45_000, shares: [], cashback: 500 })
    expect(returnRefund(order, tugrik(50_000), tugrik(50_000))).toEqual({ money: 20_000, shares: [{ kind: "bonus", amount: 20_000 }, { kind: "money", amount: 5000 }], cashback: 500 })
  })

  it("is nothing for goods that cost nothing", () => {
    expect(returnRefund({ ...order, itemTotal: tugrik(0), discount: tugrik(0) }, tugrik(0), tugrik(0))).toEqual({ money: 0, shares: [], cashback: 0 })
  })

  it("of several returns is that of one, and never more than was paid for the goods", () => {
    holds(
      fc.property(returned, ({ paid, values }) => {
        const each = values.map((value, at) => returnRefund(paid, sum(values.slice(0, at)), value))
        const whole = returnRefund(paid, tugrik(0), paid.itemTotal)
        const backOf = (part: typeof whole) => part.money + paidBy(part.shares)
        const parts = each.reduce((all, part) => all + backOf(part), 0)
        return parts === backOf(whole) && parts === paid.itemTotal - paid.discount && sum(each.map(({ cashback }) => cashback)) === paid.earned
      }),
    )
  })
})
