/** The machine of one hotel. */
import type { Hotel } from "#domain/entities/travel/hotel.ts"
import { provided } from "#machines/ports.ts"
import { hotelMachine, type HotelActor } from "#machines/travel/hotel.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"
import { hotelAt } from "./stay-at.ts"

export type HotelActors = { readonly actor: HotelActor }

export const controller: PageController<Hotel, HotelActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(hotelMachine, pageInput), { hotel: pageInput.data, query: hotelAt(pageInput.location) }, pageInput) }),
}
