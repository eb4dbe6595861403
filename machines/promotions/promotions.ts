/** Promotions machine: all promotions of the shop. E18. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const promotionsMachine = resource({
  id: "promotions",
  name: "promotions",
  actors: { fetchPromotions: port("fetchPromotions") },
  descriptions: {
    machine: "Shows the shop's promotions: those that run, those to come, past ones.",
    fetching: "The promotions are asked for; their shapes are shown.",
    ready: "The promotions are shown with their dates; there may be none.",
    failed: "The promotions could not be had; the shopper may try again.",
  },
})

export type PromotionsActor = ActorRefFrom<typeof promotionsMachine>
