/** The machine of a price suggestion or a request for a quote; the address says which, and of which product. */
import type { ActorRefFrom } from "xstate"
import { provided } from "#machines/ports.ts"
import { offerFormMachine } from "#machines/offers/offer-form.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type OfferFormActors = { readonly actor: ActorRefFrom<typeof offerFormMachine> }

export const controller: PageController<never, OfferFormActors> = {
  open: (pageInput) => {
    const { path, params } = pageInput.location
    const input = { kind: path.endsWith("/quote") ? ("quote" as const) : ("suggestion" as const), slug: params["slug"] ?? "", seed: pageInput.seed }
    return { actor: createPageActor(provided(offerFormMachine, pageInput), input, pageInput) }
  },
}
