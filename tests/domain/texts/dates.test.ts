import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { atHour, day, isBefore, later, millisecondsOf, instantOf, wallDay, wallTime, weekdayOf } from "#domain/rules/instants.ts"
import { formatDate, formatDateTime, formatDay, formatMonth, formatTime } from "#domain/rules/texts/dates.ts"
import { formatEnd } from "#domain/rules/texts/moments.ts"
import { localDate, wallDayOf } from "#domain/rules/calendar-date.ts"
import { formatEndDate, formatLastDay, formatPeriod } from "#domain/rules/texts/last-day.ts"
import { parsePickerDate } from "#domain/rules/texts/picker-dates.ts"
import { moment } from "#tests/arbitraries/instants.ts"
import { holds } from "#tests/laws.ts"

/** Dates do not break in the middle of a line. */
const noBreak = "\u00A0"
const friday = "2025-11-07T14:05:09.000+08:00" as Instant

describe("a date", () => {
  it("is written as Mongolian shops write it", () => {
    expect(formatDate(friday, "mn")).toBe("2025.11.07")
    expect(formatDate(friday, "mn", "medium")).toBe("2025 оны 11-\u2060р сарын 7".replaceAll(" ", noBreak))
    expect(formatDate(friday, "mn", "full")).toBe(`${"2025 оны 11-\u2060р сарын 7".replaceAll(" ", noBreak)}, баасан гараг`)
  })

  it("has the month's name in English", () => {
    expect(formatDate(friday, "en")).toBe("7 Nov 2025".replaceAll(" ", noBreak))
    expect(formatDate(friday, "en", "medium")).toBe("7 November 2025".replaceAll(" ", noBreak))
    expect(formatMonth(friday, "en")).toBe(`November${noBreak}2025`)
    expect(formatMonth(friday, "mn")).toBe("2025 оны 11-\u2060р сар".replaceAll(" ", noBreak))
    expect(formatDate(friday, "en", "full")).toBe(`Friday, ${"7 November 2025".replaceAll(" ", noBreak)}`)
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
    expect(formatDateTime(friday, "en", 0)).toBe(`${"7 Nov 2025".replaceAll(" ", noBreak)}, 06:05`)
  })

  it("is followed by its time", () => {
    expect(formatTime(friday)).toBe("14:05")
    expect(formatDateTime(friday, "mn")).toBe("2025.11.07 14:05")
    expect(formatDateTime(friday, "en")).toBe(`${"7 Nov 2025".replaceAll(" ", noBreak)}, 14:05`)
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
    expect(formatDay(at("2025-11-10"), friday, "mn")).toBe(`${"11-\u2060р сарын 10".replaceAll(" ", noBreak)}, даваа`)
    expect(formatDay(at("2025-11-10"), friday, "en")).toBe(`Monday, ${"10 November".replaceAll(" ", noBreak)}`)
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

describe("local time", () => {
  it("is the same for every offset of the text", () => {
    holds(fc.property(moment, (at) => JSON.stringify(wallTime(at)) === JSON.stringify(wallTime(instantOf(millisecondsOf(at))))))
  })

  it("lies in the day whose hours contain it", () => {
    holds(fc.property(moment, (at) => !isBefore(at, atHour(wallDay(at), 0)) && isBefore(at, atHour(wallDay(at), 24))))
  })

  it("has the weekday of its day", () => {
    expect(weekdayOf(0)).toBe(4)
    expect(weekdayOf(-5)).toBe(6)
    holds(fc.property(moment, (at) => weekdayOf(wallDay(at)) === wallTime(at).weekday))
  })
})

describe("the last day before an end", () => {
  it("is the day before an end at midnight in Ulaanbaatar, and the day itself otherwise", () => {
    expect(formatLastDay("2026-11-26T16:00:00.000Z" as Instant, "mn")).toBe("2026.11.26")
    expect(formatLastDay("2026-11-26T16:01:00.000Z" as Instant, "mn")).toBe("2026.11.27")
    expect(formatEndDate("2026-11-26T16:00:00.000Z" as Instant, "mn")).toBe("2026.11.26")
    expect(formatEndDate("2026-11-26T16:01:00.000Z" as Instant, "mn")).toBe("2026.11.27 00:01")
    expect(formatPeriod("2026-11-01T00:00:00+08:00" as Instant, "2026-12-01T00:00:00+08:00" as Instant, "mn")).toBe("2026.11.01–2026.11.30")
    expect([
      formatPeriod("2026-11-01T00:00:00+08:00" as Instant, null, "mn"),
      formatPeriod(null, "2026-12-01T00:00:00+08:00" as Instant, "mn"),
    ]).toEqual(["2026.11.01", "2026.11.30"])
  })
})

describe("an end", () => {
  const now = "2026-11-27T14:00:00+08:00" as Instant
  const end = (at: string, locale: "mn" | "en" = "mn") =>
    formatEnd(`${at}:00+08:00` as Instant, now, locale).replaceAll(/[\u00A0\u2060]/gu, (one) => (one === "\u00A0" ? " " : ""))

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

describe("a date as a local day", () => {
  it("is the day whose midnight the date names, and nothing for what is no date", () => {
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
