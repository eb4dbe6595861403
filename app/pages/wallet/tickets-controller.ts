/** The machine of the shopper's e-tickets. */
import type { ActorRefFrom } from "xstate"
import { provided } from "#machines/ports.ts"
import { ticketsMachine } from "#machines/wallet/tickets.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type TicketsActors = { readonly actor: ActorRefFrom<typeof ticketsMachine> }

export const controller: PageController<never, TicketsActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(ticketsMachine, pageInput), { tickets: null }, pageInput) }),
}
