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
    fetching: "The promotion is loading; a skeleton is shown.",
    ready: "The promotion is shown; a past one is marked as past.",
    failed: "Loading the promotion failed; the shopper can try again.",
    missing: "The promotion does not exist.",
  },
})

export type PromotionActor = ActorRefFrom<typeof promotionMachine>
