/** Vendor machine: one vendor with its brands and its newest products. E19, S31. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const vendorMachine = resource({
  id: "vendor",
  name: "page",
  actors: { fetchVendor: port("fetchVendor") },
  descriptions: {
    machine: "Shows a vendor with contact, brands and products.",
    fetching: "The vendor is loading; a skeleton is shown.",
    ready: "The vendor is shown with its brands and its products.",
    failed: "Loading the vendor failed; the shopper can try again.",
    missing: "The vendor does not exist.",
  },
})

export type VendorActor = ActorRefFrom<typeof vendorMachine>
