import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { averageRating, reviewCount } from "#domain/rules/catalogue/rating-histogram.ts"
import { holds } from "#tests/laws.ts"

describe("the number of reviews", () => {
  it("is the sum of the histogram", () => {
    expect(reviewCount([1, 0, 2, 0, 3])).toBe(6)
    expect(reviewCount([])).toBe(0)
  })
})

describe("the average rating", () => {
  it("weighs each number of stars by its ratings [E19]", () => {
    expect(averageRating([0, 0, 0, 2, 4])).toBe(4.7)
    expect(averageRating([1, 0, 0, 0, 1])).toBe(3)
  })

  it("is 0 without ratings", () => {
    expect(averageRating([0, 0, 0, 0, 0])).toBe(0)
  })

  it("lies between the lowest and the highest rating", () => {
    holds(
      fc.property(fc.array(fc.nat(500), { minLength: 5, maxLength: 5 }), (histogram) => {
        fc.pre(histogram.some((count) => count > 0))
        const average = averageRating(histogram)
        expect(average).toBeGreaterThanOrEqual(histogram.findIndex((count) => count > 0) + 1)
        expect(average).toBeLessThanOrEqual(histogram.findLastIndex((count) => count > 0) + 1)
      }),
    )
  })
})
