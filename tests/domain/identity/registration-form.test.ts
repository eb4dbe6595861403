import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { checkOrganization, checkPerson } from "#domain/rules/identity/registration-form.ts"
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

describe("registration", () => {
  const messagesOf = (refusals: ReadonlyArray<{ readonly field: string; readonly key: string }>) =>
    refusals.map(({ field, key }) => `${field}: ${key}`)
  const now = "2026-11-20T04:00:00.000Z" as Instant
  const person = {
    lastName: "Дорж",
    firstName: "Бат",
    birthday: "",
    gender: null,
    occupation: "",
    registrationNumber: "",
    password: "",
    confirmation: "",
    agreed: true,
  }
  const organization = {
    name: "Цэлмэг ХХК",
    registryNumber: "1234567",
    phone: "70001100",
    address: "Баянгол",
    workerCount: "",
    activity: "Худалдаа",
    password: "Demo-2026",
    confirmation: "Demo-2026",
    agreed: true,
  }

  it("of a person needs a name and consent; the rest is optional", () => {
    expect(checkPerson(person, now)).toEqual([])
    expect(
      messagesOf(checkPerson({ ...person, lastName: "", firstName: " ", registrationNumber: "1", password: "a", agreed: false }, now)),
    ).toEqual([
      "lastName: v.required",
      "firstName: v.required",
      "registrationNumber: v.register_no",
      "password: v.password_length",
      "confirmation: v.password_mismatch",
      "agreed: v.agree",
    ])
    expect(messagesOf(checkPerson({ ...person, confirmation: "a" }, now))).toEqual([
      "password: v.password_required",
      "confirmation: v.password_mismatch",
    ])
  })

  it("of a person accepts a birthday that was, and the registration number of that day [B29] [V2]", () => {
    expect(checkPerson({ ...person, birthday: "1994/03/17", registrationNumber: "УК94031716" }, now)).toEqual([])
    const wrong = (birthday: string, registrationNumber = "") => messagesOf(checkPerson({ ...person, birthday, registrationNumber }, now))
    expect(wrong("1994-03-17")).toEqual(["birthday: v.date"])
    expect(wrong("1994/02/30")).toEqual(["birthday: v.date"])
    expect(wrong("2026/11/21")).toEqual(["birthday: v.birthday"])
    expect(wrong("1899/12/31")).toEqual(["birthday: v.birthday"])
    expect(wrong("1994/03/18", "УК94031716")).toEqual(["registrationNumber: v.register_birthday"])
    expect(wrong("", "УК94031716")).toEqual([])
    expect(wrong("1994/03/17", "УК94")).toEqual(["registrationNumber: v.register_no"])
  })

  it("of an organization lists everything missing, from top to bottom [B29] [E4]", () => {
    expect(checkOrganization(organization)).toEqual([])
    expect(checkOrganization({ ...organization, workerCount: "25" })).toEqual([])
    const blank = {
      name: "",
      registryNumber: "",
      phone: "",
      address: "",
      workerCount: "0",
      activity: "",
      password: "",
      confirmation: "",
      agreed: false,
    }
    expect(messagesOf(checkOrganization(blank))).toEqual([
      "registryNumber: v.required",
      "name: v.required",
      "phone: v.phone_blank",
      "workerCount: v.number",
      "address: v.address",
      "activity: v.required",
      "password: v.password_required",
      "agreed: v.agree",
    ])
  })
})
