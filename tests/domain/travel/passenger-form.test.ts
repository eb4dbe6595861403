import { describe, expect, it } from "vitest"
import { titleOf } from "#domain/rules/identity/title.ts"
import { checkPassenger, normalizePassengerName } from "#domain/rules/travel/passenger-form.ts"
import { refusalMessages } from "#tests/domain/forms/refusal-messages.ts"

describe("a passenger", () => {
  it("has a name in Latin letters and a gender", () => {
    expect(checkPassenger({ firstName: "Bat-Erdene", lastName: "O'Dorj", gender: "male" })).toEqual([])
    expect(refusalMessages(checkPassenger({ firstName: "", lastName: "Дорж", gender: null }))).toEqual([
      "firstName: v.required",
      "lastName: v.latin_name",
      "gender: v.gender",
    ])
    expect(normalizePassengerName(" bat  erdene ")).toBe("BAT ERDENE")
  })

  it("has the title MR or MS", () => {
    expect([titleOf("male"), titleOf("female"), titleOf(null)]).toEqual(["MR", "MS", null])
  })
})
