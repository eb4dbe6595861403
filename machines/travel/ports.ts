/** Ports of travel: hotels for a stay, and people one travels with. */
import type { Amenity, Hotel } from "#domain/entities/travel/hotel.ts"
import type { Passenger, SavedPassenger } from "#domain/entities/travel/passenger.ts"
import type { StayQuery } from "#domain/rules/travel/stay-dates.ts"
import type { Intent } from "#machines/shared/idempotency-key.ts"
import type { SharedRead } from "#machines/shared-read.ts"

/** Hotels that are free for a stay, and the amenities to filter by. */
export type FoundHotels = { readonly hotels: ReadonlyArray<Hotel>; readonly amenities: ReadonlyArray<Amenity> }

export type HotelQuery = { readonly id: string; readonly stay: StayQuery }

/** What a shopper changes about their passengers. */
export type PassengerChange =
  | { readonly _tag: "Add"; readonly passenger: Passenger }
  | { readonly _tag: "Remove"; readonly id: number }

export interface TravelPorts {
  readonly fetchHotels: SharedRead<StayQuery, FoundHotels>
  readonly fetchHotel: SharedRead<HotelQuery, Hotel>
  fetchPassengers(input: void, signal?: AbortSignal): Promise<ReadonlyArray<SavedPassenger>>
  /** Returns all passengers after the change. */
  changePassengers(input: Intent & { readonly change: PassengerChange }, signal?: AbortSignal): Promise<ReadonlyArray<SavedPassenger>>
}
