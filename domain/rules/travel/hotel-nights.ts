/** Nights of a hotel for its calendar: the least price of each, and which are full. */
import type { HotelNight } from "#domain/entities/travel/hotel.ts"
import { stayPrice, type RoomRates } from "./hotel-stay.ts"
import { stayDate } from "./stay-dates.ts"
import { roomRefusal, type RequestedStay } from "./stay-refusal.ts"

/** Most nights of one request: two months. */
export const maxShownNights = 62

/** A room with the number sold on a night. */
export type RoomNights = { readonly rates: RoomRates; readonly sold: (night: number) => number }

/** Nights from `first` to the one before `last`, each with the least price of a room that is free for so many; `null` where none is. */
export const hotelNights = (rooms: ReadonlyArray<RoomNights>, { arrives: first, leaves: last, ...sizes }: RequestedStay): ReadonlyArray<HotelNight> =>
  Array.from({ length: last - first }, (_, at) => {
    const night = first + at
    const free = rooms.filter(({ rates, sold }) => roomRefusal({ capacity: rates.capacity, available: rates.available - sold(night) }, sizes) === null)
    const [price = null] = free.map(({ rates }) => stayPrice(rates, { arrives: night, leaves: night + 1, ...sizes }).total).toSorted((one, other) => one - other)
    return { date: stayDate(night), price }
  })
