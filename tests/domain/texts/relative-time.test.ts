import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { day, hour, later, minute } from "#domain/rules/instants.ts"
import { formatRelative } from "#domain/rules/texts/relative-time.ts"
import { moment, span } from "#tests/arbitraries/instants.ts"
import { holds } from "#tests/laws.ts"

const now = "2025-11-07T14:00:00+08:00" as Instant
const formatted = (difference: number, locale: Locale = "mn") => formatRelative(later(now, difference), now, locale)

describe("relative time", () => {
  it("uses the largest unit that fits", () => {
    expect(formatted(-minute)).toBe("1 минутын өмнө")
    expect(formatted(-59 * minute)).toBe("59 минутын өмнө")
    expect(formatted(-2 * hour)).toBe("2 цагийн өмнө")
    expect(formatted(-3 * day)).toBe("3 өдрийн өмнө")
    expect(formatted(-15 * day)).toBe("2 долоо хоногийн өмнө")
    expect(formatted(-61 * day)).toBe("2 сарын өмнө")
    expect(formatted(-800 * day)).toBe("2 жилийн өмнө")
  })

  it("is just now within a minute", () => {
    expect(formatted(0)).toBe("дөнгөж сая")
    expect(formatted(-minute + 1)).toBe("дөнгөж сая")
    expect(formatted(minute - 1)).toBe("удахгүй")
    expect(formatted(-1000, "en")).toBe("just now")
    expect(formatted(1000, "en")).toBe("soon")
  })

  it("is yesterday on the day before, from a whole day on", () => {
    expect(formatted(-day)).toBe("өчигдөр")
    expect(formatted(-day - 13 * hour)).toBe("өчигдөр")
    expect(formatted(-day - 15 * hour)).toBe("2 өдрийн өмнө")
    expect(formatted(-23 * hour)).toBe("23 цагийн өмнө")
    expect(formatted(-day, "en")).toBe("yesterday")
  })

  it("covers the future", () => {
    expect(formatted(2 * hour)).toBe("2 цагийн дараа")
    expect(formatted(day)).toBe("маргааш")
    expect(formatted(day, "en")).toBe("tomorrow")
    expect(formatted(2 * hour, "en")).toBe("in 2 hours")
  })

  it("has a plural in English", () => {
    expect(formatted(-hour, "en")).toBe("1 hour ago")
    expect(formatted(-5 * minute, "en")).toBe("5 minutes ago")
  })

  it("never counts zero units", () => {
    holds(fc.property(moment, span, (at, length) => !formatRelative(later(at, -length), at, "en").startsWith("0")))
  })
})
