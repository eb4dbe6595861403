import { describe, expect, it } from "vitest"
import { formatCountdown } from "#domain/rules/texts/durations.ts"

describe("the text of a countdown", () => {
  it("has minutes and seconds", () => {
    expect(formatCountdown(900)).toBe("15:00")
    expect(formatCountdown(899)).toBe("14:59")
    expect(formatCountdown(9)).toBe("00:09")
    expect(formatCountdown(0)).toBe("00:00")
    expect(formatCountdown(-5)).toBe("00:00")
  })

  it("has hours from one hour on", () => {
    expect(formatCountdown(3600)).toBe("1:00:00")
    expect(formatCountdown(86_399)).toBe("23:59:59")
  })

  it("rounds seconds up", () => {
    expect(formatCountdown(0.2)).toBe("00:01")
  })
})
