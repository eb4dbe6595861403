import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { day, later } from "#domain/rules/instants.ts"
import { formatDate, formatDateTime, formatDay, formatMonth, formatTime } from "#domain/rules/texts/dates.ts"

/** A date does not break at the end of a line. */
const unbroken = (text: string) => text.replaceAll(" ", "\u00A0")
const friday = "2025-11-07T14:05:09.000+08:00" as Instant

describe("a date", () => {
  it("is written as Mongolian shops write it", () => {
    expect(formatDate(friday, "mn")).toBe("2025.11.07")
    expect(formatDate(friday, "mn", "medium")).toBe(unbroken("2025 оны 11-\u2060р сарын 7"))
    expect(formatDate(friday, "mn", "full")).toBe(`${unbroken("2025 оны 11-\u2060р сарын 7")}, баасан гараг`)
  })

  it("has the month's name in English", () => {
    expect(formatDate(friday, "en")).toBe(unbroken("7 Nov 2025"))
    expect(formatDate(friday, "en", "medium")).toBe(unbroken("7 November 2025"))
    expect(formatMonth(friday, "en")).toBe(unbroken("November 2025"))
    expect(formatMonth(friday, "mn")).toBe(unbroken("2025 оны 11-\u2060р сар"))
    expect(formatDate(friday, "en", "full")).toBe(`Friday, ${unbroken("7 November 2025")}`)
  })

  it("is yyyy/MM/dd in a date field", () => {
    expect(formatDate(friday, "mn", "picker")).toBe("2025/11/07")
    expect(formatDate(friday, "en", "picker")).toBe("2025/11/07")
  })

  it("is local to Ulaanbaatar, whatever the offset of its text", () => {
    expect(formatDate("2025-11-07T20:00:00Z" as Instant, "mn")).toBe("2025.11.08")
    expect(formatDateTime("2025-12-31T16:00:00Z" as Instant, "mn")).toBe("2026.01.01 00:00")
  })

  it("is local to a given time zone", () => {
    expect(formatDateTime(friday, "en", 0)).toBe(`${unbroken("7 Nov 2025")}, 06:05`)
  })

  it("is followed by its time", () => {
    expect(formatTime(friday)).toBe("14:05")
    expect(formatDateTime(friday, "mn")).toBe("2025.11.07 14:05")
    expect(formatDateTime(friday, "en")).toBe(`${unbroken("7 Nov 2025")}, 14:05`)
  })
})

describe("a relative day", () => {
  const at = (text: string) => `${text}T12:00:00+08:00` as Instant

  it("is today, tomorrow, yesterday or the day after", () => {
    expect(formatDay(at("2025-11-07"), friday, "mn")).toBe("өнөөдөр")
    expect(formatDay(at("2025-11-08"), friday, "mn")).toBe("маргааш")
    expect(formatDay(at("2025-11-09"), friday, "mn")).toBe("нөгөөдөр")
    expect(formatDay(at("2025-11-06"), friday, "mn")).toBe("өчигдөр")
    expect(formatDay(at("2025-11-08"), friday, "en")).toBe("tomorrow")
  })

  it("has its weekday otherwise", () => {
    expect(formatDay(at("2025-11-10"), friday, "mn")).toBe(`${unbroken("11-\u2060р сарын 10")}, даваа`)
    expect(formatDay(at("2025-11-10"), friday, "en")).toBe(`Monday, ${unbroken("10 November")}`)
  })

  it("covers every weekday and month", () => {
    const days = Array.from({ length: 7 }, (_, more) => formatDay(later(at("2025-11-16"), more * day), friday, "mn").split(", ")[1])
    expect(days).toEqual(["ням", "даваа", "мягмар", "лхагва", "пүрэв", "баасан", "бямба"])
    const months = Array.from({ length: 12 }, (_, month) => formatDate(at(`2024-${String(month + 1).padStart(2, "0")}-15`), "en"))
    expect(months.map((text) => text.slice(3, 6))).toEqual([
      "Jan",
      "Feb",
      "Mar",
      "Apr",
      "May",
      "Jun",
      "Jul",
      "Aug",
      "Sep",
      "Oct",
      "Nov",
      "Dec",
    ])
  })
})
