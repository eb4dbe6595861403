/** Hotels for a stay in every state. */
import preview from "#book/preview.tsx"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { foundHotels, winterStay } from "#book/fixtures/travel/travel.ts"
import { atRest } from "#book/fixed-state-actor.ts"
import { inState } from "#book/in-state.tsx"
import type { Problem } from "#domain/entities/problem.ts"
import { hotelsMachine } from "#machines/travel/hotels.ts"
import { placeFinderMachine } from "#machines/travel/place-finder.ts"
import type { FoundHotels } from "#machines/travel/ports.ts"
import { HotelsScreen } from "./hotels-screen.tsx"

const meta = preview.meta({ title: "Screens/Hotels", component: HotelsScreen, parameters: { path: "/travel/hotels" } })

const finder = () => atRest(placeFinderMachine, { state: "closed", input: { kind: "airport" } })

const storyOf = (state: "fetching" | "ready" | "failed", found: FoundHotels | null, problem: Problem | null = null) =>
  inState(hotelsMachine, { state, input: { found, query: winterStay }, context: { problem } }, (actor) => <HotelsScreen actor={actor} finder={finder()} />)

/** Skeletons while hotels are being searched. */
export const Fetching = meta.story(storyOf("fetching", null))
/** Two hotels with the cheapest price of the stay. */
export const Ready = meta.story(storyOf("ready", foundHotels))
/** The hotels could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", null, unreachable))
/** Nothing is free on these days. */
export const NoneFree = meta.story(storyOf("ready", { ...foundHotels, hotels: [] }))
