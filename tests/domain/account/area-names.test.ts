import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Zone } from "#domain/entities/account/address.ts"
import { byAlphabet } from "#domain/rules/texts/alphabet.ts"
import { areaKind, areaNamesOf } from "#domain/rules/travel/zip-areas.ts"
import { citiesOf, districtsOf, isCapital, quartersOf, zipcodeOf } from "#domain/rules/account/zones.ts"
import { holds } from "#tests/laws.ts"

const zone = (code: string, parent: string | null, level: number, name: string, zipcode: string | null = null): Zone => ({ code, parent, level, name: { mn: name }, zipcode })
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
const name = fc.array(fc.constantFrom(...Array.from("абгдеёоөуүхяAZ -1")), { maxLength: 6 }).map((all) => all.join(""))

describe("the Mongolian alphabet", () => {
  it("has ө after о and ү after у", () => {
    expect(["үг", "уул", "өвөл", "ой", "пуу", "ном", "ёс", "ерөө"].toSorted(byAlphabet)).toEqual(["ерөө", "ёс", "ном", "ой", "өвөл", "пуу", "уул", "үг"])
  })

  it("follows Latin letters and digits, whatever the case", () => {
    expect(["б", "B", "1", "А", "a"].toSorted(byAlphabet)).toEqual(["1", "a", "B", "А", "б"])
    expect(byAlphabet("Ном", "ном")).toBe(0)
  })

  it("puts a word before a longer one that begins with it", () => {
    expect(byAlphabet("ном", "номин")).toBeLessThan(0)
    expect(byAlphabet("номин", "ном")).toBeGreaterThan(0)
  })

  it("orders two words the same from either side", () => {
    holds(fc.property(name, name, (one, other) => Math.sign(byAlphabet(one, other)) + Math.sign(byAlphabet(other, one)) === 0))
    holds(fc.property(name, name, name, (one, other, third) => !(byAlphabet(one, other) <= 0 && byAlphabet(other, third) <= 0) || byAlphabet(one, third) <= 0))
  })
})

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

describe("postal areas", () => {
  it("have a kind by their category code", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((cat) => areaKind({ cat }))).toEqual([null, "city", "city", "city", "district", "district", "quarter", "quarter", "address"])
  })

  it("name a point by all areas that contain it", () => {
    const area = (cat: number, name: string, zipcode: string) => ({ cat, name: { mn: name }, zipcode, zipid: cat })
    const areas = [area(5, "Баянгол", "16000"), area(1, "Монгол", ""), area(9, "12-р байр", ""), area(2, "Улаанбаатар", "11000"), area(4, "Хот", "11001")]
    expect(areaNamesOf(areas)).toEqual({ city: "Хот", district: "Баянгол", quarter: null, address: "12-р байр", zipcode: "16000" })
    expect(areaNamesOf([])).toEqual({ city: null, district: null, quarter: null, address: null, zipcode: null })
  })
})
