/** Numbers, locations and prizes of the roulette. */
import { describe, expect, it } from "vitest"
import { activeLocations, isRouletteNumber, isStopped, usedPerMille } from "#domain/rules/promotions/roulette.ts"

const open = { id: 1, name: "Их дэлгүүр", active: true }
const stopped = { id: 2, name: "Налайх", active: false }

describe("number of the roulette", () => {
  it("is a letter, a dash and five digits [E30]", () => {
    expect(["A-00001", "A-1", "a-00001", "A-000012"].map(isRouletteNumber)).toEqual([true, false, false, false])
  })
})

describe("location of the roulette", () => {
  it("accepts no new users once it is stopped [E30]", () => {
    expect(activeLocations([stopped, open])).toEqual([open])
  })

  it("draws nothing once it is stopped; a number without a location is drawn anywhere [E30]", () => {
    expect([stopped, open, null, undefined].map(isStopped)).toEqual([true, false, false, false])
  })
})

describe("prize of the roulette", () => {
  it.each([
    [0, 80, 0],
    [20, 80, 200],
    [80, 0, 1000],
    [1, 2, 333],
    [0, 0, 0],
  ])("won %i times with %i left is used by %i per mille [E30]", (granted, quantity, perMille) => {
    expect(usedPerMille({ granted, quantity })).toBe(perMille)
  })
})
