/** Places of the roulette. */
import { describe, expect, it } from "vitest"
import { activeLocations, isStopped } from "#domain/rules/promotions/roulette-location.ts"

const open = { id: 1, name: "Их дэлгүүр", active: true }
const stopped = { id: 2, name: "Налайх", active: false }

describe("a stopped place of the roulette", () => {
  it("is none that a new person may be given [E30]", () => {
    expect(activeLocations([stopped, open])).toEqual([open])
  })

  it("is one that was stopped; a number without a place is drawn anywhere [E30]", () => {
    expect([stopped, open, null, undefined].map(isStopped)).toEqual([true, false, false, false])
  })
})
