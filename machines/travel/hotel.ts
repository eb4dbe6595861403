/** One hotel with its rooms for a stay. E29. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const hotelMachine = resource({
  id: "hotel",
  name: "hotel",
  actors: { fetchHotel: port("fetchHotel") },
  descriptions: {
    machine: "Shows a hotel with its free rooms and the price of the stay.",
    fetching: "The hotel is loading; a skeleton is shown.",
    ready: "The hotel is shown with its rooms; there can be none free.",
    failed: "Loading the hotel failed; the shopper can try again.",
    missing: "The hotel does not exist.",
  },
})

export type HotelActor = ActorRefFrom<typeof hotelMachine>
