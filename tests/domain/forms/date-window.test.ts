import { describe, expect, it } from "vitest"
import { checkDate, dateWindow } from "#domain/rules/forms/date-window.ts"
import { refusalMessages } from "./refusal-messages.ts"

describe("a date field", () => {
  it("has a window from 9:00 to 22:00 [V2]", () => {
    expect(dateWindow).toEqual({ from: 9, to: 22 })
  })

  it("accepts a day as yyyy/MM/dd [V2]", () => {
    expect(checkDate({ date: "2025/11/07" })).toEqual([])
    expect(refusalMessages(checkDate({ date: "07.11.2025" }))).toEqual(["date: v.date"])
    expect(refusalMessages(checkDate({ date: "" }))).toEqual(["date: v.required"])
  })
})
