import { describe, expect, it } from "vitest"
import { isUsefulFacet, usefulRatings } from "#domain/rules/catalogue/facet-display.ts"

describe("isUsefulFacet", () => {
  const buckets = (...counts: ReadonlyArray<number>) => counts.map((count, at) => ({ key: String(at), label: String(at), count }))

  it("is true where a value leaves products out", () => {
    expect(isUsefulFacet(buckets(3, 2), 5)).toBe(true)
    expect(isUsefulFacet(buckets(5, 5), 5)).toBe(false)
    expect(isUsefulFacet([], 5)).toBe(false)
  })

  it("is false where fewer than one product in twenty has a value", () => {
    expect(isUsefulFacet(buckets(1), 20)).toBe(true)
    expect(isUsefulFacet(buckets(1), 21)).toBe(false)
  })
})

describe("usefulRatings", () => {
  const steps = (...counts: ReadonlyArray<number>) => counts.map((count, at) => ({ key: String(4 - at), label: String(4 - at), count }))

  it("leaves out a rating that adds no product to the one above [S5]", () => {
    expect(usefulRatings(steps(21, 21, 25, 25), null).map(({ key }) => key)).toEqual(["4", "2"])
    expect(usefulRatings(steps(0, 3, 3, 3), null).map(({ key }) => key)).toEqual(["3"])
    expect(usefulRatings(steps(0, 0, 0, 0), null)).toEqual([])
  })

  it("keeps the chosen rating", () => {
    expect(usefulRatings(steps(21, 21, 21, 21), 3).map(({ key }) => key)).toEqual(["4", "3"])
    expect(usefulRatings(steps(0, 0, 0, 0), 4).map(({ key }) => key)).toEqual(["4"])
  })
})
