import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { wallDay } from "#domain/rules/instants.ts"
import { formatDate, formatTime } from "#domain/rules/texts/dates.ts"
import { parsePickerDate } from "#domain/rules/texts/picker-dates.ts"
import { moment } from "#tests/arbitraries/instants.ts"
import { holds } from "#tests/laws.ts"

describe("a date field", () => {
  it("accepts a real day", () => {
    expect(parsePickerDate(" 2024/02/29 ")).toBe("2024-02-28T16:00:00.000Z")
  })

  it("refuses an impossible day", () => {
    for (const text of ["2025/02/29", "2025/13/01", "2025/00/10", "2025/04/31", "2025-11-07", "25/11/07", ""])
      expect(parsePickerDate(text)).toBeNull()
  })

  it("returns the day that was written into it", () => {
    holds(
      fc.property(moment, (at) => {
        const read = parsePickerDate(formatDate(at, "mn", "picker"))
        return read !== null && wallDay(read) === wallDay(at) && formatTime(read) === "00:00"
      }),
    )
  })
})
