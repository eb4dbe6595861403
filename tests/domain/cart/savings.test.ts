import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { savings } from "#domain/rules/cart/savings.ts"
import { change, tugrik } from "#domain/rules/money.ts"
import { line, order, orderOf } from "#tests/arbitraries/order.ts"
import { holds } from "#tests/laws.ts"

describe("savings", () => {
  it("are the sums that sales and coupons take off", () => {
    const sample = orderOf([line(1, 2, 129_000, 149_000)], {
      adjustments: [
        { kind: "coupon", label: "WINTER10", amount: change(-20_000) },
        { kind: "wallet", label: "bonus", amount: change(-7000) },
        { kind: "coupon", label: "fee", amount: change(500) },
      ],
    })
    expect(savings(sample)).toEqual({ sale: 40_000, coupon: 20_000, whole: 60_000 })
  })

  it("are never negative", () => {
    expect(savings({ listTotal: tugrik(1), itemTotal: tugrik(2), adjustments: [] }).whole).toBe(0)
    expect(savings({ listTotal: tugrik(2), itemTotal: tugrik(2), adjustments: [] }).whole).toBe(0)
  })

  it("add up with the item total to the list total", () => {
    holds(fc.property(order, (one) => savings(one).sale + one.itemTotal === one.listTotal))
  })
})
