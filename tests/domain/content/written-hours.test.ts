/** Opening hours as people write them. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readHours, writtenHours } from "#domain/rules/content/written-hours.ts"
import { holds } from "#tests/laws.ts"

describe("written opening hours", () => {
  it("name days from Monday, with a break", () => {
    expect(readHours({ sat: "10:00-16:00", "mon-tue": "9:30-13:00, 14:00-24:00" })).toEqual([
      { weekday: 1, from: 570, to: 780 },
      { weekday: 1, from: 840, to: 1440 },
      { weekday: 2, from: 570, to: 780 },
      { weekday: 2, from: 840, to: 1440 },
      { weekday: 6, from: 600, to: 960 },
    ])
  })

  it("may pass over Sunday", () => {
    expect(readHours({ "sat-mon": "10:00-16:00" })?.map(({ weekday }) => weekday)).toEqual([1, 6, 0])
  })

  it.each([
    { mon: "10:00" },
    { mon: "" },
    { mon: "16:00-10:00" },
    { mon: "10:00-25:00" },
    { mon: "10:00-14:00, 13:00-19:00" },
    { даваа: "10:00-16:00" },
    { "mon-fri-sat": "10:00-16:00" },
    { "mon-fri": "10:00-16:00", fri: "10:00-14:00" },
  ])("are none: %j", (written) => {
    expect(readHours(written as never)).toBeNull()
  })

  it("join neighbouring days of the same hours", () => {
    const days = [1, 2, 4, 0].map((weekday) => ({ weekday, from: 600, to: 1140 }))
    expect(writtenHours(days)).toEqual({ "mon-tue": "10:00-19:00", thu: "10:00-19:00", sun: "10:00-19:00" })
  })

  it("are read back as they were", () => {
    const day = fc
      .uniqueArray(fc.integer({ min: 0, max: 48 }), { maxLength: 5 })
      .map((halves) => halves.toSorted((one, other) => one - other))
    holds(
      fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), (week) => {
        const hours = [1, 2, 3, 4, 5, 6, 0].flatMap((weekday) => {
          const edges = week[weekday] ?? []
          return edges.flatMap((from, at) => {
            const to = edges[at + 1]
            return at % 2 === 1 || to === undefined ? [] : [{ weekday, from: from * 30, to: to * 30 }]
          })
        })
        expect(readHours(writtenHours(hours))).toEqual(hours)
      }),
    )
  })
})
