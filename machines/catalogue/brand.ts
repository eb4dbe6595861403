/** Brand machine: one brand with its story, above its products. S8, E11. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const brandMachine = resource({
  id: "brand",
  name: "brand",
  actors: { fetchBrand: port("fetchBrand") },
  descriptions: {
    machine: "Shows a brand's story and categories.",
    fetching: "The brand is loading; a skeleton is shown.",
    ready: "The brand is shown with its story and its categories.",
    failed: "Loading the brand failed; the shopper can try again.",
    missing: "The brand does not exist.",
  },
})

export type BrandActor = ActorRefFrom<typeof brandMachine>
