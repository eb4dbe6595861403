/** Vendors machine: the vendors of the shop. E19. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const vendorsMachine = resource({
  id: "vendors",
  name: "vendors",
  actors: { fetchVendors: port("fetchVendors") },
  descriptions: {
    machine: "Shows all vendors of the shop.",
    fetching: "The vendors are loading; a skeleton of the list is shown.",
    ready: "The vendors are shown by name.",
    failed: "Loading the vendors failed; the shopper can try again.",
  },
})

export type VendorsActor = ActorRefFrom<typeof vendorsMachine>
