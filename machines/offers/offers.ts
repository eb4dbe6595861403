/** Price suggestions or quotes of a shopper. S29d, S29j, E23. */
import type { ActorRefFrom, ContextFrom, InputFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const offersMachine = resource({
  id: "offers",
  name: "offers",
  actors: { fetchOffers: port("fetchOffers") },
  descriptions: {
    machine: "Shows the price suggestions or the quotes of a shopper.",
    fetching: "The requests are loading; a skeleton of the list is shown.",
    ready: "The requests are shown with the shop's answers, newest first, or a message that there are none.",
    failed: "Loading the requests failed; the shopper can try again.",
  },
})

export type OffersContext = ContextFrom<typeof offersMachine>
export type OffersInput = InputFrom<typeof offersMachine>
export type OffersActor = ActorRefFrom<typeof offersMachine>
