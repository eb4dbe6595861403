import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { afterTick, isOver, secondsUntil, tick } from "#domain/rules/countdown.ts"
import { later } from "#domain/rules/instants.ts"
import { formatCountdown } from "#domain/rules/texts/durations.ts"
import { moment, span } from "#tests/arbitraries/instants.ts"
import { holds } from "#tests/laws.ts"

const now = "2025-11-07T14:00:00+08:00" as Instant

describe("a countdown", () => {
  it("rounds seconds up", () => {
    expect([900_000, 899_001, 899_000, 1].map((ahead) => secondsUntil(later(now, ahead), now))).toEqual([900, 900, 899, 1])
  })

  it("is over from the instant itself on", () => {
    expect([1, 0, -1].map((ahead) => isOver(later(now, ahead), now))).toEqual([false, true, true])
    expect(secondsUntil(later(now, -5000), now)).toBe(0)
  })

  it("never grows", () => {
    holds(fc.property(moment, moment, span, (until, from, more) => secondsUntil(until, later(from, more)) <= secondsUntil(until, from)))
  })

  it("loses a second per tick and stops at 0", () => {
    expect(tick).toBe(1000)
    expect([2, 1, 0].map(afterTick)).toEqual([1, 0, 0])
    holds(
      fc.property(
        moment,
        span,
        (from, ahead) => afterTick(secondsUntil(later(from, ahead), from)) === secondsUntil(later(from, ahead), later(from, tick)),
      ),
    )
  })
})

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
