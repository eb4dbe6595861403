/** E-tickets of a shopper in every state. */
import preview from "#book/preview.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { tickets } from "#book/fixtures/wallet/wallet.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import { ticketsMachine, type TicketsContext, type TicketsInput } from "#machines/wallet/tickets.ts"
import { TicketsScreen } from "./tickets-screen.tsx"

const meta = preview.meta({ title: "Screens/Tickets", component: TicketsScreen, parameters: { path: "/account/tickets" } })

const storyOf = (state: Rest<typeof ticketsMachine>["state"], input: TicketsInput, context: Partial<TicketsContext> = {}) =>
  inState(ticketsMachine, { state, input, context }, (actor) => <TicketsScreen actor={actor} />, loggedIn)

/** Skeletons of tickets. */
export const Fetching = meta.story(storyOf("fetching", { tickets: null }))
/** Tickets with their codes, the next one first. */
export const Ready = meta.story(storyOf("ready", { tickets }))
/** The tickets could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { tickets: null }, { problem: unreachable }))

export const NoTickets = meta.story(storyOf("ready", { tickets: [] }))
