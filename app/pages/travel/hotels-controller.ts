/** The machine of the hotels. */
import { provided } from "#machines/ports.ts"
import type { FoundHotels } from "#machines/travel/ports.ts"
import { hotelsMachine, type HotelsActor } from "#machines/travel/hotels.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"
import { stayAt } from "./stay-at.ts"

export type HotelsActors = { readonly actor: HotelsActor }

export const controller: PageController<FoundHotels, HotelsActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(hotelsMachine, pageInput), { found: pageInput.data, query: stayAt(pageInput.location) }, pageInput) }),
}
