import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { stayDay } from "#domain/rules/travel/stay-dates.ts"
import { refusedField, stayHref, stayQuery } from "#domain/rules/travel/stay-query.ts"
import { maxStayGuests, nearestStay, proposedRooms, roomRefusal, stayRefusal } from "#domain/rules/travel/stay-refusal.ts"
import { holds } from "#tests/laws.ts"

const now = "2026-11-20T12:00:00+08:00" as Instant
const today = stayDay("2026-11-20") ?? 0
const at = (query: string) => stayQuery(new URLSearchParams(query), now)

describe("the stay of an address", () => {
  it("is one night of two guests in a week where the address has no dates", () => {
    const usual = {
      place: "",
      from: "2026-11-27",
      to: "2026-11-28",
      guests: 2,
      rooms: 1,
      amenities: [],
      minPrice: null,
      maxPrice: null,
      minRating: null,
      sort: "price",
      refusal: null,
    }
    expect(at("")).toEqual(usual)
    expect(at("to=2026-11-23")).toEqual({ ...usual, from: "2026-11-22", to: "2026-11-23" })
  })

  it("takes dates with dashes or slashes", () => {
    expect(at("place=+Хөвсгөл&from=2028/02/28&to=2028-03-01&guests=4&rooms=2&amenity=1&amenity=x&amenity=3")).toMatchObject({
      place: "Хөвсгөл",
      from: "2028-02-28",
      to: "2028-03-01",
      guests: 4,
      rooms: 2,
      amenities: [1, 3],
    })
  })

  it.each([
    ["from=2026-11-29&to=2026-11-23", "to", { _tag: "NoNights" }, "2026-11-23", "2026-11-29"],
    ["from=2026-11-29&to=2026-11-29", "to", { _tag: "NoNights" }, "2026-11-29", "2026-11-30"],
    ["from=2027/02/30&to=2027/03/02", "from", { _tag: "NoDay", field: "from", date: "2027-02-30" }, "2027-02-28", "2027-03-02"],
    ["from=2026-11-27&to=tomorrow", "to", { _tag: "NoDay", field: "to", date: "tomorrow" }, "2026-11-27", "2026-11-28"],
    ["from=&to=2026-11-28", "from", { _tag: "NoDay", field: "from", date: "" }, "2026-11-27", "2026-11-28"],
    ["from=2026-11-18&to=2026-11-21", "from", { _tag: "Past" }, "2026-11-20", "2026-11-23"],
    ["from=2026-12-01&to=2027-01-01", "to", { _tag: "TooLong", max: 30, nights: 31 }, "2026-12-01", "2026-12-31"],
    ["from=2027-11-19&to=2027-11-22", "to", { _tag: "TooFar", days: 365 }, "2027-11-17", "2027-11-20"],
  ])("of %s is refused at %s with the nearest that can be booked [E29]", (query, field, why, from, to) => {
    const { refusal, ...stay } = at(query)
    expect(refusal).toEqual({ why, nearest: { from, to, guests: 2, rooms: 1 } })
    expect(refusal === null ? null : refusedField(refusal.why)).toBe(field)
    const params = new URLSearchParams(query)
    expect([stay.from, stay.to]).toEqual([params.get("from"), params.get("to")].map((date) => date?.replaceAll("/", "-")))
  })

  it.each([
    ["guests=21", "guests", { guests: 20, rooms: 1 }],
    ["guests=0", "guests", { guests: 1, rooms: 1 }],
    ["guests=two", "guests", { guests: 1, rooms: 1 }],
    ["rooms=11&guests=11", "rooms", { guests: 11, rooms: 10 }],
    ["rooms=3", "guests", { guests: 3, rooms: 3 }],
  ])("of %s is refused at %s", (query, field, nearest) => {
    const { refusal } = at(query)
    expect(refusal).toMatchObject({ nearest })
    expect(refusal === null ? null : refusedField(refusal.why)).toBe(field)
  })

  it("is written into an address again", () => {
    const query = at("from=2028-02-28&to=2028-03-01&guests=4&rooms=2&place=Хөвсгөл")
    expect(at(stayHref("/travel/hotels", query, [["place", query.place]]).split("?")[1] ?? "")).toEqual(query)
  })
})

describe("a refused stay", () => {
  it("has a nearest one that is not refused, and is that one itself where it can be booked", () => {
    const daysFromToday = fc.integer({ min: -60, max: 460 })
    const size = fc.integer({ min: -2, max: 30 })
    holds(
      fc.property(daysFromToday, daysFromToday, size, size, (arrives, leaves, rooms, guests) => {
        const requested = { arrives: today + arrives, leaves: today + leaves, rooms, guests }
        const nearest = nearestStay(requested, today)
        expect(stayRefusal(nearest, today)).toBeNull()
        if (stayRefusal(requested, today) === null) expect(nearest).toEqual(requested)
      }),
    )
  })

  it("is proposed as many rooms as its guests fill, if so many are left and one stay may have them", () => {
    const proposed = (guests: number, room: { readonly available: number; readonly capacity: number }, rooms = 1) =>
      proposedRooms(room, { guests, rooms })
    expect([
      proposed(9, { available: 3, capacity: 4 }),
      proposed(9, { available: 2, capacity: 4 }),
      proposed(4, { available: 2, capacity: 4 }),
    ]).toEqual([3, null, null])
    expect([proposed(2, { available: 1, capacity: 4 }, 2), proposed(20, { available: 30, capacity: 1 })]).toEqual([1, null])
  })

  it("is proposed only rooms that take it", () => {
    fc.assert(
      fc.property(
        fc.nat(12),
        fc.nat(8),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 10 }),
        (available, capacity, guests, wanted) => {
          const rooms = proposedRooms({ available, capacity }, { guests, rooms: wanted })
          if (rooms !== null && capacity > 0) expect(roomRefusal({ available, capacity }, { guests, rooms })).toBeNull()
        },
      ),
    )
  })

  it("is refused by a room that is too small or taken", () => {
    expect(roomRefusal({ available: 3, capacity: 4 }, { guests: 9, rooms: 1 })).toEqual({ _tag: "TooManyGuests", max: 4 })
    expect(roomRefusal({ available: 3, capacity: 4 }, { guests: 9, rooms: 3 })).toBeNull()
    expect(roomRefusal({ available: 0, capacity: 4 }, { guests: maxStayGuests, rooms: 1 })).toEqual({ _tag: "TooFewRooms", available: 0 })
  })
})
