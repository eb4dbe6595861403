/** Average rating of a histogram. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { averageRating } from "#domain/rules/catalogue/average-rating.ts"

describe("the average rating", () => {
  it("weighs each number of stars by its ratings [E19]", () => {
    expect(averageRating([0, 0, 0, 2, 4])).toBe(4.7)
    expect(averageRating([1, 0, 0, 0, 1])).toBe(3)
  })

  it("is 0 without ratings", () => {
    expect(averageRating([0, 0, 0, 0, 0])).toBe(0)
  })

  it("lies between the fewest and the most stars given", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { minLength: 5, maxLength: 5 }), (histogram) => {
        fc.pre(histogram.some((count) => count > 0))
        const average = averageRating(histogram)
        expect(average).toBeGreaterThanOrEqual(histogram.findIndex((count) => count > 0) + 1)
        expect(average).toBeLessThanOrEqual(histogram.findLastIndex((count) => count > 0) + 1)
      }),
    )
  })
})
