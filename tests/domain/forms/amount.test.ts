import { describe, expect, it } from "vitest"
import { checkAmount } from "#domain/rules/forms/amount.ts"
import { refusalMessages } from "./refusal-messages.ts"

describe("an amount", () => {
  const bounds = { min: 1000, max: 30_000 }

  it("lies between its bounds, both allowed", () => {
    expect(checkAmount({ amount: "1,000₮" }, bounds)).toEqual([])
    expect(checkAmount({ amount: "30000" }, bounds)).toEqual([])
    expect(checkAmount({ amount: "999" }, bounds)).toEqual([{ field: "amount", key: "v.amount_min", values: { min: "1,000₮" } }])
    expect(checkAmount({ amount: "30001" }, bounds)).toEqual([{ field: "amount", key: "v.amount_max", values: { max: "30,000₮" } }])
    expect(checkAmount({ amount: "999999999" }, { min: 1, max: null })).toEqual([])
  })

  it("is refused when blank or malformed", () => {
    expect(refusalMessages(checkAmount({ amount: " " }, bounds))).toEqual(["amount: v.amount_blank"])
    expect(refusalMessages(checkAmount({ amount: "зуу" }, bounds))).toEqual(["amount: v.amount_wrong"])
  })
})
