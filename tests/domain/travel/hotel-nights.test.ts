import { describe, expect, it } from "vitest"
import { tugrik } from "#domain/rules/money.ts"
import { hotelNights } from "#domain/rules/travel/hotel-nights.ts"
import type { RoomRates } from "#domain/rules/travel/hotel-stay.ts"
import { stayDay } from "#domain/rules/travel/stay-dates.ts"

const twin: RoomRates = {
  id: 1,
  price: tugrik(100_000),
  weekendPerMille: 200,
  seasons: [],
  includedGuests: 2,
  capacity: 2,
  extraGuest: tugrik(0),
  taxPerMille: 0,
  available: 3,
}
const family: RoomRates = { ...twin, id: 2, price: tugrik(180_000), capacity: 4, available: 1 }
/** A Thursday. */
const first = stayDay("2026-11-26") ?? 0
/** Nights of a stay of three; `sold`: sold twins of each night, by its number from the first. */
const nights = (sizes: { readonly guests: number; readonly rooms: number }, sold: Readonly<Record<number, number>> = {}) =>
  hotelNights(
    [
      { rates: twin, sold: (night) => sold[night - first] ?? 0 },
      { rates: family, sold: () => 0 },
    ],
    { arrives: first, leaves: first + 3, ...sizes },
  )

describe("the nights of a hotel", () => {
  it("cost the price of the cheapest free rooms [V2]", () => {
    expect(nights({ guests: 2, rooms: 1 })).toEqual([
      { date: "2026-11-26", price: 100_000 },
      { date: "2026-11-27", price: 120_000 },
      { date: "2026-11-28", price: 120_000 },
    ])
    expect(nights({ guests: 2, rooms: 1 }, { 1: 3 }).map(({ price }) => price)).toEqual([100_000, 216_000, 120_000])
  })

  it("are full where no room is left or large enough for the guests", () => {
    expect(nights({ guests: 2, rooms: 2 }, { 1: 2 }).map(({ price }) => price)).toEqual([200_000, null, 240_000])
    expect(nights({ guests: 5, rooms: 1 }).map(({ price }) => price)).toEqual([null, null, null])
    expect(nights({ guests: 4, rooms: 1 }).map(({ price }) => price)).toEqual([180_000, 216_000, 216_000])
  })
})
