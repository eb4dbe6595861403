import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { formatEnd } from "#domain/rules/texts/moments.ts"

const now = "2026-11-27T14:00:00+08:00" as Instant

/** Text of an end, with ordinary spaces and without word joiners. */
const textOf = (end: string, locale: "mn" | "en" = "mn"): string =>
  formatEnd(`${end}:00+08:00` as Instant, now, locale)
    .replaceAll("\u00A0", " ")
    .replaceAll("\u2060", "")

describe("an end", () => {
  it.each([
    ["later today", "2026-11-27T18:30", "18:30"],
    ["tomorrow", "2026-11-28T18:30", "маргааш 18:30"],
    ["after tomorrow", "2026-11-30T18:30", "11-р сарын 30, даваа 18:30"],
  ])("%s has its time, and its day unless that is today", (_, end, text) => {
    expect(textOf(end)).toBe(text)
  })

  it.each([
    ["tonight", "2026-11-28T00:00", "өнөөдөр"],
    ["tomorrow", "2026-11-29T00:00", "маргааш"],
    ["after tomorrow", "2026-12-01T00:00", "11-р сарын 30, даваа"],
  ])("at midnight %s is the day before it", (_, end, text) => {
    expect(textOf(end)).toBe(text)
  })

  it("is written in English too", () => {
    expect(textOf("2026-11-30T18:30", "en")).toBe("Monday, 30 November 18:30")
    expect(textOf("2026-12-01T00:00", "en")).toBe("Monday, 30 November")
  })

  it("has a year where it is half a year away", () => {
    expect(textOf("2027-05-01T18:30")).toBe("5-р сарын 1, бямба 18:30")
    expect(textOf("2027-11-01T00:00")).toBe("2027 оны 10-р сарын 31, ням гараг")
  })
})
