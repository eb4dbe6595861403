import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bayangol } from "#book/fixtures/travel/places.ts"
import { isNearestOnly, nearestByCode, postalCodeOf } from "#domain/rules/travel/zip-areas.ts"
import { holds } from "#tests/laws.ts"

const areas = ["11000", "12000", "12300", "13000", "67000", "67120", null].map((zipcode) => ({ zipcode }))

describe("a postal code", () => {
  it("is three to nine digits, which may be apart", () => {
    expect(["133", "13374", "13374-0012", " 133 74 "].map(postalCodeOf)).toEqual(["133", "13374", "133740012", "13374"])
    expect(["13", "бзд 5", "", "1234567890", "5-р"].map(postalCodeOf)).toEqual([null, null, null, null, null])
  })

  it("that no area has is that of its longest beginning [E24]", () => {
    const nearest = (code: string) => nearestByCode(areas, code)?.zipcode ?? null
    expect(["13374", "12345", "12945", "67125", "67999", "11050"].map(nearest)).toEqual([
      "13000",
      "12300",
      "12000",
      "67120",
      "67000",
      "11000",
    ])
    expect(["99999", "10500"].map(nearest)).toEqual([null, null])
  })

  it("has no area with a longer beginning than the nearest", () => {
    const digits = fc.stringMatching(/^[1-3][0-3]{4}$/)
    const beginning = (zipcode: string): string => zipcode.replace(/0+$/, "")
    holds(
      fc.property(fc.array(digits), digits, (codes, code) => {
        const nearest = nearestByCode(
          codes.map((zipcode) => ({ zipcode })),
          code,
        )
        const lengths = codes
          .filter((each) => beginning(each).length >= 2 && code.startsWith(beginning(each)))
          .map((each) => beginning(each).length)
        const nearestLength = nearest === null ? 0 : beginning(nearest.zipcode).length
        if (nearestLength >= 2) expect(nearestLength).toBe(Math.max(...lengths))
        else expect(lengths).toEqual([])
      }),
    )
  })

  it("is marked as only near where the area has another", () => {
    expect(["16374", "163"].map((text) => isNearestOnly(bayangol, text))).toEqual([true, true])
    expect(["160", "16000", "баян", "16"].map((text) => isNearestOnly(bayangol, text))).toEqual([false, false, false, false])
  })
})
