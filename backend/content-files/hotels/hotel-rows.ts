/** Hotels and rooms as the database stores them, and as a file has them. */
import { defaultLocale, type Localized } from "#domain/entities/locale.ts"
import type { HotelContent, RoomContent } from "#domain/entities/travel/hotel-content.ts"
import type { Season } from "#domain/rules/travel/hotel-stay.ts"
import { soldByNight, soldSpans } from "#domain/rules/travel/sold-nights.ts"

type Texts = Localized<ReadonlyArray<string>>

export type RoomRow = Pick<RoomContent, "id" | "name" | "beds" | "capacity" | "price" | "extra_guest"> & {
  readonly includes: Texts
  readonly included_guests: number
  readonly weekend_per_mille: number
  readonly extra_guest: number
  readonly seasons: ReadonlyArray<Season>
  readonly rooms: number
  /** Names. */
  readonly amenities: ReadonlyArray<string>
  readonly pictures: ReadonlyArray<string>
  /** Rooms sold elsewhere, by the date of the night. */
  readonly sold: Readonly<Record<string, number>>
}

export type HotelRow = Pick<HotelContent, "id" | "name" | "description" | "place" | "address" | "category" | "check_in" | "check_out"> & {
  readonly phone: string
  readonly rules: Texts
  readonly stars: number | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly tax_per_mille: number
  readonly amenities: ReadonlyArray<string>
  readonly pictures: ReadonlyArray<string>
  readonly rooms: ReadonlyArray<RoomRow>
}

const noTexts: Texts = { [defaultLocale]: [] }
const hasTexts = (texts: Texts): boolean => Object.values(texts).some((list) => list.length > 0)
const perMille = (percent = 0): number => Math.round(percent * 10)

const roomRow = (room: RoomContent): RoomRow => ({
  id: room.id,
  name: room.name,
  beds: room.beds,
  includes: room.includes ?? noTexts,
  included_guests: room.guests,
  capacity: room.capacity,
  price: room.price,
  weekend_per_mille: perMille(room.weekend_percent),
  extra_guest: room.extra_guest ?? 0,
  seasons: (room.seasons ?? []).map(({ from, to, percent }) => ({ from, to, perMille: perMille(percent) })),
  rooms: room.count,
  amenities: room.amenities ?? [],
  pictures: room.pictures ?? [],
  sold: Object.fromEntries(soldByNight(room.sold ?? [])),
})

const roomOf = (row: RoomRow): RoomContent => {
  const sold = soldSpans(new Map(Object.entries(row.sold)))
  return {
    id: row.id,
    name: row.name,
    beds: row.beds,
    ...(hasTexts(row.includes) && { includes: row.includes }),
    guests: row.included_guests,
    capacity: row.capacity,
    count: row.rooms,
    price: row.price,
    ...(row.extra_guest > 0 && { extra_guest: row.extra_guest }),
    ...(row.weekend_per_mille > 0 && { weekend_percent: row.weekend_per_mille / 10 }),
    ...(row.seasons.length > 0 && { seasons: row.seasons.map(({ from, to, perMille: rate }) => ({ from, to, percent: rate / 10 })) }),
    ...(row.amenities.length > 0 && { amenities: row.amenities }),
    ...(row.pictures.length > 0 && { pictures: row.pictures }),
    ...(sold.length > 0 && { sold }),
  }
}

export const hotelRow = (hotel: HotelContent): HotelRow => ({
  id: hotel.id,
  name: hotel.name,
  description: hotel.description,
  place: hotel.place,
  address: hotel.address,
  phone: hotel.phone ?? "",
  rules: hotel.rules ?? noTexts,
  stars: hotel.stars ?? null,
  latitude: hotel.latitude ?? null,
  longitude: hotel.longitude ?? null,
  category: hotel.category,
  check_in: hotel.check_in,
  check_out: hotel.check_out,
  tax_per_mille: perMille(hotel.tax_percent),
  amenities: hotel.amenities ?? [],
  pictures: hotel.pictures ?? [],
  rooms: hotel.rooms.map(roomRow).toSorted((one, other) => one.id - other.id),
})

export const hotelOf = (row: HotelRow): HotelContent => ({
  id: row.id,
  name: row.name,
  description: row.description,
  place: row.place,
  address: row.address,
  ...(row.phone !== "" && { phone: row.phone }),
  ...(hasTexts(row.rules) && { rules: row.rules }),
  ...(row.stars !== null && { stars: row.stars }),
  ...(row.latitude !== null && { latitude: row.latitude }),
  ...(row.longitude !== null && { longitude: row.longitude }),
  category: row.category,
  check_in: row.check_in,
  check_out: row.check_out,
  ...(row.tax_per_mille > 0 && { tax_percent: row.tax_per_mille / 10 }),
  ...(row.amenities.length > 0 && { amenities: row.amenities }),
  ...(row.pictures.length > 0 && { pictures: row.pictures }),
  rooms: row.rooms.map(roomOf),
})
