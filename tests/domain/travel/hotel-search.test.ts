import { describe, expect, it } from "vitest"
import { lakeCamp } from "#book/fixtures/travel/travel.ts"
import { whyNone } from "#domain/rules/travel/hotel-search.ts"

const two = { guests: 2, rooms: 1 }
const hotels = [lakeCamp, { ...lakeCamp, id: 2, place: "Өмнөговь", amenities: [] }]

describe("a search that finds no hotel", () => {
  it("reports that a place has none, and names those that have [E29]", () => {
    expect(whyNone(hotels, "Токио", [], two)).toMatchObject({ reason: "place", places: ["Хөвсгөл", "Өмнөговь"] })
  })

  it("reports that none there has the amenities", () => {
    expect(whyNone(hotels, "Өмнөговь", [1], two).reason).toBe("amenities")
    expect(whyNone(hotels, "Хөвсгөл", [1], two).reason).toBe("full")
  })

  it("reports that no room is large enough, or the dates where one is", () => {
    expect(whyNone(hotels, "", [], { guests: 9, rooms: 1 })).toMatchObject({ reason: "guests", capacity: 3 })
    expect(whyNone(hotels, "", [], { guests: 9, rooms: 3 }).reason).toBe("full")
  })
})
