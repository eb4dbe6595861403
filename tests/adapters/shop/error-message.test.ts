import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { errorCode, errorFields, errorText, isErrorInDisguise } from "#adapters/shop/client/error-message.ts"
import { refusalText } from "#adapters/shop/client/refusals.ts"
import { holds } from "#tests/laws.ts"

describe("error message", () => {
  it("is read from errors first, then error, then exception [X1]", () => {
    expect(errorText({ errors: ["a"], error: "b", exception: "c" })).toBe("a")
    expect(errorText({ errors: [], error: "b", exception: "c" })).toBe("b")
    expect(errorText({ errors: {}, error: "", exception: "c" })).toBe("c")
  })

  it("joins a list with commas [X1]", () => {
    expect(errorText({ errors: ["too many", "too late"] })).toBe("too many, too late")
  })

  it("takes the first value of an object, however deep [X1]", () => {
    expect(errorText({ errors: { quantity: ["too many"], name: ["is missing"] } })).toBe("too many")
    expect(errorText({ error: { base: { reason: ["closed"] } } })).toBe("closed")
  })

  it("is null when the error is null or absent", () => {
    for (const body of [{ error: null }, {}, null, [], "error", 7]) expect(errorText(body)).toBeNull()
  })

  it("is found in nested lists", () => {
    holds(
      fc.property(fc.nat({ max: 6 }), (depth) => {
        let error: unknown = "no"
        for (let level = 0; level < depth; level += 1) error = level % 2 === 0 ? [error] : { field: error }
        expect(errorText({ error })).toBe("no")
      }),
    )
  })

  it("is returned by field when it comes by field", () => {
    expect(errorFields({ errors: { phone: ["must be eight digits"], city: [] } })).toEqual({ phone: "must be eight digits" })
    expect(errorFields({ errors: ["alone"] })).toEqual({})
  })

  it("carries a code", () => {
    expect(errorCode({ error: "Купон дууссан", status_code: "coupon_code_expired" })).toBe("coupon_code_expired")
    expect(errorCode({ error: "invalid_grant" })).toBe("invalid_grant")
    expect(errorCode({ error: "Купон дууссан" })).toBeNull()
  })

  it("may come with a success status, but not with an order", () => {
    expect(isErrorInDisguise({ error: "no" })).toBe(true)
    expect(isErrorInDisguise({ error: "late", number: "R123456789" })).toBe(false)
    expect(isErrorInDisguise({ error: null })).toBe(false)
  })
})

describe("refusal text", () => {
  it("is the shop's own sentence", () => {
    expect(refusalText("Үлдэгдэл хүрэлцэхгүй", null, "mn")).toBe("Үлдэгдэл хүрэлцэхгүй")
  })

  it("requests another address when nothing ships there [X2]", () => {
    expect(refusalText("We are unable to calculate shipping rates for the selected items.", null, "mn")).toContain(
      "байршлаа дахин сонгоно уу",
    )
  })

  it("names the wrong login or password, whatever the server's wording", () => {
    expect(refusalText("The provided authorization grant is invalid", "invalid_grant", "en")).toBe("The username or password is incorrect")
  })

  it("is never empty", () => {
    expect(refusalText(null, null, "en")).not.toBe("")
  })
})
