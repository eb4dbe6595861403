import { describe, expect, it } from "vitest"
import { checkReview, reviewMaxLength, maxPictures, ratings } from "#domain/rules/catalogue/review-form.ts"
import { refusalMessages } from "#tests/domain/forms/refusal-messages.ts"

describe("a review", () => {
  it("has one to five stars and a limited size", () => {
    expect(ratings).toEqual([1, 2, 3, 4, 5])
    expect(checkReview({ rating: 5, comment: "x".repeat(reviewMaxLength), pictures: maxPictures })).toEqual([])
    expect(refusalMessages(checkReview({ rating: null, comment: "x".repeat(reviewMaxLength + 1), pictures: maxPictures + 1 }))).toEqual([
      "rating: review.rating_required",
      "comment: v.too_long",
      "pictures: v.too_many_pictures",
    ])
    expect(refusalMessages(checkReview({ rating: 6, comment: "", pictures: 0 }))).toEqual(["rating: review.rating_required"])
    expect(checkReview({ rating: 1, comment: "x".repeat(reviewMaxLength + 1), pictures: 0 })[0]?.values).toEqual({ max: "2000" })
    expect(reviewMaxLength).toBe(2000)
    expect(maxPictures).toBe(10)
  })
})
