/** Passengers machine: people one travels with, kept in the account. E26. */
import { assertEvent, assign, setup, type ActorRefFrom } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import type { SavedPassenger } from "#domain/entities/travel/passenger.ts"
import { checkPassenger, type PassengerForm } from "#domain/rules/travel/passenger-form.ts"
import { port } from "#machines/ports.ts"
import { failedState, failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"
import { intentsFrom, keyOf, oneMore, type Intents } from "#machines/shared/idempotency-key.ts"
import type { PassengerChange } from "./ports.ts"

export type PassengersEvent =
  | { readonly type: "page.retry" }
  | { readonly type: "form.change"; readonly fields: Partial<PassengerForm> }
  | { readonly type: "passenger.add" }
  | { readonly type: "passenger.remove"; readonly id: number }

type Context = {
  readonly passengers: ReadonlyArray<SavedPassenger>
  readonly form: PassengerForm
  readonly change: PassengerChange | null
  readonly intents: Intents
  /** `null` in `refused` where the form itself is incomplete. */
  readonly problem: Problem | null
}

const blank: PassengerForm = { firstName: "", lastName: "", gender: null }

export const passengersMachine = setup({
  types: {} as { context: Context; events: PassengersEvent; input: { readonly seed: string }; tags: "busy" | "refused" },
  actors: { fetchPassengers: port("fetchPassengers"), changePassengers: port("changePassengers") },
  actions: {
    takePassengers: assign((_, { passengers }: { passengers: ReadonlyArray<SavedPassenger> }) => ({ passengers, problem: null })),
    takeChanged: assign(({ context }, { passengers }: { passengers: ReadonlyArray<SavedPassenger> }) => ({
      passengers,
      form: context.change?._tag === "Add" ? blank : context.form,
      change: null,
      problem: null,
    })),
    takeFields: assign(({ context, event }) => {
      assertEvent(event, "form.change")
      return { form: { ...context.form, ...event.fields }, problem: null }
    }),
    prepareAddition: assign(({ context: { form, intents } }) => ({
      change: form.gender === null ? null : { _tag: "Add" as const, passenger: { ...form, gender: form.gender } },
      intents: oneMore(intents),
    })),
    prepareRemoval: assign(({ context, event }) => {
      assertEvent(event, "passenger.remove")
      return { change: { _tag: "Remove" as const, id: event.id }, intents: oneMore(context.intents) }
    }),
    forgetProblem: assign({ problem: null }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
  },
  guards: { isComplete: ({ context }) => checkPassenger(context.form).length === 0 },
}).createMachine({
  id: "passengers",
  description: "Keeps the people that a shopper travels with, with Latin names as in their passports.",
  context: ({ input }) => ({ passengers: [], form: blank, change: null, intents: intentsFrom(input.seed), problem: null }),
  initial: "fetching",
  states: {
    fetching: {
      description: "The passengers are asked for; their shapes are shown.",
      tags: "busy",
      invoke: {
        id: "fetchPassengers",
        src: "fetchPassengers",
        onDone: { target: "ready", actions: { type: "takePassengers", params: ({ event }) => ({ passengers: event.output }) } },
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    ready: {
      description: "The passengers are listed; another one may be added.",
      on: {
        "form.change": { actions: "takeFields" },
        "passenger.add": [{ guard: "isComplete", target: "changing", actions: "prepareAddition" }, { target: "refused", actions: "forgetProblem" }],
        "passenger.remove": { target: "changing", actions: "prepareRemoval" },
      },
    },
    changing: {
      description: "A passenger is being added or removed; sent twice it happens once.",
      tags: "busy",
      invoke: {
        id: "changePassengers",
        src: "changePassengers",
        input: ({ context }) => {
          if (context.change === null) throw new Error("nothing is changed")
          return { key: keyOf(context.intents), change: context.change }
        },
        onDone: { target: "ready", actions: { type: "takeChanged", params: ({ event }) => ({ passengers: event.output }) } },
        onError: { target: "refused", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    refused: {
      description: "The form is incomplete, or the shop refused the change; what was typed stays.",
      tags: "refused",
      on: {
        "form.change": { target: "ready", actions: "takeFields" },
        "passenger.add": [{ guard: "isComplete", target: "changing", actions: "prepareAddition" }, { actions: "forgetProblem" }],
        "passenger.remove": { target: "changing", actions: "prepareRemoval" },
      },
    },
    failed: failedState("The passengers could not be had; the shopper may try again."),
  },
})

export type PassengersActor = ActorRefFrom<typeof passengersMachine>
