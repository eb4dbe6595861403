/** Use of the roulette's prizes. */
import { describe, expect, it } from "vitest"
import { usedPerMille } from "#domain/rules/promotions/roulette-stock.ts"

describe("a prize of the roulette", () => {
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
