import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { formatPickupWindow } from "#domain/rules/texts/pickup-window.ts"

describe("the time to pick an order up", () => {
  const from = "2025-11-03T14:45:00+08:00" as Instant
  const to = "2025-11-05T20:00:00+08:00" as Instant
  const now = "2025-11-03T12:31:00+08:00" as Instant

  it("names the hour from which it is ready and the last day", () => {
    expect(formatPickupWindow(from, to, now, "mn")).toBe("өнөөдөр 14:45 цагаас нөгөөдөр хүртэл")
    expect(formatPickupWindow(from, to, now, "en")).toMatch(/^from today 14:45 until Wednesday/)
  })
})
