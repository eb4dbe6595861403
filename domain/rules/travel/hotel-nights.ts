/** Nights of a hotel for its calendar: the lowest price of each, and which are full. */
import type { HotelNight } from "#domain/entities/travel/hotel.ts"
import { stayPrice, type RoomRates } from "./hotel-stay.ts"
import { stayDate } from "./stay-dates.ts"
import { roomRefusal, type RequestedStay } from "./stay-refusal.ts"

/** Maximum number of nights of one request: two months. */
export const maxShownNights = 62

/** A room with the number sold on a night. */
export type RoomNights = { readonly rates: RoomRates; readonly sold: (night: number) => number }

/** Nights from `first` to the one before `last`, each with the lowest price among the rooms that are free for the guests; `null` where none is. */
export const hotelNights = (
  rooms: ReadonlyArray<RoomNights>,
  { arrives: first, leaves: last, ...sizes }: RequestedStay,
): ReadonlyArray<HotelNight> =>
  Array.from({ length: last - first }, (_, index) => {
    const night = first + index
    const free = rooms.filter(
      ({ rates: { capacity, available }, sold }) => roomRefusal({ capacity, available: available - sold(night) }, sizes) === null,
    )
    const prices = free.map(({ rates }) => stayPrice(rates, { arrives: night, leaves: night + 1, ...sizes }).total)
    const [price = null] = prices.toSorted((one, other) => one - other)
    return { date: stayDate(night), price }
  })
