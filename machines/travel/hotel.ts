/** One hotel with its rooms for a stay. E29. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const hotelMachine = resource({
  id: "hotel",
  name: "hotel",
  actors: { fetchHotel: port("fetchHotel") },
  descriptions: {
    machine: "Shows a hotel, what is left of its rooms, and what the stay costs.",
    fetching: "The hotel is asked for; its shape is shown.",
    ready: "The hotel is shown with its rooms; none may be free.",
    failed: "The hotel could not be had; the shopper may try again.",
    missing: "There is no such hotel.",
  },
})

export type HotelActor = ActorRefFrom<typeof hotelMachine>
