/** Promotion machine: one promotion with its terms and products. E18. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const promotionMachine = resource({
  id: "promotion",
  name: "promotion",
  actors: { fetchPromotion: port("fetchPromotion") },
  descriptions: {
    machine: "Shows a promotion with its dates, terms and products.",
    fetching: "The promotion is asked for; its shape is shown.",
    ready: "The promotion is shown; a past one says so.",
    failed: "The promotion could not be had; the shopper may try again.",
    missing: "There is no such promotion.",
  },
})

export type PromotionActor = ActorRefFrom<typeof promotionMachine>
