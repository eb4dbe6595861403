/** Opening hours of stores. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { DayHours } from "#domain/entities/content/store.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { instantOf, minute, millisecondsOf, wallTime } from "#domain/rules/instants.ts"
import { formatMinutes, openingAt, weekOf } from "#domain/rules/content/store-hours.ts"
import { holds } from "#tests/laws.ts"

/** Opening hours on some weekdays, from and to a full hour. */
const on = (weekdays: ReadonlyArray<number>, fromHour: number, toHour: number): ReadonlyArray<DayHours> =>
  weekdays.map((weekday) => ({ weekday, from: fromHour * 60, to: toHour * 60 }))
const everyDay = on([0, 1, 2, 3, 4, 5, 6], 11, 22)
const withoutSunday = on([1, 2, 3, 4, 5, 6], 10, 20)

/** 2026-11-21 is a Saturday; times of Ulaanbaatar. */
const at = (date: string, time: string) => `${date}T${time}:00.000+08:00` as Instant

describe("opening hours", () => {
  it.each([
    ["open from the first minute", everyDay, at("2026-11-21", "11:00"), { _tag: "open", until: 1320 }],
    ["open to the last minute", everyDay, at("2026-11-21", "21:59"), { _tag: "open", until: 1320 }],
    ["closed at the end, until tomorrow", everyDay, at("2026-11-21", "22:00"), { _tag: "closed", inDays: 1, weekday: 0, at: 660 }],
    ["closed before it opens today", everyDay, at("2026-11-21", "10:59"), { _tag: "closed", inDays: 0, weekday: 6, at: 660 }],
    ["closed over Sunday", withoutSunday, at("2026-11-21", "20:00"), { _tag: "closed", inDays: 2, weekday: 1, at: 600 }],
    ["open until its break", [...on([6], 9, 13), ...on([6], 14, 18)], at("2026-11-21", "12:00"), { _tag: "open", until: 780 }],
    [
      "closed in its break",
      [...on([6], 9, 13), ...on([6], 14, 18)],
      at("2026-11-21", "13:00"),
      { _tag: "closed", inDays: 0, weekday: 6, at: 840 },
    ],
    ["closed for a week", on([6], 9, 13), at("2026-11-21", "13:00"), { _tag: "closed", inDays: 7, weekday: 6, at: 540 }],
    ["never open", [], at("2026-11-21", "13:00"), { _tag: "never" }],
  ] as const)("are %s [S29i]", (_, hours, now, expected) => {
    expect(openingAt(hours, now)).toEqual(expected)
  })

  const day = fc.record({
    weekday: fc.integer({ min: 0, max: 6 }),
    from: fc.integer({ min: 0, max: 1439 }),
    to: fc.integer({ min: 0, max: 1440 }),
  })
  const moment = fc
    .integer({ min: millisecondsOf(at("2026-01-01", "00:00")), max: millisecondsOf(at("2027-01-01", "00:00")) })
    .map(instantOf)

  it("open the store at the announced minute, and not before [S29i]", () => {
    holds(
      fc.property(fc.array(day, { maxLength: 10 }), moment, (hours, now) => {
        const opening = openingAt(hours, now)
        if (opening._tag !== "closed") return
        const time = wallTime(now)
        const wait = (opening.inDays * 1440 + opening.at - time.hour * 60 - time.minute) * minute
        const then = instantOf(Math.floor(millisecondsOf(now) / minute) * minute + wait)
        expect(openingAt(hours, then)._tag).toBe("open")
        expect(openingAt(hours, instantOf(millisecondsOf(then) - minute))._tag).toBe("closed")
      }),
    )
  })

  it("are joined for neighbouring days that are alike [S29i]", () => {
    expect(weekOf(everyDay)).toEqual([{ first: 1, last: 0, days: 7, times: [{ from: 660, to: 1320 }] }])
    expect(weekOf([...on([0, 6], 10, 19), ...on([1, 2, 3, 4, 5], 10, 21)])).toEqual([
      { first: 1, last: 5, days: 5, times: [{ from: 600, to: 1260 }] },
      { first: 6, last: 0, days: 2, times: [{ from: 600, to: 1140 }] },
    ])
    expect(weekOf([...on([1, 2], 14, 19), ...on([1, 2, 3], 10, 13)])).toEqual([
      {
        first: 1,
        last: 2,
        days: 2,
        times: [
          { from: 600, to: 780 },
          { from: 840, to: 1140 },
        ],
      },
      { first: 3, last: 3, days: 1, times: [{ from: 600, to: 780 }] },
    ])
    expect(weekOf(on([1, 3], 10, 12)).map(({ days }) => days)).toEqual([1, 1])
  })

  it("are written as on a clock", () => {
    expect([0, 600, 725, 1440].map(formatMinutes)).toEqual(["0:00", "10:00", "12:05", "24:00"])
  })
})
