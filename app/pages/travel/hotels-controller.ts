/** Controller of the hotels, and of the airports for their place. */
import type { FoundHotels } from "#machines/travel/ports.ts"
import { hotelsMachine } from "#machines/travel/hotels.ts"
import { placeFinderMachine } from "#machines/travel/place-finder.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageInput } from "#app/page.ts"
import { defineController } from "#app/page-controller.ts"
import { stayAt } from "./stay-at.ts"

export const controller = defineController({
  open: (pageInput: PageInput<FoundHotels>) => ({
    actor: createPageActor(hotelsMachine, { found: pageInput.data, query: stayAt(pageInput.location) }, pageInput),
    finder: createPageActor(placeFinderMachine, { kind: "airport" }, pageInput, "finder"),
  }),
})
