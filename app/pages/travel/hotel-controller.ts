/** The machines of one hotel: its rooms, and the guests chosen for them. */
import type { Hotel } from "#domain/entities/travel/hotel.ts"
import { provided } from "#machines/ports.ts"
import { guestsMachine, type GuestsActor } from "#machines/travel/guests.ts"
import { joinGuests } from "#machines/travel/joins.ts"
import { hotelMachine, type HotelActor } from "#machines/travel/hotel.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"
import { hotelAt } from "./stay-at.ts"

export type HotelActors = { readonly actor: HotelActor; readonly guests: GuestsActor }

export const controller: PageController<Hotel, HotelActors> = {
  open: (pageInput) => {
    const query = hotelAt(pageInput.location)
    return {
      actor: createPageActor(provided(hotelMachine, pageInput), { hotel: pageInput.data, query }, pageInput),
      guests: createPageActor(provided(guestsMachine, pageInput), { guests: query.stay.guests }, pageInput, "guests"),
    }
  },
  join: ({ guests }, { actorRefs: { session } }) => joinGuests({ guests, session }),
}
