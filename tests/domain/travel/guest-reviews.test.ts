import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { isStayOver } from "#domain/rules/travel/ended-stay.ts"
import { guestRating } from "#domain/rules/travel/guest-reviews.ts"

describe("the rating of a hotel", () => {
  it("is the average of its guests with a word for it, and none below 3.5 or without guests [E29]", () => {
    const of = (histogram: ReadonlyArray<number>) => guestRating({ histogram })
    expect(of([0, 0, 0, 1, 1])).toEqual({ average: 4.5, total: 2, grade: "excellent" })
    expect([of([0, 0, 0, 4, 0]), of([0, 0, 1, 1, 0]), of([0, 0, 2, 0, 0]), of([])].map(({ grade }) => grade)).toEqual([
      "veryGood",
      "good",
      null,
      null,
    ])
  })
})

describe("a stay", () => {
  it("is over from the day of leaving on [E29]", () => {
    const at = (now: string) => isStayOver("2026-11-29", now as Instant)
    // Midnight in Ulaanbaatar is 16:00 UTC.
    expect([
      at("2026-11-28T15:59:59.000Z"),
      at("2026-11-28T16:00:00.000Z"),
      at("2027-01-02T00:00:00.000Z"),
      isStayOver("", "2027-01-02T00:00:00.000Z" as Instant),
    ]).toEqual([false, true, true, false])
  })
})
