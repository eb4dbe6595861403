/** Calls of hotels and passengers. Contract C21. */
import type { Hono } from "hono"
import * as hotels from "#adapters/shop/contract/travel/hotels.ts"
import * as contract from "#adapters/shop/contract/travel/passengers.ts"
import { wallDay } from "#domain/rules/instants.ts"
import { maxShownNights } from "#domain/rules/travel/hotel-nights.ts"
import { freeHotels, whyNone } from "#domain/rules/travel/hotel-search.ts"
import { stay } from "#domain/rules/travel/hotel-stay.ts"
import { stayDay } from "#domain/rules/travel/stay-dates.ts"
import type { StayTerms } from "#domain/rules/travel/stay-query.ts"
import { stayRefusal, type RequestedStay } from "#domain/rules/travel/stay-refusal.ts"
import type { Env } from "#backend/http/request-context.ts"
import { missing, wrongField } from "#backend/http/refusal.ts"
import { publicMaxAge, serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { refusedStay } from "./stay-refusals.ts"
import { findRoom, ratesOf } from "./stay-rooms.ts"
import { allAmenities, hotelsFor } from "./hotels.ts"
import { addPassenger, changePassenger, passengersOf, removePassenger } from "./passengers.ts"
import { nightsOf } from "./shown-nights.ts"
import { lockUnpaidOrders, renameGuest } from "./stay-guests.ts"

/** Stay with the dates and sizes of a request. Throws 422 for an impossible date. */
const requestedIn = ({ from, to, guests, rooms }: StayTerms): RequestedStay => {
  const [arrives, leaves] = [stayDay(from), stayDay(to)]
  if (arrives === null) throw wrongField("from", { key: "stay.date" })
  if (leaves === null) throw wrongField("to", { key: "stay.date" })
  return { arrives, leaves, guests, rooms }
}

/** Throws 422 for a stay that could not be booked in any room on the local day `today`. */
const bookableIn = (terms: StayTerms, today: number): RequestedStay => {
  const requested = requestedIn(terms)
  const why = stayRefusal(requested, today)
  if (why !== null) throw refusedStay(why)
  return requested
}

export const travelRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(app, services, hotels.amenityList, async ({ db, locale }) => ({ amenities: await allAmenities(db, locale) }), {
    publicFor: publicMaxAge,
  })
  serve(app, services, hotels.hotelRooms, async ({ db, query, locale, now }) => {
    const requested = bookableIn(query, wallDay(now))
    const allHotels = await hotelsFor(db, null, requested, wallDay(now), locale)
    const amenities = query.amenities === "" ? [] : query.amenities.split(",").map(Number)
    const free = freeHotels(allHotels, query.place, amenities)
    return { hotels: free, none: free.length === 0 ? whyNone(allHotels, query.place, amenities, requested) : null }
  })
  serve(app, services, hotels.hotelDetail, async ({ db, query, locale, now }) => {
    const { from, to, guests, rooms } = query
    const requested = from === undefined || to === undefined ? null : bookableIn({ from, to, guests, rooms }, wallDay(now))
    const [hotel] = await hotelsFor(db, query.id, requested, wallDay(now), locale)
    if (hotel === undefined) throw missing("hotel.missing")
    return hotel
  })
  serve(app, services, hotels.hotelNights, async ({ db, query, now }) => {
    const requested = requestedIn(query)
    if (requested.leaves <= requested.arrives) throw wrongField("to", { key: "stay.noNights" })
    const count = requested.leaves - requested.arrives
    if (count > maxShownNights) throw wrongField("to", { key: "stay.tooManyNights", values: { max: maxShownNights } })
    const nights = await nightsOf(db, query.id, requested, wallDay(now))
    if (nights === null) throw missing("hotel.missing")
    return { nights }
  })
  serve(app, services, hotels.calculatePrice, async ({ db, body, now }) => {
    const requested = requestedIn(body)
    const room = await findRoom(db, "id", body.roomId, requested)
    if (room === null) throw missing("hotel.missing")
    const priced = stay(ratesOf(room), requested, wallDay(now))
    if (priced._tag !== "Priced") throw refusedStay(priced)
    return priced.price
  })

  serve(app, services, contract.passengers, async ({ db, userId }) => ({ passengers: await passengersOf(db, userId) }))
  serve(app, services, contract.addPassenger, async ({ db, userId, body, now }) => {
    await addPassenger(db, userId, body, now)
    return { passengers: await passengersOf(db, userId) }
  })
  serve(app, services, contract.changePassenger, async ({ db, userId, params, body }) => {
    await lockUnpaidOrders(db, userId)
    await renameGuest(db, userId, await changePassenger(db, userId, params.id, body))
    return { passengers: await passengersOf(db, userId) }
  })
  serve(app, services, contract.removePassenger, async ({ db, userId, params }) => {
    await removePassenger(db, userId, params.id)
    return { passengers: await passengersOf(db, userId) }
  })
}
