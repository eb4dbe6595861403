import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { stayRefusal } from "#domain/rules/travel/stay-refusal.ts"
import { chosenRange, isOffered, lastDeparture, placeInRange, type StayRange } from "#domain/rules/travel/stay-range.ts"
import { holds } from "#tests/laws.ts"

/** Days by their number: today is 100, the last bookable one 465, and two nights are full. */
const limits = { first: 100, last: 465, isFull: (night: number) => night === 110 || night === 111 }
const none: StayRange = { arrives: null, leaves: null }

describe("the range of a stay", () => {
  it("begins on a day from today whose night is not full [V2]", () => {
    expect([99, 100, 110, 112, 464, 465].map((day) => isOffered(day, "from", none, limits))).toEqual([
      false,
      true,
      false,
      true,
      true,
      false,
    ])
  })

  it("ends after its arrival, at most on the morning after which a night is full", () => {
    const range = { arrives: 105, leaves: null }
    expect([104, 105, 106, 110, 111, 115].map((day) => isOffered(day, "to", range, limits))).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
    ])
    expect([lastDeparture(105, limits), lastDeparture(112, limits), lastDeparture(460, limits)]).toEqual([110, 142, 465])
  })

  it("keeps a departure that still fits a new arrival, and drops it otherwise", () => {
    const range = { arrives: 103, leaves: 108 }
    expect(chosenRange(105, "from", range, limits)).toEqual({ arrives: 105, leaves: 108 })
    expect(chosenRange(108, "from", range, limits)).toEqual({ arrives: 108, leaves: null })
    expect(chosenRange(108, "from", { arrives: 103, leaves: 113 }, limits)).toEqual({ arrives: 108, leaves: null })
    expect(chosenRange(109, "to", range, limits)).toEqual({ arrives: 103, leaves: 109 })
  })

  it("has its nights between both ends", () => {
    expect([104, 105, 106, 107, 108].map((day) => placeInRange(day, { arrives: 105, leaves: 107 }))).toEqual([
      null,
      "from",
      "in",
      "to",
      null,
    ])
    expect(placeInRange(106, { arrives: 105, leaves: null })).toBeNull()
  })

  it("is never refused when it is chosen from the offered days, and has no full night", () => {
    const day = fc.integer({ min: 95, max: 470 })
    const nights = fc.array(fc.integer({ min: 100, max: 465 }), { maxLength: 40 })
    holds(
      fc.property(nights, day, fc.integer({ min: 1, max: 40 }), (full, arrives, nightCount) => {
        const own = { ...limits, isFull: (night: number) => full.includes(night) }
        if (!isOffered(arrives, "from", none, own)) return
        const first = chosenRange(arrives, "from", none, own)
        if (!isOffered(arrives + nightCount, "to", first, own)) return
        const { leaves } = chosenRange(arrives + nightCount, "to", first, own)
        expect(stayRefusal({ arrives, leaves: leaves ?? 0, rooms: 1, guests: 1 }, own.first)).toBeNull()
        expect(full.some((night) => night >= arrives && night < arrives + nightCount)).toBe(false)
      }),
    )
  })
})
