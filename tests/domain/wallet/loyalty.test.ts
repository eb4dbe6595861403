import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { tugrik } from "#domain/rules/money.ts"
import { loyaltyLevels, loyaltyOf, loyaltySince, loyaltyTerms } from "#domain/rules/wallet/loyalty.ts"
import { amount } from "#tests/arbitraries/money.ts"
import { holds } from "#tests/laws.ts"

describe("loyalty", () => {
  it.each([
    [0, "blue", "silver", 1_000_000],
    [999_999, "blue", "silver", 1],
    [1_000_000, "silver", "gold", 2_000_000],
    [2_616_000, "silver", "gold", 384_000],
    [3_000_000, "gold", null, null],
  ] as const)("of %i is %s, then %s after %s [C5]", (spent, level, next, missing) => {
    expect(loyaltyOf(tugrik(spent), loyaltyTerms)).toMatchObject({ level, next, missing })
  })

  it("has the levels that the shop has, at its sums", () => {
    expect(loyaltyOf(tugrik(600_000), { gold: tugrik(500_000) })).toMatchObject({ level: "gold", next: null })
    expect(loyaltyOf(tugrik(600_000), { silver: tugrik(700_000) })).toMatchObject({ level: "blue", next: "silver", missing: 100_000 })
    expect(loyaltyOf(tugrik(600_000), {})).toMatchObject({ level: "blue", next: null })
  })

  it("counts the purchases of 365 days [C5]", () => {
    expect(loyaltySince("2026-11-29T04:00:00.000Z" as Instant)).toBe("2025-11-29T04:00:00.000Z")
  })

  it("reaches the next level by what is missing", () => {
    const outcomes = new Set<string>()
    holds(
      fc.property(amount, (spent) => {
        const { level, next, missing } = loyaltyOf(spent, loyaltyTerms)
        outcomes.add(level)
        if (missing !== null) expect(loyaltyOf(tugrik(spent + missing), loyaltyTerms).level).toBe(next)
      }),
    )
    expect(outcomes.size).toBe(loyaltyLevels(loyaltyTerms).length)
  })
})
