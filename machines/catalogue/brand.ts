/** Brand machine: one brand with its story, above its products. S8, E11. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const brandMachine = resource({
  id: "brand",
  name: "brand",
  actors: { fetchBrand: port("fetchBrand") },
  descriptions: {
    machine: "Shows what the shop tells of a brand.",
    fetching: "The brand is asked for; its shape is shown.",
    ready: "The brand is shown with its story and its categories.",
    failed: "The brand could not be had; the shopper may try again.",
    missing: "There is no such brand.",
  },
})

export type BrandActor = ActorRefFrom<typeof brandMachine>
