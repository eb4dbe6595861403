/** Vendor machine: one vendor with its brands and its newest products. E19, S31. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const vendorMachine = resource({
  id: "vendor",
  name: "page",
  actors: { fetchVendor: port("fetchVendor") },
  descriptions: {
    machine: "Shows who sells in the shop: contact, brands and products.",
    fetching: "The vendor is asked for; its shape is shown.",
    ready: "The vendor is shown with its brands and its products.",
    failed: "The vendor could not be had; the shopper may try again.",
    missing: "There is no such vendor.",
  },
})

export type VendorActor = ActorRefFrom<typeof vendorMachine>
