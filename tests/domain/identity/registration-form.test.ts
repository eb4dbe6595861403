import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { checkOrganization, checkPerson } from "#domain/rules/identity/registration-form.ts"
import { refusalMessages } from "#tests/domain/forms/refusal-messages.ts"

describe("registration", () => {
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
      refusalMessages(checkPerson({ ...person, lastName: "", firstName: " ", registrationNumber: "1", password: "a", agreed: false }, now)),
    ).toEqual([
      "lastName: v.required",
      "firstName: v.required",
      "registrationNumber: v.register_no",
      "password: v.password_length",
      "confirmation: v.password_mismatch",
      "agreed: v.agree",
    ])
    expect(refusalMessages(checkPerson({ ...person, confirmation: "a" }, now))).toEqual([
      "password: v.password_required",
      "confirmation: v.password_mismatch",
    ])
  })

  it("of a person accepts a birthday that was, and the registration number of that day [B29] [V2]", () => {
    expect(checkPerson({ ...person, birthday: "1994/03/17", registrationNumber: "УК94031716" }, now)).toEqual([])
    const wrong = (birthday: string, registrationNumber = "") =>
      refusalMessages(checkPerson({ ...person, birthday, registrationNumber }, now))
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
    expect(refusalMessages(checkOrganization(blank))).toEqual([
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
