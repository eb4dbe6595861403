import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { formatEndDate, formatLastDay, formatPeriod } from "#domain/rules/texts/last-day.ts"

describe("the last day before an end", () => {
  it("is the day before an end at midnight in Ulaanbaatar, and the day itself otherwise", () => {
    expect(formatLastDay("2026-11-26T16:00:00.000Z" as Instant, "mn")).toBe("2026.11.26")
    expect(formatLastDay("2026-11-26T16:01:00.000Z" as Instant, "mn")).toBe("2026.11.27")
    expect(formatEndDate("2026-11-26T16:00:00.000Z" as Instant, "mn")).toBe("2026.11.26")
    expect(formatEndDate("2026-11-26T16:01:00.000Z" as Instant, "mn")).toBe("2026.11.27 00:01")
  })

  it("ends a period; a period without an end is its first day", () => {
    expect(formatPeriod("2026-11-01T00:00:00+08:00" as Instant, "2026-12-01T00:00:00+08:00" as Instant, "mn")).toBe("2026.11.01–2026.11.30")
    expect([
      formatPeriod("2026-11-01T00:00:00+08:00" as Instant, null, "mn"),
      formatPeriod(null, "2026-12-01T00:00:00+08:00" as Instant, "mn"),
    ]).toEqual(["2026.11.01", "2026.11.30"])
  })
})
