/** Hotels that are free for a stay. E29. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const hotelsMachine = resource({
  id: "hotels",
  name: "found",
  actors: { fetchHotels: port("fetchHotels") },
  descriptions: {
    machine: "Shows the hotels of a place that have a free room.",
    fetching: "The hotels are asked for; their shapes are shown.",
    ready: "The hotels are shown, the cheapest first; there may be none.",
    failed: "The hotels could not be had; the shopper may try again.",
  },
})

export type HotelsActor = ActorRefFrom<typeof hotelsMachine>
