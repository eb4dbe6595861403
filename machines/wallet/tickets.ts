/** E-tickets of a shopper. */
import type { ActorRefFrom, ContextFrom, InputFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const ticketsMachine = resource({
  id: "tickets",
  name: "tickets",
  actors: { fetchTickets: port("fetchTickets") },
  descriptions: {
    machine: "Shows the e-tickets of a shopper.",
    fetching: "The tickets are loading; a skeleton of the list is shown.",
    ready: "The tickets are shown with their codes, the next one first, or a message that there are none.",
    failed: "Loading the tickets failed; the shopper can try again.",
  },
})

export type TicketsContext = ContextFrom<typeof ticketsMachine>
export type TicketsInput = InputFrom<typeof ticketsMachine>
export type TicketsActor = ActorRefFrom<typeof ticketsMachine>
