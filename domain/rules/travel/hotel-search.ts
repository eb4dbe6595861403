/** Search among hotels: by place, amenities and free rooms, the cheapest stay first. */
import type { Hotel } from "#domain/entities/travel/hotel.ts"
import { soundsAlike, latinFold } from "#domain/rules/transliteration.ts"

/** Whether a place, a hotel's name or its address contains a text in either script. */
export const isAt = ({ name, place, address }: Pick<Hotel, "name" | "place" | "address">, text: string): boolean =>
  text.trim() === "" || soundsAlike(place, text) || [name, place, address].some((one) => latinFold(one).includes(latinFold(text.trim())))

/** Cheapest price of a stay among the free rooms; `null` where none is free. */
export const cheapestStay = ({ rooms }: Pick<Hotel, "rooms">): number | null => {
  const totals = rooms.flatMap(({ stay }) => (stay === null ? [] : [stay.total]))
  return totals.length === 0 ? null : Math.min(...totals)
}

/** Hotels with a free room that fit the text and have all amenities. */
export const freeHotels = (hotels: ReadonlyArray<Hotel>, text: string, amenities: ReadonlyArray<number>): ReadonlyArray<Hotel> =>
  hotels
    .filter((hotel) => cheapestStay(hotel) !== null && isAt(hotel, text) && amenities.every((id) => hotel.amenities.some((amenity) => amenity.id === id)))
    .toSorted((one, other) => (cheapestStay(one) ?? 0) - (cheapestStay(other) ?? 0) || one.id - other.id)
