/** Guests machine: saved passengers chosen for a stay. E26. */
import { assertEvent, assign, setup, type ActorRefFrom } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import type { SavedPassenger } from "#domain/entities/travel/passenger.ts"
import { toggledGuest } from "#domain/rules/travel/stay-guests.ts"
import { port } from "#machines/ports.ts"
import { failedState, failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"

export type GuestsEvent =
  | { readonly type: "shopper.known" }
  /** Nobody is logged in, or the shopper has logged out. */
  | { readonly type: "visitor.known" }
  | { readonly type: "page.retry" }
  | { readonly type: "guest.toggle"; readonly id: number }

type Context = {
  readonly guests: number
  readonly passengers: ReadonlyArray<SavedPassenger>
  /** Ids of the chosen passengers; at most as many as guests. */
  readonly chosen: ReadonlyArray<number>
  readonly problem: Problem | null
}

export const guestsMachine = setup({
  types: {} as { context: Context; events: GuestsEvent; input: { readonly guests: number }; tags: "busy" | "refused" },
  actors: { fetchPassengers: port("fetchPassengers") },
  actions: {
    takePassengers: assign(({ context }, { passengers }: { passengers: ReadonlyArray<SavedPassenger> }) => ({
      passengers,
      chosen: context.chosen.filter((id) => passengers.some((passenger) => passenger.id === id)),
      problem: null,
    })),
    toggleGuest: assign(({ context: { chosen, guests }, event }) => {
      assertEvent(event, "guest.toggle")
      return { chosen: toggledGuest(chosen, event.id, guests) }
    }),
    forgetPassengers: assign({ passengers: [], chosen: [], problem: null }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
  },
}).createMachine({
  id: "guests",
  description: "Lets a shopper choose which saved passengers stay; a stay can be booked without.",
  context: ({ input }) => ({ guests: input.guests, passengers: [], chosen: [], problem: null }),
  on: { "visitor.known": { target: ".visitor", actions: "forgetPassengers" } },
  initial: "waiting",
  states: {
    waiting: {
      description: "The session is loading; nothing is shown.",
      on: { "shopper.known": { target: "fetching" } },
    },
    visitor: {
      description: "A visitor has no saved passengers; a link leads to the page where they are managed.",
      on: { "shopper.known": { target: "fetching" } },
    },
    fetching: {
      description: "The saved passengers are loading.",
      tags: "busy",
      invoke: {
        id: "fetchPassengers",
        src: "fetchPassengers",
        onDone: { target: "choosing", actions: { type: "takePassengers", params: ({ event }) => ({ passengers: event.output }) } },
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    choosing: {
      description: "The saved passengers are offered, at most one for each guest; there can be none.",
      on: { "guest.toggle": { actions: "toggleGuest" }, "shopper.known": { target: "fetchingAgain" } },
    },
    fetchingAgain: {
      description: "The passengers are loading again, since some may have been added elsewhere; those shown can be chosen meanwhile.",
      on: { "guest.toggle": { actions: "toggleGuest" } },
      invoke: {
        id: "fetchPassengersAgain",
        src: "fetchPassengers",
        onDone: { target: "choosing", actions: { type: "takePassengers", params: ({ event }) => ({ passengers: event.output }) } },
        onError: { target: "choosing" },
      },
    },
    failed: failedState("Loading the passengers failed; the stay can be booked without them."),
  },
})

export type GuestsActor = ActorRefFrom<typeof guestsMachine>
