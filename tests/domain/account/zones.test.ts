import { describe, expect, it } from "vitest"
import type { Zone } from "#domain/entities/account/address.ts"
import { citiesOf, districtsOf, isCapital, quartersOf, zipcodeOf } from "#domain/rules/account/zones.ts"

const zone = (code: string, parent: string | null, level: number, name: string, zipcode: string | null = null): Zone => ({
  code,
  parent,
  level,
  name: { mn: name },
  zipcode,
})
const zones = [
  zone("65", null, 1, "Архангай", "65000"),
  zone("82", null, 1, "Сүхбаатар", "51000"),
  zone("11", null, 1, "Улаанбаатар", "11000"),
  zone("8201", "82", 2, "Сүхбаатар"),
  zone("1113", "11", 2, "Сүхбаатар", "14000"),
  zone("1107", "11", 2, "Баянгол", "16000"),
  zone("110710", "1107", 3, "10-р хороо"),
  zone("110702", "1107", 3, "2-р хороо", "16020"),
]

describe("zones", () => {
  it("list the capital first, then aimags by the alphabet", () => {
    expect(citiesOf(zones).map(({ name }) => name.mn)).toEqual(["Улаанбаатар", "Архангай", "Сүхбаатар"])
    expect([isCapital("11"), isCapital("Улаанбаатар"), isCapital("Ulaanbaatar"), isCapital("Архангай")]).toEqual([true, true, true, false])
  })

  it("are looked up inside their parent, since names repeat", () => {
    expect(districtsOf(zones, "Сүхбаатар").map(({ code }) => code)).toEqual(["8201"])
    expect(districtsOf(zones, "11").map(({ name }) => name.mn)).toEqual(["Баянгол", "Сүхбаатар"])
    expect(districtsOf(zones, "nowhere")).toEqual([])
  })

  it("are found by their name in any language", () => {
    const bilingual = zones.map((one) => (one.code === "11" ? { ...one, name: { mn: "Улаанбаатар", en: "Ulaanbaatar" } } : one))
    expect(districtsOf(bilingual, "Ulaanbaatar").map(({ code }) => code)).toEqual(["1107", "1113"])
  })

  it("sort numbered quarters by number", () => {
    expect(quartersOf(zones, "Улаанбаатар", "Баянгол").map(({ name }) => name.mn)).toEqual(["2-р хороо", "10-р хороо"])
    expect(quartersOf(zones, "Улаанбаатар", "")).toEqual([])
  })

  it("take the postal code of the smallest zone that has one", () => {
    expect(zipcodeOf(zones, "11", "Баянгол", "2-р хороо")).toBe("16020")
    expect(zipcodeOf(zones, "11", "Баянгол", "10-р хороо")).toBe("16000")
    expect(zipcodeOf(zones, "Сүхбаатар", "Сүхбаатар", "")).toBe("51000")
    expect(zipcodeOf(zones, "nowhere", "", "")).toBeNull()
  })
})
