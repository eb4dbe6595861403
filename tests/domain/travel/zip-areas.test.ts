import { describe, expect, it } from "vitest"
import { areaKind, areaNamesOf } from "#domain/rules/travel/zip-areas.ts"

describe("postal areas", () => {
  it("have a kind by their category code", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((cat) => areaKind({ cat }))).toEqual([
      null,
      "city",
      "city",
      "city",
      "district",
      "district",
      "quarter",
      "quarter",
      "address",
    ])
  })

  it("name a point by all areas that contain it", () => {
    const area = (cat: number, name: string, zipcode: string) => ({ cat, name: { mn: name }, zipcode, zipid: cat })
    const areas = [
      area(5, "Баянгол", "16000"),
      area(1, "Монгол", ""),
      area(9, "12-р байр", ""),
      area(2, "Улаанбаатар", "11000"),
      area(4, "Хот", "11001"),
    ]
    expect(areaNamesOf(areas)).toEqual({
      city: "Хот",
      district: "Баянгол",
      quarter: null,
      address: "12-р байр",
      zipcode: "16000",
    })
    expect(areaNamesOf([])).toEqual({ city: null, district: null, quarter: null, address: null, zipcode: null })
  })
})
