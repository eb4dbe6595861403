/** Filters and order of the hotels that were found, as the address writes them. */
import type { Hotel } from "#domain/entities/travel/hotel.ts"
import type { Entry } from "#domain/rules/query-string.ts"
import { parseTugrik } from "#domain/rules/texts/money.ts"
import { cheapestStay } from "./hotel-search.ts"

export const hotelSorts = ["price", "stars"] as const
export type HotelSort = (typeof hotelSorts)[number]

export type HotelFilters = {
  /** Ids; a hotel has all of them. */
  readonly amenities: ReadonlyArray<number>
  /** Limits of the average price of a night, in tugrik. */
  readonly minPrice: number | null
  readonly maxPrice: number | null
  readonly sort: HotelSort
}

/** Parameters of an address, such as `URLSearchParams`. */
export type StayParams = { get(name: string): string | null; getAll(name: string): ReadonlyArray<string> }

const limit = (text: string | null): number | null => {
  const amount = text === null || text.trim() === "" ? null : parseTugrik(text)
  return amount === null || amount <= 0 ? null : amount
}

export const hotelFilters = (params: StayParams): HotelFilters => ({
  amenities: params.getAll("amenity").filter((id) => /^\d{1,4}$/.test(id)).map(Number),
  minPrice: limit(params.get("min")),
  maxPrice: limit(params.get("max")),
  sort: hotelSorts.find((sort) => sort === params.get("sort")) ?? "price",
})

/** Parameters of an address with these filters; none for what is usual. */
export const filterEntries = ({ amenities, minPrice, maxPrice, sort }: HotelFilters): ReadonlyArray<Entry> => [
  ...amenities.map((id) => ["amenity", String(id)] as const),
  ...(minPrice === null ? [] : [["min", String(minPrice)] as const]),
  ...(maxPrice === null ? [] : [["max", String(maxPrice)] as const]),
  ...(sort === "price" ? [] : [["sort", sort] as const]),
]

/** Average price of a night in the cheapest free room, in tugrik. */
export const nightPrice = (hotel: Pick<Hotel, "rooms">, nights: number): number => Math.round((cheapestStay(hotel) ?? 0) / Math.max(1, nights))

/** Hotels within the price limits: the cheapest first, or those with the most stars. */
export const shownHotels = (hotels: ReadonlyArray<Hotel>, { minPrice, maxPrice, sort }: HotelFilters, nights: number): ReadonlyArray<Hotel> =>
  hotels
    .filter((hotel) => nightPrice(hotel, nights) >= (minPrice ?? 0) && nightPrice(hotel, nights) <= (maxPrice ?? Number.POSITIVE_INFINITY))
    .toSorted((one, other) => (sort === "stars" ? (other.stars ?? 0) - (one.stars ?? 0) : 0) || nightPrice(one, nights) - nightPrice(other, nights) || one.id - other.id)
