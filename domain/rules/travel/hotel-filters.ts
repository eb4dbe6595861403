/** Filters and order of a list of hotels, as the parameters of its address. */
import type { Hotel } from "#domain/entities/travel/hotel.ts"
import type { Entry } from "#domain/rules/query-string.ts"
import { parseTugrik } from "#domain/rules/texts/money.ts"
import { guestRating, minRatings } from "./guest-reviews.ts"
import { cheapestStay } from "./hotel-search.ts"

export const hotelSorts = ["price", "rating", "stars"] as const
export type HotelSort = (typeof hotelSorts)[number]

export type HotelFilters = {
  /** Ids; a hotel has all of them. */
  readonly amenities: ReadonlyArray<number>
  /** Limits of the average price of a night, in tugrik. */
  readonly minPrice: number | null
  readonly maxPrice: number | null
  /** Minimum average of the guests' ratings, one of `minRatings`. */
  readonly minRating: number | null
  readonly sort: HotelSort
}

/** Parameters of an address, such as `URLSearchParams`. */
export type StayParams = { get(name: string): string | null; getAll(name: string): ReadonlyArray<string> }

const limit = (text: string | null): number | null => {
  const amount = text === null || text.trim() === "" ? null : parseTugrik(text)
  return amount === null || amount <= 0 ? null : amount
}

export const hotelFilters = (params: StayParams): HotelFilters => ({
  amenities: params
    .getAll("amenity")
    .filter((id) => /^\d{1,4}$/.test(id))
    .map(Number),
  minPrice: limit(params.get("min")),
  maxPrice: limit(params.get("max")),
  minRating: minRatings.find((minimum) => String(minimum) === params.get("rating")) ?? null,
  sort: hotelSorts.find((sort) => sort === params.get("sort")) ?? "price",
})

/** Parameters of an address with these filters; defaults are left out. */
export const filterEntries = ({ amenities, minPrice, maxPrice, minRating, sort }: HotelFilters): ReadonlyArray<Entry> => [
  ...amenities.map((id) => ["amenity", String(id)] as const),
  ...(minPrice === null ? [] : [["min", String(minPrice)] as const]),
  ...(maxPrice === null ? [] : [["max", String(maxPrice)] as const]),
  ...(minRating === null ? [] : [["rating", String(minRating)] as const]),
  ...(sort === "price" ? [] : [["sort", sort] as const]),
]

/** Average price of a night in the cheapest free room, in tugrik. */
export const nightPrice = (hotel: Pick<Hotel, "rooms">, nights: number): number =>
  Math.round((cheapestStay(hotel) ?? 0) / Math.max(1, nights))

/** Sort key by order, the largest first; hotels with equal keys are ordered by price, then by id. */
const sortKeys: Readonly<Record<HotelSort, (hotel: Hotel) => number>> = {
  price: () => 0,
  stars: ({ stars }) => stars ?? 0,
  rating: (hotel) => guestRating(hotel).average,
}

/** Hotels within the limits of price and rating: the cheapest first, those that guests like best, or those with the most stars. */
export const shownHotels = (
  hotels: ReadonlyArray<Hotel>,
  { minPrice, maxPrice, minRating, sort }: HotelFilters,
  nights: number,
): ReadonlyArray<Hotel> => {
  const isShown = (hotel: Hotel): boolean => {
    const price = nightPrice(hotel, nights)
    return price >= (minPrice ?? 0) && price <= (maxPrice ?? Number.POSITIVE_INFINITY) && guestRating(hotel).average >= (minRating ?? 0)
  }
  const sortKey = sortKeys[sort]
  return hotels
    .filter(isShown)
    .toSorted((one, other) => sortKey(other) - sortKey(one) || nightPrice(one, nights) - nightPrice(other, nights) || one.id - other.id)
}
