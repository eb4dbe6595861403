import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { atHour } from "#domain/rules/instants.ts"
import { localDate, wallDayOf } from "#domain/rules/calendar-date.ts"

describe("a date as a local day", () => {
  it("is read from a date, and null for any other text", () => {
    expect(atHour(wallDayOf("2026-11-26") ?? 0, 0)).toBe("2026-11-25T16:00:00.000Z")
    expect(["2026-02-30", "2026-13-01", "26-11-2026", "2026-11-26T00:00", ""].map(wallDayOf)).toEqual([null, null, null, null, null])
  })

  it("changes at midnight in Ulaanbaatar", () => {
    expect(["2026-11-26T15:59:59.999Z", "2026-11-26T16:00:00.000Z"].map((at) => localDate(at as Instant))).toEqual([
      "2026-11-26",
      "2026-11-27",
    ])
  })
})
