import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { atHour, isBefore, millisecondsOf, instantOf, wallDay, wallTime, weekdayOf } from "#domain/rules/instants.ts"
import { moment } from "#tests/arbitraries/instants.ts"
import { holds } from "#tests/laws.ts"

describe("local time", () => {
  it("is the same for every offset of the text", () => {
    holds(fc.property(moment, (at) => JSON.stringify(wallTime(at)) === JSON.stringify(wallTime(instantOf(millisecondsOf(at))))))
  })

  it("lies in the day whose hours contain it", () => {
    holds(fc.property(moment, (at) => !isBefore(at, atHour(wallDay(at), 0)) && isBefore(at, atHour(wallDay(at), 24))))
  })

  it("has the weekday of its day", () => {
    expect(weekdayOf(0)).toBe(4)
    expect(weekdayOf(-5)).toBe(6)
    holds(fc.property(moment, (at) => weekdayOf(wallDay(at)) === wallTime(at).weekday))
  })
})
