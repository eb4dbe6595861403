/** Query of a list of reviews. */
import { describe, expect, it } from "vitest"
import { everyReview, isNarrowed, reviewCount, withStars } from "#domain/rules/catalogue/review-query.ts"

describe("query of reviews", () => {
  it("leaves nothing out at first", () => {
    expect(isNarrowed(everyReview)).toBe(false)
    expect(isNarrowed({ ...everyReview, sort: "helpful" })).toBe(false)
  })

  it("is narrowed by stars or pictures", () => {
    expect(isNarrowed({ ...everyReview, stars: 5 })).toBe(true)
    expect(isNarrowed({ ...everyReview, pictured: true })).toBe(true)
  })

  it("drops the stars that are chosen again", () => {
    expect(withStars(everyReview, 4).stars).toBe(4)
    expect(withStars({ ...everyReview, stars: 4 }, 4).stars).toBeNull()
    expect(withStars({ ...everyReview, stars: 4 }, 2).stars).toBe(2)
  })

  it("counts all reviews of a histogram", () => {
    expect(reviewCount([1, 0, 2, 0, 3])).toBe(6)
    expect(reviewCount([])).toBe(0)
  })
})
