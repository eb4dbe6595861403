/** One hotel in every state. */
import preview from "#book/preview.tsx"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { fullCamp, lakeCamp, passengers, refusedStay, winterStay } from "#book/fixtures/travel/travel.ts"
import { atRest } from "#book/fixed-state-actor.ts"
import { inState } from "#book/in-state.tsx"
import type { Problem } from "#domain/entities/problem.ts"
import type { Hotel } from "#domain/entities/travel/hotel.ts"
import { guestsMachine } from "#machines/travel/guests.ts"
import { hotelMachine } from "#machines/travel/hotel.ts"
import { nightsMachine } from "#machines/travel/nights.ts"
import { HotelScreen } from "./hotel-screen.tsx"

const meta = preview.meta({ title: "Screens/Hotel", component: HotelScreen, parameters: { path: "/travel/hotels/1" } })

const unpricedCamp: Hotel = { ...lakeCamp, rooms: lakeCamp.rooms.map((room) => ({ ...room, stay: null })) }

const guests = () => atRest(guestsMachine, { state: "choosing", input: { guests: winterStay.guests }, context: { passengers, chosen: [1] } })

const nights = () => atRest(nightsMachine, { state: "resting", input: { id: 1, guests: winterStay.guests, rooms: winterStay.rooms } })

const storyOf = (state: "fetching" | "ready" | "failed" | "missing", hotel: Hotel | null, problem: Problem | null = null, stay = winterStay) =>
  inState(hotelMachine, { state, input: { hotel, query: { id: "1", stay } }, context: { problem } }, (actor) => <HotelScreen actor={actor} guests={guests()} nights={nights()} />)

/** A skeleton while the hotel is being fetched. */
export const Fetching = meta.story(storyOf("fetching", null))
/** A room with the parts of its price, and one that is taken. */
export const Ready = meta.story(storyOf("ready", lakeCamp))
/** The hotel could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", null, unreachable))
/** No such hotel. */
export const Missing = meta.story(storyOf("missing", null))
/** No room is free on these days. */
export const FullyBooked = meta.story(storyOf("ready", fullCamp))
/** More guests than the room takes; more rooms are offered. */
export const TooManyGuests = meta.story(storyOf("ready", unpricedCamp, null, { ...winterStay, guests: 5 }))
/** Departure before arrival; the rooms have no price. */
export const RefusedDates = meta.story(storyOf("ready", unpricedCamp, null, refusedStay))
