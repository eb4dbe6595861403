/** Adapter of the ports of travel. */
import * as Schema from "effect/Schema"
import type { Problem } from "#domain/entities/problem.ts"
import type { OfferedHotel, Room } from "#domain/entities/travel/hotel.ts"
import type { StayQuery, StayTerms } from "#domain/rules/travel/stay-query.ts"
import { proposedRooms } from "#domain/rules/travel/stay-refusal.ts"
import type { FoundPlace } from "#domain/entities/travel/found-place.ts"
import type { PlacesHere, TravelPorts } from "#machines/travel/ports.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import type { Position } from "#adapters/browser/position.ts"
import type { Search } from "#adapters/search/search.ts"
import { sharedRead } from "#adapters/shared-read.ts"
import type { Caller } from "./client/api-client.ts"
import * as hotels from "./contract/travel/hotels.ts"
import * as people from "./contract/travel/passengers.ts"

const isHotelId = Schema.is(hotels.HotelId)

const stayOf = ({ from, to, guests, rooms }: StayTerms) => ({ from, to, guests, rooms })

const located = (places: ReadonlyArray<FoundPlace>): PlacesHere =>
  places.length === 0 ? { _tag: "NotLocated", reason: "elsewhere" } : { _tag: "Located", places }

/** Prices of the rooms that fit a stay; a room is left out if its price fails to load. */
const proposalsOf = async (call: Caller["call"], offered: ReadonlyArray<Room>, stay: StayQuery): Promise<OfferedHotel["proposals"]> => {
  const prices = await Promise.all(
    offered.map(async (room) => {
      const rooms = proposedRooms(room, stay)
      if (rooms === null) return null
      const body = { ...stayOf({ ...stay, rooms }), roomId: room.id }
      return call(hotels.calculatePrice, { body }).catch(() => null)
    }),
  )
  return prices.filter((price) => price !== null)
}

type PlaceSearch = Pick<Search, "airports" | "zipAreas" | "zipAreasAt">

export const createTravelPorts = (
  { call }: Caller,
  search: PlaceSearch,
  readPosition: () => Promise<Position>,
): AnswersOf<TravelPorts> => ({
  fetchPlaces: ({ kind, text }, signal) => (kind === "airport" ? search.airports(text, signal) : search.zipAreas(text, signal)),
  fetchPlacesHere: async (_, signal) => {
    const position = await readPosition()
    if (typeof position === "string") return { _tag: "NotLocated", reason: position }
    return located(await search.zipAreasAt(position, signal))
  },
  fetchHotels: sharedRead(async (stay) => {
    const query = { ...stayOf(stay), place: stay.place, amenities: stay.amenities.join(",") }
    const [{ hotels: freeHotels, none }, { amenities }] = await Promise.all([
      stay.refusal === null ? call(hotels.hotelRooms, { query }) : { hotels: [], none: null },
      call(hotels.amenityList, {}),
    ])
    return { hotels: freeHotels, none, amenities }
  }),
  fetchHotel: sharedRead(async ({ id, stay }): Promise<OfferedHotel> => {
    // The id comes from the address, which may hold any text.
    if (!isHotelId(Number(id))) throw { _tag: "Missing" } satisfies Problem
    if (stay.refusal !== null) {
      const { guests, rooms } = stay.refusal.nearest
      const hotel = await call(hotels.hotelDetail, { query: { guests, rooms, id: Number(id) } })
      return { ...hotel, proposals: [] }
    }
    const hotel = await call(hotels.hotelDetail, { query: { ...stayOf(stay), id: Number(id) } })
    return { ...hotel, proposals: await proposalsOf(call, hotel.rooms, stay) }
  }),
  fetchNights: async ({ id, ...terms }, signal) => (await call(hotels.hotelNights, { query: { ...stayOf(terms), id }, signal })).nights,
  fetchPassengers: async (_, signal) => (await call(people.passengers, { signal })).passengers,
  changePassengers: async ({ key, change }, signal) => {
    switch (change._tag) {
      case "Add":
        return (await call(people.addPassenger, { key, signal, body: change.passenger })).passengers
      case "Change":
        return (await call(people.changePassenger, { key, signal, params: { id: String(change.id) }, body: change.passenger })).passengers
      case "Remove":
        return (await call(people.removePassenger, { key, signal, params: { id: String(change.id) } })).passengers
      default:
        return change satisfies never
    }
  },
})
