import { describe, expect, it } from "vitest"
import { barePerson, profile } from "#book/fixtures/account/account.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { changedFields, checkProfile, missingParts, personOf, profileFormOf } from "#domain/rules/account/profile-form.ts"

const now = "2026-11-20T16:00:00+08:00" as Instant
const form = profileFormOf(profile.person)
const refusalsOf = (change: Partial<typeof form>, kind: "person" | "organization" = "person") =>
  checkProfile({ ...form, ...change }, kind, now).map(({ field, key }) => `${field}: ${key}`)

describe("a profile", () => {
  it.each([
    ["is accepted as it is stored", {}, []],
    ["needs a name", { lastName: " ", firstName: "" }, ["lastName: v.required", "firstName: v.required"]],
    ["refuses a birthday that is not yyyy/MM/dd [V2]", { birthday: "17.03.1994", registrationNumber: "" }, ["birthday: v.date"]],
    ["refuses a day that does not exist", { birthday: "2001/02/30", registrationNumber: "" }, ["birthday: v.date"]],
    ["refuses a birthday in the future", { birthday: "2026/11/21", registrationNumber: "" }, ["birthday: v.birthday"]],
    ["accepts the present day", { birthday: "2026/11/20", registrationNumber: "" }, []],
    ["refuses a number of another birthday", { birthday: "1994/03/18" }, ["registrationNumber: v.register_birthday"]],
    ["accepts a number of this century", { birthday: "2003/07/16", registrationNumber: "УК03271614" }, []],
    ["refuses a malformed number", { registrationNumber: "УБ9403" }, ["registrationNumber: v.register_no"]],
    ["needs neither birthday nor number", { birthday: "", registrationNumber: "" }, []],
  ])("%s", (_, change, refusals) => {
    expect(refusalsOf(change)).toEqual(refusals)
  })

  it("of an organization needs no name", () => {
    expect(refusalsOf({ lastName: "", firstName: "" }, "organization")).toEqual([])
  })

  it("is unchanged by filling a form and reading it back", () => {
    expect(personOf(form)).toEqual(profile.person)
    expect(personOf(profileFormOf(barePerson.person))).toEqual(barePerson.person)
  })

  it("lists the fields in which it differs from another", () => {
    expect(changedFields(form, { ...form, gender: null, occupation: "Багш" })).toEqual(["gender", "occupation"])
  })

  it("lists its missing parts, the most useful first", () => {
    expect(missingParts(barePerson)).toEqual(["email", "name", "birthday", "gender", "registrationNumber", "password"])
    expect(missingParts({ ...profile, emailConfirmed: true })).toEqual([])
    expect(missingParts({ ...barePerson, kind: "organization" })).toEqual(["email", "password"])
  })
})
