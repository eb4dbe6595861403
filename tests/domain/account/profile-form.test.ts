import { describe, expect, it } from "vitest"
import { barePerson, profile } from "#book/fixtures/account/account.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { changedFields, checkProfile, missingParts, personOf, profileFormOf } from "#domain/rules/account/profile-form.ts"
import { typedDate } from "#domain/rules/forms/typed-date.ts"

const now = "2026-11-20T16:00:00+08:00" as Instant
const form = profileFormOf(profile.person)
const refusalsOf = (change: Partial<typeof form>, kind: "person" | "organization" = "person") =>
  checkProfile({ ...form, ...change }, kind, now).map(({ field, key }) => `${field}: ${key}`)

describe("a profile", () => {
  it.each([
    ["is accepted as the shop knows it", {}, []],
    ["needs a name", { lastName: " ", firstName: "" }, ["lastName: v.required", "firstName: v.required"]],
    ["takes a birthday in yyyy/MM/dd alone [V2]", { birthday: "17.03.1994", registrationNumber: "" }, ["birthday: v.date"]],
    ["takes no day that does not exist", { birthday: "2001/02/30", registrationNumber: "" }, ["birthday: v.date"]],
    ["takes no birthday to come", { birthday: "2026/11/21", registrationNumber: "" }, ["birthday: v.birthday"]],
    ["takes the present day", { birthday: "2026/11/20", registrationNumber: "" }, []],
    ["takes no number of another birthday", { birthday: "1994/03/18" }, ["registrationNumber: v.register_birthday"]],
    ["takes a number of this century", { birthday: "2003/07/16", registrationNumber: "УК03271614" }, []],
    ["takes no number that is none", { registrationNumber: "УБ9403" }, ["registrationNumber: v.register_no"]],
    ["needs neither birthday nor number", { birthday: "", registrationNumber: "" }, []],
  ])("%s", (_, change, refusals) => {
    expect(refusalsOf(change)).toEqual(refusals)
  })

  it("of an organization needs no name", () => {
    expect(refusalsOf({ lastName: "", firstName: "" }, "organization")).toEqual([])
  })

  it("survives its form", () => {
    expect(personOf(form)).toEqual(profile.person)
    expect(personOf(profileFormOf(barePerson.person))).toEqual(barePerson.person)
  })

  it("says in which fields it differs from another", () => {
    expect(changedFields(form, { ...form, gender: null, occupation: "Багш" })).toEqual(["gender", "occupation"])
  })

  it("says what it lacks, the most useful first", () => {
    expect(missingParts(barePerson)).toEqual(["email", "name", "birthday", "gender", "registrationNumber", "password"])
    expect(missingParts({ ...profile, emailConfirmed: true })).toEqual([])
    expect(missingParts({ ...barePerson, kind: "organization" })).toEqual(["email", "password"])
  })
})

describe("a date while it is typed", () => {
  it.each([
    ["1994", "1994"],
    ["19940", "1994/0"],
    ["19940317", "1994/03/17"],
    ["1994/3/", "1994/03"],
    ["1994-03-17", "1994/03/17"],
    ["1994.3.17", "1994/03/17"],
    ["199403171", "1994/03/17"],
    ["", ""],
  ])("is %s shown as %s [V2]", (typed, shown) => {
    expect(typedDate(typed)).toBe(shown)
  })

  it("can be deleted letter by letter", () => {
    for (let length = 0; length <= 10; length += 1) {
      const text = "1994/03/17".slice(0, length)
      expect("1994/03/17").toContain(typedDate(text))
      expect(typedDate(text).length).toBeLessThanOrEqual(length)
    }
  })
})
