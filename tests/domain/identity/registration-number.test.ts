import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { numberRefusal } from "#domain/rules/identity/birthday.ts"
import {
  birthdayOf,
  isOrganizationNumber,
  isTaxpayerNumber,
  organizationNumberRefusal,
  normalizeCitizenNumber,
  normalizeOrganizationNumber,
} from "#domain/rules/identity/registration-number.ts"
import { holds } from "#tests/laws.ts"

const letter = fc.constantFrom(...Array.from("АБВГДЕЁЖЗИЙКЛМНОӨПРСТУҮФХЦЧШЩЪЫЬЭЮЯ"))
const birthday = fc.record({
  year: fc.integer({ min: 1920, max: 2025 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
})
const two = (value: number) => String(value).padStart(2, "0")

const isCitizenNumber = (text: string): boolean => birthdayOf(text) !== null

describe("a citizen's number", () => {
  it("is two letters, a birthday and two digits", () => {
    expect(isCitizenNumber("УК03271614")).toBe(true)
    expect(birthdayOf("УК03271614")).toEqual({ year: 2003, month: 7, day: 16 })
    expect(birthdayOf("ӨҮ85022811")).toEqual({ year: 1985, month: 2, day: 28 })
  })

  it("accepts lower case, spaces and Latin look-alikes", () => {
    expect(normalizeCitizenNumber("yk 0327 1614")).toBe("УК03271614")
    expect(isCitizenNumber("yk03271614")).toBe(true)
    expect(normalizeCitizenNumber("ABEKMHOPCTYX")).toBe("АВЕКМНОРСТУХ")
  })

  it("is refused without a real birthday", () => {
    for (const number of [
      "УК03131614",
      "УК03331614",
      "УК03201614",
      "УК03001614",
      "УК85022911",
      "УК03043111",
      "УК03270014",
      "УК0327161",
      "У103271614",
      "ZК03271614",
      "",
    ])
      expect(isCitizenNumber(number)).toBe(false)
    expect(isCitizenNumber("УК84022911")).toBe(true)
  })

  it("contains the birthday it was made for", () => {
    holds(
      fc.property(letter, letter, birthday, fc.nat(99), (one, other, born, rest) => {
        const month = born.year >= 2000 ? born.month + 20 : born.month
        expect(birthdayOf(`${one}${other}${two(born.year % 100)}${two(month)}${two(born.day)}${two(rest)}`)).toEqual(born)
      }),
    )
  })

  it("has its messages", () => {
    expect([numberRefusal(" ", ""), numberRefusal("1", ""), numberRefusal("УК03271614", "")]).toEqual([null, "v.register_no", null])
  })
})

describe("an organization's number", () => {
  it("has seven digits, a taxpayer's eleven or fourteen", () => {
    expect(["1234567", " 123 4567", "123456", "12345678", "123456a"].map(isOrganizationNumber)).toEqual([true, true, false, false, false])
    expect([11, 14, 12, 13].map((count) => isTaxpayerNumber("1".repeat(count)))).toEqual([true, true, false, false])
    expect(normalizeOrganizationNumber(" 123 4567 ")).toBe("1234567")
    expect([organizationNumberRefusal(""), organizationNumberRefusal("1"), organizationNumberRefusal("1234567")]).toEqual([
      "v.required",
      "v.org_register",
      null,
    ])
  })
})
