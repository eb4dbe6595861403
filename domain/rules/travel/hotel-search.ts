/** Search among hotels: by place, amenities and free rooms, the cheapest stay first. */
import type { Hotel, NoHotels } from "#domain/entities/travel/hotel.ts"
import type { RequestedStay } from "./stay-refusal.ts"
import { soundsAlike, latinSpelling } from "#domain/rules/transliteration.ts"

/** Whether a hotel's name, place or address contains the text, in either script. */
export const isAt = ({ name, place, address }: Pick<Hotel, "name" | "place" | "address">, text: string): boolean => {
  if (text.trim() === "" || soundsAlike(place, text)) return true
  const searched = latinSpelling(text.trim())
  return [name, place, address].some((field) => latinSpelling(field).includes(searched))
}

/** Cheapest price of a stay among the free rooms; `null` where none is free. */
export const cheapestStay = ({ rooms }: Pick<Hotel, "rooms">): number | null => {
  const totals = rooms.flatMap(({ stay }) => (stay === null ? [] : [stay.total]))
  return totals.length === 0 ? null : Math.min(...totals)
}

const hasAmenities = (hotel: Pick<Hotel, "amenities">, ids: ReadonlyArray<number>): boolean =>
  ids.every((id) => hotel.amenities.some((amenity) => amenity.id === id))

/** Maximum number of available rooms that are marked as the last ones. */
const lastRooms = 2

/** Whether so few rooms are available that they are marked as the last ones. */
export const areLast = (available: number): boolean => available > 0 && available <= lastRooms

/** Rooms of a hotel that can be booked for the stay. */
export const freeRooms = ({ rooms }: Pick<Hotel, "rooms">): number =>
  rooms.reduce((sum, { stay, available }) => (stay === null ? sum : sum + available), 0)

/** Hotels with a free room that fit the text and have all amenities. */
export const freeHotels = (hotels: ReadonlyArray<Hotel>, text: string, amenities: ReadonlyArray<number>): ReadonlyArray<Hotel> =>
  hotels
    .filter((hotel) => cheapestStay(hotel) !== null && isAt(hotel, text) && hasAmenities(hotel, amenities))
    .toSorted((one, other) => (cheapestStay(one) ?? 0) - (cheapestStay(other) ?? 0) || one.id - other.id)

/** Why a search finds no hotel: none at the place, none with these amenities, no room for so many, or all taken; with the places that have hotels. */
export const whyNone = (
  hotels: ReadonlyArray<Hotel>,
  text: string,
  amenities: ReadonlyArray<number>,
  { guests, rooms }: Pick<RequestedStay, "guests" | "rooms">,
): NoHotels => {
  const places = [...new Set(hotels.filter((hotel) => cheapestStay(hotel) !== null).map(({ place }) => place))]
  const atPlace = hotels.filter((hotel) => isAt(hotel, text))
  const withAmenities = atPlace.filter((hotel) => hasAmenities(hotel, amenities))
  const capacity = Math.max(0, ...withAmenities.flatMap((hotel) => hotel.rooms.map((room) => room.capacity)))
  const reasonOf = (): NoHotels["reason"] => {
    if (atPlace.length === 0) return "place"
    if (withAmenities.length === 0) return "amenities"
    return guests > capacity * rooms ? "guests" : "full"
  }
  return { reason: reasonOf(), capacity, places }
}
