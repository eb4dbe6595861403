import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { countdown, isOver, secondsLeft, tick } from "#domain/rules/countdown.ts"
import { formatCountdown } from "#domain/rules/texts/durations.ts"
import { holds } from "#tests/laws.ts"

describe("a countdown", () => {
  it("runs from the seconds that the shop said were left", () => {
    const running = countdown(900, 5_000)
    expect(secondsLeft(running, 5_000)).toBe(900)
    expect(secondsLeft(running, 65_000)).toBe(840)
    expect(isOver(running, 904_999)).toBe(false)
    expect(isOver(running, 905_000)).toBe(true)
  })

  it("is over at once where nothing was left", () => {
    expect(isOver(countdown(0, 1), 1)).toBe(true)
    expect(secondsLeft(countdown(-3, 1), 1)).toBe(0)
  })

  it("stays between nothing and what there was, even when a clock is set back", () => {
    holds(
      fc.property(fc.nat(90_000), fc.nat(), fc.nat(), (seconds, startedAt, now) => {
        const left = secondsLeft(countdown(seconds, startedAt), now)
        return left >= 0 && left <= seconds
      }),
    )
  })

  it("never grows while time goes on", () => {
    holds(
      fc.property(fc.nat(90_000), fc.nat(), fc.nat(), fc.nat(), (seconds, startedAt, after, more) => {
        const running = countdown(seconds, startedAt)
        return secondsLeft(running, startedAt + after + more) <= secondsLeft(running, startedAt + after)
      }),
    )
  })

  it("is drawn anew every second", () => {
    expect(tick).toBe(1000)
  })
})

describe("the time that is left", () => {
  it("is written in minutes and seconds", () => {
    expect(formatCountdown(900)).toBe("15:00")
    expect(formatCountdown(899)).toBe("14:59")
    expect(formatCountdown(9)).toBe("00:09")
    expect(formatCountdown(0)).toBe("00:00")
    expect(formatCountdown(-5)).toBe("00:00")
  })

  it("has its hours before it from an hour on", () => {
    expect(formatCountdown(3600)).toBe("1:00:00")
    expect(formatCountdown(86_399)).toBe("23:59:59")
  })

  it("says a second that has begun", () => {
    expect(formatCountdown(0.2)).toBe("00:01")
  })
})
