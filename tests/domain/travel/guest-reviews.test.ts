import { describe, expect, it } from "vitest"
import { guestRating } from "#domain/rules/travel/guest-reviews.ts"

describe("the rating of a hotel", () => {
  it("is the average of its guests with a grade, and without one below 3.5 or without guests [E29]", () => {
    const ratingOf = (histogram: ReadonlyArray<number>) => guestRating({ histogram })
    expect(ratingOf([0, 0, 0, 1, 1])).toEqual({ average: 4.5, total: 2, grade: "excellent" })
    const histograms = [[0, 0, 0, 4, 0], [0, 0, 1, 1, 0], [0, 0, 2, 0, 0], []]
    expect(histograms.map((histogram) => ratingOf(histogram).grade)).toEqual(["veryGood", "good", null, null])
  })
})
