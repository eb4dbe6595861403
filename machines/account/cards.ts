/** Cards machine: the shopper's payment cards; a new one is registered on the bank's page. C10. */
import { assign, emit, setup, type ActorRefFrom } from "xstate"
import type { SavedCard } from "#domain/entities/account/card.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { port, portByRequest, type PortRequest } from "#machines/ports.ts"
import { failedState, failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"
import type { AllCards, CardChange } from "./ports.ts"

type CardRef = { readonly id: string }
type Change = PortRequest<"registerCard" | "removeCard">

export type CardsEvent =
  | { readonly type: "card.add" }
  | ({ readonly type: "card.default" } & CardRef)
  | ({ readonly type: "card.remove" } & CardRef)
  /** Fetches again the cards that the bank may have registered meanwhile. */
  | { readonly type: "cards.refresh" }
  | { readonly type: "page.retry" }
export type CardsContext = {
  readonly cards: ReadonlyArray<SavedCard> | null
  /** Number of cards that the bank still registers. */
  readonly pending: number
  /** Whether the shop's bank registers cards. */
  readonly canRegister: boolean
  readonly change: Change
  readonly problem: Problem | null
}
export type CardsEmitted = { readonly type: "bank.open"; readonly url: string }

const addition: Change = { port: "registerCard", input: { cardId: null } }

/** For a response that a guard found to name the bank's page. */
const bankUrl = ({ url }: CardChange): string => {
  if (url === null) throw new Error("the bank has no page for this card")
  return url
}

export const cardsMachine = setup({
  types: {} as {
    context: CardsContext
    events: CardsEvent
    input: { readonly cards: ReadonlyArray<SavedCard> | null }
    emitted: CardsEmitted
    tags: "busy" | "refused"
  },
  actors: { fetchAllCards: port("fetchAllCards"), change: portByRequest<"registerCard" | "removeCard">() },
  actions: {
    takeCards: assign((_, { cards }: { cards: ReadonlyArray<SavedCard> }) => ({ cards, problem: null })),
    takeAll: assign((_, all: AllCards) => ({ ...all, problem: null })),
    prepareAddition: assign({ change: addition, problem: null }),
    prepareDefault: assign((_, { id }: CardRef): Partial<CardsContext> => ({
      change: { port: "registerCard", input: { cardId: id } },
      problem: null,
    })),
    prepareRemoval: assign((_, { id }: CardRef): Partial<CardsContext> => ({
      change: { port: "removeCard", input: { cardId: id } },
      problem: null,
    })),
    /** The bank's page registers one card at a time. */
    notePending: assign({ pending: 1 }),
    emitBank: emit((_, { url }: { url: string }): CardsEmitted => ({ type: "bank.open", url })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
  },
  guards: {
    hasPending: ({ context }) => context.pending > 0,
    isKnown: ({ context }) => context.cards !== null,
    isAtBank: (_, { url }: CardChange) => url !== null,
  },
}).createMachine({
  id: "cards",
  description: "Lets a shopper manage their payment cards.",
  context: ({ input: { cards } }) => ({ cards, pending: 0, canRegister: true, change: addition, problem: null }),
  initial: "opening",
  states: {
    opening: {
      description: "Checks whether the cards arrived with the page.",
      always: [{ guard: "isKnown", target: "ready" }, { target: "fetching" }],
    },
    fetching: {
      description: "The cards are loading; the first time a skeleton of the list is shown.",
      tags: "busy",
      invoke: {
        id: "fetchAllCards",
        src: "fetchAllCards",
        onDone: { target: "ready", actions: { type: "takeAll", params: ({ event }) => event.output } },
        onError: [
          { guard: "isKnown", target: "ready", actions: { type: "keepProblem", params: failureOf } },
          { target: "failed", actions: { type: "keepProblem", params: failureOf } },
        ],
      },
    },
    failed: failedState("Loading the cards failed; the shopper can try again."),
    ready: {
      description: "The cards are listed; the bank's page may be open in the place of this one, and leads back to it.",
      on: {
        "card.add": { target: "changing", actions: "prepareAddition" },
        "cards.refresh": { guard: "hasPending", target: "fetching" },
        "card.default": { target: "changing", actions: { type: "prepareDefault", params: ({ event }) => event } },
        "card.remove": { target: "changing", actions: { type: "prepareRemoval", params: ({ event }) => event } },
      },
    },
    changing: {
      description: "The change is being sent to the shop.",
      tags: "busy",
      invoke: {
        id: "changeCards",
        src: "change",
        input: ({ context }) => context.change,
        onDone: [
          {
            guard: { type: "isAtBank", params: ({ event }) => event.output },
            target: "ready",
            actions: ["notePending", { type: "emitBank", params: ({ event }) => ({ url: bankUrl(event.output) }) }],
          },
          { target: "ready", actions: { type: "takeCards", params: ({ event }) => event.output } },
        ],
        onError: { target: "ready", actions: { type: "keepProblem", params: failureOf } },
      },
    },
  },
})

export type CardsActor = ActorRefFrom<typeof cardsMachine>
