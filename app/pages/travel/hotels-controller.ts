/** The machines of the hotels, and of the airports for their place. */
import { provided } from "#machines/ports.ts"
import type { FoundHotels } from "#machines/travel/ports.ts"
import { hotelsMachine, type HotelsActor } from "#machines/travel/hotels.ts"
import { placeFinderMachine, type PlaceFinderActor } from "#machines/travel/place-finder.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"
import { stayAt } from "./stay-at.ts"

export type HotelsActors = { readonly actor: HotelsActor; readonly finder: PlaceFinderActor }

export const controller: PageController<FoundHotels, HotelsActors> = {
  open: (pageInput) => ({
    actor: createPageActor(provided(hotelsMachine, pageInput), { found: pageInput.data, query: stayAt(pageInput.location) }, pageInput),
    finder: createPageActor(provided(placeFinderMachine, pageInput), { kind: "airport" }, pageInput, "finder"),
  }),
}
