import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { passengers } from "#book/fixtures/travel/travel.ts"
import { guestNames, toggledGuest } from "#domain/rules/travel/stay-guests.ts"
import { holds } from "#tests/laws.ts"

describe("guests of a stay", () => {
  it("are named with their titles, in the order of choice [E26]", () => {
    expect(guestNames(passengers, [2, 1])).toBe("MR BATBOLD ANAND, MS BATBOLD NOMIN")
    expect(guestNames(passengers, [3])).toBe("")
    expect(guestNames(passengers, [])).toBe("")
  })

  it("are chosen and taken out again", () => {
    expect(toggledGuest([], 1, 2)).toEqual([1])
    expect(toggledGuest([1, 2], 1, 2)).toEqual([2])
    expect(toggledGuest([1], 2, 1)).toEqual([1])
  })

  it("are never more than the guests, nor one twice", () => {
    holds(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 })), fc.integer({ min: 1, max: 5 }), (ids, guests) => {
        const chosen = ids.reduce<ReadonlyArray<number>>((sofar, id) => toggledGuest(sofar, id, guests), [])
        expect(chosen.length <= guests && new Set(chosen).size === chosen.length).toBe(true)
      }),
    )
  })
})
