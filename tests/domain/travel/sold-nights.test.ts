/** Nights sold elsewhere as spans. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { nightsIn, soldByNight, soldSpans } from "#domain/rules/travel/sold-nights.ts"
import { stayDate } from "#domain/rules/travel/stay-dates.ts"
import { holds } from "#tests/laws.ts"

describe("nights sold elsewhere", () => {
  it("have both ends, over the end of a month", () => {
    expect([...soldByNight([{ from: "2026-11-30", to: "2026-12-01", count: 2 }])]).toEqual([
      ["2026-11-30", 2],
      ["2026-12-01", 2],
    ])
  })

  it("add up where spans overlap, and are the fewest spans again", () => {
    const spans = [
      { from: "2026-12-01", to: "2026-12-03", count: 1 },
      { from: "2026-12-03", to: "2026-12-04", count: 2 },
      { from: "2026-12-05", to: "2026-12-05", count: 2 },
    ]
    expect(soldSpans(soldByNight(spans))).toEqual([
      { from: "2026-12-01", to: "2026-12-02", count: 1 },
      { from: "2026-12-03", to: "2026-12-03", count: 3 },
      { from: "2026-12-04", to: "2026-12-05", count: 2 },
    ])
  })

  it("are none between dates that are none or the other way round", () => {
    expect([nightsIn({ from: "2026-02-30", to: "2026-03-01" }), nightsIn({ from: "2026-12-02", to: "2026-12-01" })]).toEqual([null, null])
  })

  it("are the same nights as spans", () => {
    holds(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.integer({ min: 20_000, max: 20_040 }), fc.integer({ min: 1, max: 3 })), {
          selector: ([night]) => night,
        }),
        (nights) => {
          const sold = new Map(nights.map(([night, count]) => [stayDate(night), count]))
          expect(new Map(soldByNight(soldSpans(sold)))).toEqual(sold)
        },
      ),
    )
  })
})
