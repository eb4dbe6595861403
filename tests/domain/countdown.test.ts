import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { afterTick, isOver, secondsUntil, tick } from "#domain/rules/countdown.ts"
import { later } from "#domain/rules/instants.ts"
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
