import { describe, expect, it } from "vitest"
import { ger, lakeCamp } from "#book/fixtures/travel/travel.ts"
import type { Hotel } from "#domain/entities/travel/hotel.ts"
import { tugrik } from "#domain/rules/money.ts"
import { filterEntries, hotelFilters, shownHotels } from "#domain/rules/travel/hotel-filters.ts"

const at = (query: string) => hotelFilters(new URLSearchParams(query))
const hotel = (id: number, total: number, stars: number | null): Hotel => ({
  ...lakeCamp,
  id,
  stars,
  rooms: ger.stay === null ? [] : [{ ...ger, stay: { ...ger.stay, total: tugrik(total) } }],
})
const hotels = [hotel(1, 300_000, 3), hotel(2, 200_000, null), hotel(3, 500_000, 4)]
/** Ids of the hotels that are shown for a stay of two nights. */
const ids = (query: string) => shownHotels(hotels, at(query), 2).map(({ id }) => id)

describe("the hotels of a list", () => {
  it("are the cheapest first, or those with the most stars [E29]", () => {
    expect([ids(""), ids("sort=stars"), ids("sort=other")]).toEqual([
      [2, 1, 3],
      [3, 1, 2],
      [2, 1, 3],
    ])
  })

  it("are within the limits of the price of a night", () => {
    expect([ids("min=150000"), ids("max=150,000"), ids("min=120000&max=200000"), ids("min=x&max=-1")]).toEqual([
      [1, 3],
      [2, 1],
      [1],
      [2, 1, 3],
    ])
  })

  it("are the best rated first and unrated ones last, or those of at least a rating [E29]", () => {
    const rated = [
      { ...hotel(1, 300_000, 3), histogram: [] },
      { ...hotel(2, 200_000, null), histogram: [0, 0, 0, 1, 9] },
      { ...hotel(3, 500_000, 4), histogram: [0, 0, 0, 10, 0] },
    ]
    const idsOf = (query: string) => shownHotels(rated, at(query), 2).map(({ id }) => id)
    expect([idsOf("sort=rating"), idsOf("rating=4.5"), idsOf("rating=4"), idsOf("rating=9"), idsOf("")]).toEqual([
      [2, 3, 1],
      [2],
      [2, 3],
      [2, 1, 3],
      [2, 1, 3],
    ])
  })

  it("have filters that an address keeps", () => {
    expect(filterEntries(at("amenity=3&amenity=1&min=100000&max=200000&rating=4.5&sort=stars"))).toEqual([
      ["amenity", "3"],
      ["amenity", "1"],
      ["min", "100000"],
      ["max", "200000"],
      ["rating", "4.5"],
      ["sort", "stars"],
    ])
    expect(filterEntries(at("sort=price&min="))).toEqual([])
  })
})
