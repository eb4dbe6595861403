import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { change, fraction, minimum, subtract, zero, share, sum, times, tugrik } from "#domain/rules/money.ts"
import { rounded } from "#domain/rules/rounding.ts"
import { amount } from "#tests/arbitraries/money.ts"
import { holds } from "#tests/laws.ts"

describe("rounding", () => {
  it("rounds to the nearest tugrik, half away from zero", () => {
    expect([0.4, 0.5, 1.5, 2.5, -0.4, -0.5, -1.5, -2.5].map(rounded)).toEqual([0, 1, 2, 3, 0, -1, -2, -3])
  })

  it("never moves an amount by more than half a tugrik", () => {
    holds(fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => Math.abs(rounded(value) - value) <= 0.5))
  })

  it("is symmetric around 0", () => {
    holds(fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (value) => rounded(-value) + rounded(value) === 0))
  })
})

describe("an amount", () => {
  it("is a non-negative integer", () => {
    expect(tugrik(129_000.4)).toBe(129_000)
    expect(() => tugrik(-1)).toThrow("-1 is no amount of money")
    expect(() => tugrik(Number.NaN)).toThrow("no amount")
    expect(() => tugrik(Number.POSITIVE_INFINITY)).toThrow("no amount")
  })

  it("may be signed as a change", () => {
    expect(change(-20_000.5)).toBe(-20_001)
    expect(() => change(Number.NaN)).toThrow("no change")
  })

  it("adds up in any order", () => {
    expect(sum([])).toBe(zero)
    expect(sum([tugrik(1), tugrik(2)])).toBe(3)
    holds(fc.property(fc.array(amount), (amounts) => sum(amounts) === sum(amounts.toReversed())))
  })

  it("is multiplied by a count", () => {
    expect(times(tugrik(129_000), 2)).toBe(258_000)
    expect(times(tugrik(129_000), 0)).toBe(0)
  })
})

describe("subtraction", () => {
  it("stops at 0", () => {
    expect(subtract(tugrik(5), tugrik(7))).toBe(0)
    expect(subtract(tugrik(7), tugrik(5))).toBe(2)
  })

  it("adds up with the subtracted amount to the original", () => {
    holds(fc.property(amount, amount, (from, taken) => sum([subtract(from, taken), minimum(from, taken)]) === from))
  })
})

describe("a share", () => {
  it("is rounded down", () => {
    expect(share(tugrik(20_001), 500)).toBe(10_000)
    expect(share(tugrik(999), 1)).toBe(0)
    expect(share(tugrik(1000), 1)).toBe(1)
  })

  it("never exceeds its per mille", () => {
    holds(fc.property(amount, fc.nat(1000), (whole, perMille) => share(whole, perMille) * 1000 <= whole * perMille))
  })

  it("adds up with its rest to the whole, less at most a tugrik", () => {
    holds(
      fc.property(amount, fc.nat(1000), (whole, perMille) => {
        const missing = whole - share(whole, perMille) - share(whole, 1000 - perMille)
        return missing === 0 || missing === 1
      }),
    )
  })
})

describe("a fraction", () => {
  it("is rounded to the nearest tugrik", () => {
    expect(fraction(tugrik(243_000), 100, 1100)).toBe(22_091)
    expect(fraction(tugrik(5), 1, 2)).toBe(3)
  })
})
