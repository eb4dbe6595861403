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
    fetching: "The tickets are asked for; their shapes are shown.",
    ready: "The tickets are shown with their codes, the next one first; there may be none.",
    failed: "The tickets could not be had; the shopper may try again.",
  },
})

export type TicketsContext = ContextFrom<typeof ticketsMachine>
export type TicketsInput = InputFrom<typeof ticketsMachine>
export type TicketsActor = ActorRefFrom<typeof ticketsMachine>
