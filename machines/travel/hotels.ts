/** Hotels that are free for a stay. E29. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const hotelsMachine = resource({
  id: "hotels",
  name: "found",
  actors: { fetchHotels: port("fetchHotels") },
  descriptions: {
    machine: "Shows the hotels in a place that have a free room.",
    fetching: "The hotels are loading; a skeleton of the list is shown.",
    ready: "The hotels are shown, cheapest first, or a message that there are none.",
    failed: "Loading the hotels failed; the shopper can try again.",
  },
})

export type HotelsActor = ActorRefFrom<typeof hotelsMachine>
