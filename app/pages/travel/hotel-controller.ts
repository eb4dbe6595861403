/** The machines of one hotel: its rooms, the guests chosen for them, and the prices of its nights. */
import type { Hotel } from "#domain/entities/travel/hotel.ts"
import { provided } from "#machines/ports.ts"
import { guestsMachine, type GuestsActor } from "#machines/travel/guests.ts"
import { joinGuests } from "#machines/travel/joins.ts"
import { hotelMachine, type HotelActor } from "#machines/travel/hotel.ts"
import { nightsMachine, type NightsActor } from "#machines/travel/nights.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"
import { hotelAt } from "./stay-at.ts"

export type HotelActors = { readonly actor: HotelActor; readonly guests: GuestsActor; readonly nights: NightsActor }

export const controller: PageController<Hotel, HotelActors> = {
  open: (pageInput) => {
    const query = hotelAt(pageInput.location)
    const { guests, rooms } = query.stay.refusal?.nearest ?? query.stay
    return {
      actor: createPageActor(provided(hotelMachine, pageInput), { hotel: pageInput.data, query }, pageInput),
      guests: createPageActor(provided(guestsMachine, pageInput), { guests }, pageInput, "guests"),
      nights: createPageActor(provided(nightsMachine, pageInput), { id: Number(query.id), guests, rooms }, pageInput, "nights"),
    }
  },
  join: ({ guests }, { actorRefs: { session } }) => joinGuests({ guests, session }),
}
