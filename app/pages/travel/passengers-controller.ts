/** The machine of the shopper's passengers. */
import { provided } from "#machines/ports.ts"
import { passengersMachine, type PassengersActor } from "#machines/travel/passengers.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type PassengersActors = { readonly actor: PassengersActor }

export const controller: PageController<never, PassengersActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(passengersMachine, pageInput), { seed: pageInput.seed }, pageInput) }),
}
