/** Hotels for a stay in every state. */
import preview from "#book/preview.tsx"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { foundHotels, refusedStay, winterStay } from "#book/fixtures/travel/travel.ts"
import { atRest } from "#book/fixed-state-actor.ts"
import { inState } from "#book/in-state.tsx"
import type { Problem } from "#domain/entities/problem.ts"
import type { NoHotels } from "#domain/entities/travel/hotel.ts"
import { hotelsMachine } from "#machines/travel/hotels.ts"
import { placeFinderMachine } from "#machines/travel/place-finder.ts"
import type { FoundHotels } from "#machines/travel/ports.ts"
import { HotelsScreen } from "./hotels-screen.tsx"

const meta = preview.meta({ title: "Screens/Hotels", component: HotelsScreen, parameters: { path: "/travel/hotels" } })

const finder = () => atRest(placeFinderMachine, { state: "closed", input: { kind: "airport" } })

const storyOf = (state: "fetching" | "ready" | "failed", found: FoundHotels | null, problem: Problem | null = null, query = winterStay) =>
  inState(hotelsMachine, { state, input: { found, query }, context: { problem } }, (actor) => (
    <HotelsScreen actor={actor} finder={finder()} />
  ))

/** Skeletons while hotels are being searched. */
export const Fetching = meta.story(storyOf("fetching", null))
/** Two hotels with the cheapest price of the stay. */
export const Ready = meta.story(storyOf("ready", foundHotels))
/** The hotels could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", null, unreachable))
const none = (reason: NoHotels["reason"]): FoundHotels => ({
  ...foundHotels,
  hotels: [],
  none: { reason, capacity: 6, places: ["Хөвсгөл", "Өмнөговь"] },
})

/** Nothing is free on these days. */
export const NoneFree = meta.story(storyOf("ready", none("full")))
/** No hotel at the place; the places that have some are offered. */
export const NoneAtPlace = meta.story(storyOf("ready", none("place"), null, { ...winterStay, place: "Токио" }))
/** No hotel with these amenities. */
export const NoneWithAmenities = meta.story(storyOf("ready", none("amenities"), null, { ...winterStay, amenities: [3] }))
/** More guests than a room takes; more rooms are offered. */
export const TooManyGuests = meta.story(storyOf("ready", none("guests"), null, { ...winterStay, guests: 9 }))
/** Departure before arrival: the field, the reason and the nearest stay. */
export const RefusedDates = meta.story(storyOf("ready", { ...foundHotels, hotels: [] }, null, refusedStay))
/** All hotels cost more than the limit. */
export const NoneAtPrice = meta.story(storyOf("ready", foundHotels, null, { ...winterStay, maxPrice: 50_000 }))
/** No hotel has the chosen minimum rating. */
export const NoneRated = meta.story(
  storyOf("ready", { ...foundHotels, hotels: foundHotels.hotels.slice(1) }, null, { ...winterStay, minRating: 4.5 }),
)
