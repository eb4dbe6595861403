/** Ports of travel: hotels, passengers and places. */
import type { FoundPlace, NotLocated, PlaceKind } from "#domain/entities/travel/found-place.ts"
import type { Amenity, Hotel, HotelNight, NoHotels, OfferedHotel } from "#domain/entities/travel/hotel.ts"
import type { Passenger, SavedPassenger } from "#domain/entities/travel/passenger.ts"
import type { StayQuery, StayTerms } from "#domain/rules/travel/stay-query.ts"
import type { Intent } from "#machines/shared/idempotency-key.ts"
import type { SharedRead } from "#machines/shared-read.ts"

/** Hotels that are free for a stay, or why there are none, and the amenities to filter by. A stay outside the bookable dates finds none. */
export type FoundHotels = {
  readonly hotels: ReadonlyArray<Hotel>
  readonly none: NoHotels | null
  readonly amenities: ReadonlyArray<Amenity>
}

export type HotelQuery = { readonly id: string; readonly stay: StayQuery }

/** Change of a shopper's passengers. */
export type PassengerChange =
  | { readonly _tag: "Add"; readonly passenger: Passenger }
  | { readonly _tag: "Change"; readonly id: number; readonly passenger: Passenger }
  | { readonly _tag: "Remove"; readonly id: number }

/** Postal areas at the shopper's position, the narrowest first; or why it is unknown. */
export type PlacesHere =
  | { readonly _tag: "Located"; readonly places: ReadonlyArray<FoundPlace> }
  | { readonly _tag: "NotLocated"; readonly reason: NotLocated }

export interface TravelPorts {
  /** Empty if the request fails, since it only helps to fill in a form. */
  fetchPlaces(input: { readonly kind: PlaceKind; readonly text: string }, signal?: AbortSignal): Promise<ReadonlyArray<FoundPlace>>
  fetchPlacesHere(input: void, signal?: AbortSignal): Promise<PlacesHere>
  readonly fetchHotels: SharedRead<StayQuery, FoundHotels>
  /** Without prices for a stay outside the bookable dates. */
  readonly fetchHotel: SharedRead<HotelQuery, OfferedHotel>
  /** Nights from `from` to the one before `to`. */
  fetchNights(input: StayTerms & { readonly id: number }, signal?: AbortSignal): Promise<ReadonlyArray<HotelNight>>
  fetchPassengers(input: void, signal?: AbortSignal): Promise<ReadonlyArray<SavedPassenger>>
  /** Returns all passengers after the change. */
  changePassengers(input: Intent & { readonly change: PassengerChange }, signal?: AbortSignal): Promise<ReadonlyArray<SavedPassenger>>
}
