/** Zones of the country, and addresses in them. */
import { describe, expect, it } from "vitest"
import { addressIn, locate, zones } from "#backend/country.ts"

const home = {
  firstName: "Бат",
  lastName: "",
  phone: "+976 9911-2233",
  city: "Улаанбаатар",
  district: "Баянгол",
  quarter: "3",
  detail: " 1-1 ",
  zipcode: null,
}

describe("country", () => {
  it("has 22 aimags with the capital, 339 soums and districts, and a parent for each quarter", () => {
    const codes = new Set(zones.map(({ code }) => code))
    expect(zones.filter(({ level }) => level === 1)).toHaveLength(22)
    expect(zones.filter(({ level }) => level === 2)).toHaveLength(339)
    expect(zones.filter(({ parent }) => parent !== null && !codes.has(parent))).toEqual([])
    expect(codes.size).toBe(zones.length)
  })

  it("sorts khoroos by number", () => {
    const names = zones.filter(({ parent }) => parent === "1107").map(({ name }) => name.mn)
    expect(names).toHaveLength(34)
    expect(names.slice(0, 2)).toEqual(["1-р хороо", "2-р хороо"])
    expect(names.at(-1)).toBe("34-р хороо")
  })

  it("writes quarters in Latin letters with a capital for each word [E24]", () => {
    const latin = new Map(zones.map(({ name }) => [name.mn, name.en]))
    const names = ["3-р хороо", "1-р баг", "2-р баг, Хар чулуут", "4-р баг Баясгалант", "3-р баг ,Цагаан-Овоо", "Хатгал тосгон"]
    expect(names.map((name) => latin.get(name))).toEqual([
      "Khoroo 3",
      "Bag 1",
      "Bag 2, Khar Chuluut",
      "Bag 4, Bayasgalant",
      "Bag 3, Tsagaan-Ovoo",
      "Khatgal Tosgon",
    ])
  })

  it("normalises an address and fills in its postal code", () => {
    expect(locate(home)).toEqual({ given: { ...home, phone: "99112233", detail: "1-1", zipcode: "16000" }, capital: true })
  })

  it("distinguishes districts of the same name", () => {
    expect(locate({ ...home, city: "Сүхбаатар", district: "Сүхбаатар" })?.capital).toBe(false)
    expect(locate({ ...home, district: "Сүхбаатар" })?.given.zipcode).toBe("14000")
  })

  it("refuses unknown locations", () => {
    expect(locate({ ...home, city: "Атлантис" })).toBeNull()
    expect(locate({ ...home, district: "Хэрлэн" })).toBeNull()
  })

  it("names the zones of an address in either language, whichever they were chosen in", () => {
    const inEnglish = { ...home, city: "Ulaanbaatar", district: "Bayangol", quarter: "Khoroo 3" }
    const inMongolian = { ...home, quarter: "3-р хороо" }
    expect(addressIn("en", inMongolian)).toEqual(inEnglish)
    expect(addressIn("mn", inEnglish)).toEqual(inMongolian)
    expect(addressIn("en", { ...home, city: "Атлантис" })).toEqual({ ...home, city: "Атлантис" })
  })

  it("translates an address into the other language and back, for every quarter", () => {
    const byCode = new Map(zones.map((zone) => [zone.code, zone]))
    const addresses = zones.flatMap((quarter) => {
      const district = byCode.get(quarter.parent ?? "")
      const city = byCode.get(district?.parent ?? "")
      return city === undefined || district === undefined
        ? []
        : [{ ...home, city: city.name.mn, district: district.name.mn, quarter: quarter.name.mn }]
    })
    expect(addresses.length).toBeGreaterThan(1500)
    expect(addresses.map((address) => addressIn("mn", addressIn("en", address)))).toEqual(addresses)
  })
})
