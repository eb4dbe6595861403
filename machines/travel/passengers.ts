/** Passengers machine: people that a shopper travels with, stored in the account; a removed one can be restored. E26. */
import { assign, setup, type ActorRefFrom } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import type { SavedPassenger } from "#domain/entities/travel/passenger.ts"
import { blankPassengerForm, checkPassenger, passengerFormOf, type PassengerForm } from "#domain/rules/travel/passenger-form.ts"
import { port } from "#machines/ports.ts"
import { failedState, failureOf, isDefiniteNo, problemFrom, type Failure } from "#machines/shared/failure.ts"
import { intentsFrom, keyOf, oneMore, type Intents } from "#machines/shared/idempotency-key.ts"
import type { PassengerChange } from "./ports.ts"

type PassengerId = { readonly id: number }
type Fields = { readonly fields: Partial<PassengerForm> }
type Passengers = { readonly passengers: ReadonlyArray<SavedPassenger> }

export type PassengersEvent =
  | { readonly type: "page.retry" }
  | ({ readonly type: "form.change" } & Fields)
  | { readonly type: "form.submit" }
  /** Cancels the change of a passenger. */
  | { readonly type: "form.cancel" }
  | ({ readonly type: "passenger.edit" } & PassengerId)
  | ({ readonly type: "passenger.remove" } & PassengerId)
  /** Restores the removed passenger. */
  | { readonly type: "passenger.restore" }

type Context = Passengers & {
  readonly form: PassengerForm
  /** Id of the passenger that the form changes; `null` for a new one. */
  readonly editing: number | null
  readonly removed: SavedPassenger | null
  readonly change: PassengerChange | null
  readonly intents: Intents
  /** `null` in `refused` where the form itself is incomplete. */
  readonly problem: Problem | null
}

const emptyForm = { form: blankPassengerForm, editing: null }

const passengerById = ({ passengers }: Passengers, id: number): SavedPassenger | null =>
  passengers.find((passenger) => passenger.id === id) ?? null

const changeOf = ({ form: { gender, ...names }, editing }: Context): PassengerChange | null => {
  if (gender === null) return null
  const passenger = { ...names, gender }
  return editing === null ? { _tag: "Add", passenger } : { _tag: "Change", id: editing, passenger }
}

export const passengersMachine = setup({
  types: {} as { context: Context; events: PassengersEvent; input: { readonly seed: string }; tags: "busy" | "refused" },
  actors: { fetchPassengers: port("fetchPassengers"), changePassengers: port("changePassengers") },
  actions: {
    takePassengers: assign((_, { passengers }: Passengers) => ({ passengers, change: null, problem: null })),
    takeFields: assign(({ context }, { fields }: Fields) => ({ form: { ...context.form, ...fields }, problem: null })),
    editPassenger: assign(({ context }, { id }: PassengerId) => {
      const passenger = passengerById(context, id)
      return passenger === null ? {} : { form: passengerFormOf(passenger), editing: id, removed: null, problem: null }
    }),
    prepareForm: assign(({ context }) => ({ change: changeOf(context) })),
    prepareRemoval: assign(({ context }, { id }: PassengerId) => ({
      removed: passengerById(context, id),
      change: { _tag: "Remove" as const, id },
      problem: null,
      ...(context.editing === id && emptyForm),
    })),
    prepareRestored: assign(({ context: { removed } }): Partial<Context> => {
      if (removed === null) return {}
      const { firstName, lastName, gender } = removed
      return { change: { _tag: "Add", passenger: { firstName, lastName, gender } }, problem: null }
    }),
    /** Sending the unchanged form again after an unknown outcome repeats the same intent. */
    nameIntent: assign(({ context }) => ({ intents: oneMore(context.intents) })),
    clearForm: assign({ ...emptyForm, problem: null }),
    forgetRemoved: assign({ removed: null }),
    forgetProblem: assign({ problem: null }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
  },
  guards: {
    isComplete: ({ context }) => checkPassenger(context.form).length === 0,
    isSaved: ({ context }, { id }: PassengerId) => passengerById(context, id) !== null,
    isEditing: ({ context }) => context.editing !== null,
    wasRemoved: ({ context }) => context.removed !== null,
    isDefiniteNo: (_, failure: Failure) => isDefiniteNo(failure),
  },
}).createMachine({
  id: "passengers",
  description: "Lets a shopper manage the people that they travel with, with Latin names as in the passport.",
  context: ({ input }) => ({ passengers: [], ...emptyForm, removed: null, change: null, intents: intentsFrom(input.seed), problem: null }),
  initial: "fetching",
  states: {
    fetching: {
      description: "The passengers are loading; a skeleton of the list is shown.",
      tags: "busy",
      invoke: {
        id: "fetchPassengers",
        src: "fetchPassengers",
        onDone: { target: "listing", actions: { type: "takePassengers", params: ({ event }) => ({ passengers: event.output }) } },
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    listing: {
      description: "The passengers are listed; the shopper can add, change or remove one, and restore the one removed last.",
      on: {
        "passenger.edit": {
          guard: { type: "isSaved", params: ({ event }) => event },
          target: ".ready",
          actions: ["nameIntent", { type: "editPassenger", params: ({ event }) => event }],
        },
        "passenger.remove": {
          guard: { type: "isSaved", params: ({ event }) => event },
          target: "removing",
          actions: { type: "prepareRemoval", params: ({ event }) => event },
        },
        "passenger.restore": { guard: "wasRemoved", target: "restoring", actions: "prepareRestored" },
        "form.change": { target: ".ready", actions: ["nameIntent", { type: "takeFields", params: ({ event }) => event }] },
        "form.submit": [
          { guard: "isComplete", target: "saving", actions: "prepareForm" },
          { target: ".refused", actions: "forgetProblem" },
        ],
        "form.cancel": { guard: "isEditing", target: ".ready", actions: ["nameIntent", "clearForm"] },
      },
      initial: "ready",
      states: {
        ready: { description: "The form has no error." },
        refused: { description: "The form is incomplete, or the shop refused it; it keeps what was typed.", tags: "refused" },
      },
    },
    saving: {
      description: "A passenger is being added or changed; repeated sending has no further effect.",
      tags: "busy",
      invoke: {
        id: "savePassenger",
        src: "changePassengers",
        input: ({ context }) => requestOf(context),
        onDone: {
          target: "listing",
          actions: [
            { type: "takePassengers", params: ({ event }) => ({ passengers: event.output }) },
            "clearForm",
            "forgetRemoved",
            "nameIntent",
          ],
        },
        onError: [
          {
            guard: { type: "isDefiniteNo", params: failureOf },
            target: "listing.refused",
            actions: [{ type: "keepProblem", params: failureOf }, "nameIntent"],
          },
          { target: "listing.refused", actions: { type: "keepProblem", params: failureOf } },
        ],
      },
    },
    removing: {
      description: "A passenger is being removed.",
      tags: "busy",
      invoke: {
        id: "removePassenger",
        src: "changePassengers",
        input: ({ context }) => requestOf(context),
        onDone: {
          target: "listing",
          actions: [{ type: "takePassengers", params: ({ event }) => ({ passengers: event.output }) }, "nameIntent"],
        },
        onError: [
          {
            guard: { type: "isDefiniteNo", params: failureOf },
            target: "listing",
            actions: ["forgetRemoved", { type: "keepProblem", params: failureOf }, "nameIntent"],
          },
          { target: "listing", actions: ["forgetRemoved", { type: "keepProblem", params: failureOf }] },
        ],
      },
    },
    restoring: {
      description: "The removed passenger is being restored.",
      tags: "busy",
      invoke: {
        id: "restorePassenger",
        src: "changePassengers",
        input: ({ context }) => requestOf(context),
        onDone: {
          target: "listing",
          actions: [{ type: "takePassengers", params: ({ event }) => ({ passengers: event.output }) }, "forgetRemoved", "nameIntent"],
        },
        onError: { target: "listing", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    failed: failedState("Loading the passengers failed; the shopper can try again."),
  },
})

/** The change with its key; after an unknown outcome the form or another passenger's removal may follow, so a removal's key has its id. */
const requestOf = ({ change, intents }: Context) => {
  if (change === null) throw new Error("no passenger is changed")
  const key = change._tag === "Remove" ? `${keyOf(intents)}-remove-${change.id}` : keyOf(intents)
  return { key, change }
}

export type PassengersActor = ActorRefFrom<typeof passengersMachine>
