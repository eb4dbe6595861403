/** Promotions machine: all promotions of the shop. E18. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const promotionsMachine = resource({
  id: "promotions",
  name: "promotions",
  actors: { fetchPromotions: port("fetchPromotions") },
  descriptions: {
    machine: "Shows the shop's promotions: current, coming and past.",
    fetching: "The promotions are loading; a skeleton of the list is shown.",
    ready: "The promotions are shown with their dates, or a message that there are none.",
    failed: "Loading the promotions failed; the shopper can try again.",
  },
})

export type PromotionsActor = ActorRefFrom<typeof promotionsMachine>
