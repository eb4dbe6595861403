import { describe, expect, it } from "vitest"
import { checkLease } from "#domain/rules/lease/lease-form.ts"

describe("the form of the lease calculator", () => {
  it("accepts blank fields", () => {
    expect(checkLease({ price: " ", down: "" })).toEqual([])
    expect(checkLease({ price: "1,090,000", down: "0" })).toEqual([])
  })

  it("refuses text, in reading order", () => {
    expect(checkLease({ price: "их", down: "бага" })).toEqual([
      { field: "price", key: "v.amount_wrong", values: {} },
      { field: "down", key: "v.amount_wrong", values: {} },
    ])
    expect(checkLease({ price: "0", down: "" })).toEqual([{ field: "price", key: "v.amount_wrong", values: {} }])
  })

  it("names the maximum price", () => {
    expect(checkLease({ price: "100,000,000", down: "" })).toEqual([
      { field: "price", key: "v.amount_max", values: { max: "99,999,999₮" } },
    ])
  })
})
