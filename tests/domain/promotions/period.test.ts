/** Period of a promotion. */
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { promotionState } from "#domain/rules/promotions/period.ts"

const startsAt = "2026-11-10T00:00:00+08:00" as Instant
const expiresAt = "2026-11-20T00:00:00+08:00" as Instant

describe("the period of a promotion", () => {
  it.each([
    ["2026-11-09T23:59:59+08:00", "coming"],
    ["2026-11-10T00:00:00+08:00", "current"],
    ["2026-11-19T23:59:59+08:00", "current"],
    ["2026-11-20T00:00:00+08:00", "past"],
    ["2026-11-09T16:00:00Z", "current"],
  ])("has at %s the state %s [E18]", (now, state) => {
    expect(promotionState({ startsAt, expiresAt }, now as Instant)).toBe(state)
  })

  it("is open where a side is missing [E18]", () => {
    expect(promotionState({ startsAt: null, expiresAt: null }, startsAt)).toBe("current")
    expect(promotionState({ startsAt: null, expiresAt }, expiresAt)).toBe("past")
  })
})
