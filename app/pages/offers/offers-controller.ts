/** The machine of the shopper's price suggestions or quotes; the address says which. */
import type { ActorRefFrom } from "xstate"
import { provided } from "#machines/ports.ts"
import { offersMachine } from "#machines/offers/offers.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type OffersActors = { readonly actor: ActorRefFrom<typeof offersMachine> }

export const controller: PageController<never, OffersActors> = {
  open: (pageInput) => {
    const kind = pageInput.location.path.endsWith("/quotes") ? "quote" : "suggestion"
    return { actor: createPageActor(provided(offersMachine, pageInput), { offers: null, query: { kind } }, pageInput) }
  },
}
