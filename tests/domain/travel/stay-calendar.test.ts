import { describe, expect, it } from "vitest"
import { dayByKey, monthsLater, monthStart, monthWeeks } from "#domain/rules/travel/stay-calendar.ts"
import { stayDate, stayDay } from "#domain/rules/travel/stay-dates.ts"

const dayOf = (date: string): number => stayDay(date) ?? Number.NaN
const by = (date: string, key: string): string | null => {
  const found = dayByKey(dayOf(date), key)
  return found === null ? null : stayDate(found)
}

describe("a month of the calendar", () => {
  it("has its weeks from Monday to Sunday", () => {
    const weeks = monthWeeks(dayOf("2026-11-22"))
    expect(weeks).toHaveLength(6)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, dayOf("2026-11-01")])
    expect(weeks[5]?.[0]).toBe(dayOf("2026-11-30"))
    expect(weeks[5]?.[1]).toBeNull()
  })

  it("has 29 days in a leap February, and four weeks where they fit", () => {
    expect(
      monthWeeks(dayOf("2028-02-10"))
        .flat()
        .filter((one) => one !== null),
    ).toHaveLength(29)
    expect(monthWeeks(dayOf("2027-02-10"))).toHaveLength(4)
    expect(stayDate(monthStart(dayOf("2028-02-29")))).toBe("2028-02-01")
  })

  it("keeps the date in another month, at most its last", () => {
    expect(stayDate(monthsLater(dayOf("2026-01-31"), 1))).toBe("2026-02-28")
    expect(stayDate(monthsLater(dayOf("2026-12-15"), 1))).toBe("2027-01-15")
    expect(stayDate(monthsLater(dayOf("2026-01-15"), -1))).toBe("2025-12-15")
  })

  it.each([
    ["ArrowLeft", "2026-11-30"],
    ["ArrowRight", "2026-12-02"],
    ["ArrowUp", "2026-11-24"],
    ["ArrowDown", "2026-12-08"],
    ["Home", "2026-11-30"],
    ["End", "2026-12-06"],
    ["PageUp", "2026-11-01"],
    ["PageDown", "2027-01-01"],
  ])("moves by %s to %s [V2]", (key, date) => {
    expect(by("2026-12-01", key)).toBe(date)
  })

  it("stays where it is for any other key", () => {
    expect(by("2026-12-01", "a")).toBeNull()
  })
})
