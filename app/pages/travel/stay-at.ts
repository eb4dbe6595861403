/** Stay and hotel in the address of a page; dates are checked against today. */
import { instantOf } from "#domain/rules/instants.ts"
import { stayQuery, type StayQuery } from "#domain/rules/travel/stay-query.ts"
import type { HotelQuery } from "#machines/travel/ports.ts"
import type { PageLocation } from "#app/address.ts"

export const stayAt = ({ searchParams }: PageLocation): StayQuery => stayQuery(searchParams, instantOf(Date.now()))

export const hotelAt = (location: PageLocation): HotelQuery => ({ id: location.params["id"] ?? "", stay: stayAt(location) })
