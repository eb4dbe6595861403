/** Search among hotels: by place, amenities and free rooms, the cheapest stay first. */
import type { Hotel, NoHotels } from "#domain/entities/travel/hotel.ts"
import type { RequestedStay } from "./stay-refusal.ts"
import { soundsAlike, latinSpelling } from "#domain/rules/transliteration.ts"

/** Whether a place, a hotel's name or its address contains a text in either script. */
export const isAt = ({ name, place, address }: Pick<Hotel, "name" | "place" | "address">, text: string): boolean =>
  text.trim() === "" || soundsAlike(place, text) || [name, place, address].some((one) => latinSpelling(one).includes(latinSpelling(text.trim())))

/** Cheapest price of a stay among the free rooms; `null` where none is free. */
export const cheapestStay = ({ rooms }: Pick<Hotel, "rooms">): number | null => {
  const totals = rooms.flatMap(({ stay }) => (stay === null ? [] : [stay.total]))
  return totals.length === 0 ? null : Math.min(...totals)
}

const hasAll = (hotel: Pick<Hotel, "amenities">, amenities: ReadonlyArray<number>): boolean => amenities.every((id) => hotel.amenities.some((amenity) => amenity.id === id))

/** Rooms left for a stay from which on they are called the last. */
const lastRooms = 2

export const areLast = (available: number): boolean => available > 0 && available <= lastRooms

/** Rooms of a hotel that can be booked for the stay. */
export const freeRooms = ({ rooms }: Pick<Hotel, "rooms">): number => rooms.reduce((sum, { stay, available }) => (stay === null ? sum : sum + available), 0)

/** Hotels with a free room that fit the text and have all amenities. */
export const freeHotels = (hotels: ReadonlyArray<Hotel>, text: string, amenities: ReadonlyArray<number>): ReadonlyArray<Hotel> =>
  hotels
    .filter((hotel) => cheapestStay(hotel) !== null && isAt(hotel, text) && hasAll(hotel, amenities))
    .toSorted((one, other) => (cheapestStay(one) ?? 0) - (cheapestStay(other) ?? 0) || one.id - other.id)

/** Why a search finds no hotel: none at the place, none with these amenities, no room for so many, or all taken; with the places that have hotels. */
export const whyNone = (hotels: ReadonlyArray<Hotel>, text: string, amenities: ReadonlyArray<number>, { guests, rooms }: Pick<RequestedStay, "guests" | "rooms">): NoHotels => {
  const places = [...new Set(hotels.filter((hotel) => cheapestStay(hotel) !== null).map(({ place }) => place))]
  const here = hotels.filter((hotel) => isAt(hotel, text))
  const fitting = here.filter((hotel) => hasAll(hotel, amenities))
  const capacity = Math.max(0, ...fitting.flatMap((hotel) => hotel.rooms.map((room) => room.capacity)))
  const reason = here.length === 0 ? "place" : fitting.length === 0 ? "amenities" : guests > capacity * rooms ? "guests" : "full"
  return { reason, capacity, places }
}
