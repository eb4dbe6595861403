import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { isStayOver } from "#domain/rules/travel/ended-stay.ts"

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
