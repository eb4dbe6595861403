import { describe, expect, it } from "vitest"
import { isBlank, refusalOf, required } from "#domain/rules/forms/refusals.ts"

describe("a refusal", () => {
  it("is found by its field", () => {
    const refusals = [...required("name", " "), ...required("city", "")]
    expect(refusalOf(refusals, "city")?.key).toBe("v.required")
    expect(refusalOf(required("name", "Бат"), "name")).toBeNull()
    expect([isBlank(" \n"), isBlank("a")]).toEqual([true, false])
  })
})
