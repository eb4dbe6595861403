import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { formatEnd } from "#domain/rules/texts/moments.ts"

describe("an end", () => {
  const now = "2026-11-27T14:00:00+08:00" as Instant
  /** Text of an end, with ordinary spaces and without word joiners. */
  const end = (at: string, locale: "mn" | "en" = "mn") =>
    formatEnd(`${at}:00+08:00` as Instant, now, locale)
      .replaceAll("\u00A0", " ")
      .replaceAll("\u2060", "")

  it("names its day unless that is today, and the day before an end at midnight", () => {
    expect([end("2026-11-27T18:30"), end("2026-11-28T18:30"), end("2026-11-30T18:30"), end("2026-11-30T18:30", "en")]).toEqual([
      "18:30",
      "маргааш 18:30",
      "11-р сарын 30, даваа 18:30",
      "Monday, 30 November 18:30",
    ])
    expect([end("2026-11-28T00:00"), end("2026-11-29T00:00"), end("2026-12-01T00:00"), end("2026-12-01T00:00", "en")]).toEqual([
      "өнөөдөр",
      "маргааш",
      "11-р сарын 30, даваа",
      "Monday, 30 November",
    ])
  })

  it("has a year where it is half a year away", () => {
    expect([end("2027-05-01T18:30"), end("2027-11-01T00:00")]).toEqual(["5-р сарын 1, бямба 18:30", "2027 оны 10-р сарын 31, ням гараг"])
  })
})
