/** Lines of VAT receipts: shares of a discount, and the taxes that a price contains. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { spread, taxesIn } from "#domain/rules/orders/receipt-lines.ts"
import { holds } from "#tests/laws.ts"

describe("a receipt's lines", () => {
  it("share a discount by their amounts", () => {
    expect(spread(90, [50, 50])).toEqual([45, 45])
    expect(spread(100, [1, 1, 1])).toEqual([33, 33, 34])
    expect(spread(0, [5, 5])).toEqual([0, 0])
    expect(spread(10, [])).toEqual([])
  })

  it("add up to the whole, each at most a tugrik from its share", () => {
    const amounts = fc
      .array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 30 })
      .filter((all) => all.some((amount) => amount > 0))
    holds(
      fc.property(amounts, fc.integer({ min: 0, max: 1000 }), (all, perMille) => {
        const whole = all.reduce((sum, amount) => sum + amount, 0)
        const total = Math.floor((whole * perMille) / 1000)
        const parts = spread(total, all)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
        for (const [at, part] of parts.entries()) {
          const exactShare = (total * (all[at] ?? 0)) / whole
          expect(Math.abs(part - exactShare)).toBeLessThan(1.000_001)
        }
      }),
    )
  })
})

describe("taxes in a price", () => {
  it.each([
    [2800, "VAT_ABLE", 20, 250, 50],
    [110_000, "VAT_ABLE", 0, 10_000, 0],
    [5000, "VAT_ABLE", 0, 454.55, 0],
    [5000, "VAT_FREE", 0, 0, 0],
    [10_200, "NOT_VAT", 20, 0, 200],
    [0, "VAT_ABLE", 20, 0, 0],
  ] as const)("of %d, %s with %d per mille of city tax, are %d and %d", (amount, type, city, vat, cityTax) => {
    expect(taxesIn(amount, type, city)).toEqual({ vat, cityTax })
  })
})
