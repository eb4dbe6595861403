/** Vendors machine: everyone who sells in the shop. E19. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const vendorsMachine = resource({
  id: "vendors",
  name: "vendors",
  actors: { fetchVendors: port("fetchVendors") },
  descriptions: {
    machine: "Shows everyone who sells in the shop.",
    fetching: "The vendors are asked for; the shapes of their rows are shown.",
    ready: "The vendors are shown by name.",
    failed: "The vendors could not be had; the shopper may try again.",
  },
})

export type VendorsActor = ActorRefFrom<typeof vendorsMachine>
