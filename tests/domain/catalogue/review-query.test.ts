import { describe, expect, it } from "vitest"
import { everyReview, isNarrowed, withStars } from "#domain/rules/catalogue/review-query.ts"

describe("a query of reviews", () => {
  it("has no filter at first", () => {
    expect(isNarrowed(everyReview)).toBe(false)
    expect(isNarrowed({ ...everyReview, sort: "helpful" })).toBe(false)
  })

  it("is narrowed by stars or pictures", () => {
    expect(isNarrowed({ ...everyReview, stars: 5 })).toBe(true)
    expect(isNarrowed({ ...everyReview, pictured: true })).toBe(true)
  })

  it("loses the stars that are chosen again", () => {
    expect(withStars(everyReview, 4).stars).toBe(4)
    expect(withStars({ ...everyReview, stars: 4 }, 4).stars).toBeNull()
    expect(withStars({ ...everyReview, stars: 4 }, 2).stars).toBe(2)
  })
})
