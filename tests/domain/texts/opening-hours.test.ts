import { describe, expect, it } from "vitest"
import { formatOpeningHours } from "#domain/rules/texts/opening-hours.ts"

const on = (weekdays: ReadonlyArray<number>, from: number, to: number) =>
  weekdays.map((weekday) => ({ weekday, from: from * 60, to: to * 60 }))

describe("opening hours as text", () => {
  it("join days of the same hours", () => {
    const hours = [...on([1, 2, 3, 4, 5], 10, 21), ...on([6], 11, 19)]
    expect(formatOpeningHours(hours, "mn")).toEqual(["даваа–баасан 10:00–21:00", "бямба 11:00–19:00"])
    expect(formatOpeningHours(hours, "en")).toEqual(["Monday–Friday 10:00–21:00", "Saturday 11:00–19:00"])
  })

  it("are one text where every day has the same", () => {
    expect(formatOpeningHours(on([0, 1, 2, 3, 4, 5, 6], 11, 22), "mn")).toEqual(["Өдөр бүр 11:00–22:00"])
    expect(formatOpeningHours([], "mn")).toEqual([])
  })
})
