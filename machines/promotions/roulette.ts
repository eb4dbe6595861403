/** Roulette machine: lists of the administration, searched and paged, and confirmed changes. C22, P4. */
import { assertEvent, assign, setup, type ActorRefFrom } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import { port } from "#machines/ports.ts"
import { confirmedChange } from "#machines/shared/confirmed-change.ts"
import { failedState, failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"
import { fetchLastPage, isPastEnd, lastPageOf, type Paged } from "#machines/shared/past-end.ts"
import { intentsFrom, oneMore, type Intents } from "#machines/shared/idempotency-key.ts"
import type { RouletteChange, RoulettePage, RouletteQuery } from "./roulette-page.ts"

export type RouletteEvent =
  | { readonly type: "query.change"; readonly query: Partial<RouletteQuery> }
  | { readonly type: "change.ask"; readonly change: RouletteChange }
  | { readonly type: "change.confirm" }
  | { readonly type: "change.cancel" }
  | { readonly type: "page.retry" }
export type RouletteContext = {
  readonly query: RouletteQuery
  readonly page: RoulettePage | null
  readonly change: RouletteChange | null
  /** Number of changes that were made, after each of which a form is blank again. */
  readonly made: number
  readonly problem: Problem | null
  readonly intents: Intents
}

export const rouletteMachine = setup({
  types: {} as { context: RouletteContext; events: RouletteEvent; input: { readonly seed: string }; tags: "busy" | "refused" },
  actors: { fetchRoulette: port("fetchRoulette"), changeRoulette: port("changeRoulette") },
  actions: {
    takeQuery: assign(({ context, event }) => {
      assertEvent(event, "query.change")
      return { query: { ...context.query, page: 1, ...event.query } }
    }),
    takeLastPage: assign(({ context }, page: Paged) => lastPageOf(context, page)),
    takePage: assign((_, { page }: { page: RoulettePage }) => ({ page, problem: null })),
    takeChange: assign(({ context, event }) => {
      assertEvent(event, "change.ask")
      return { change: event.change, problem: null, intents: oneMore(context.intents) }
    }),
    /** A drawn number is looked up, so that its prize is seen. */
    showOutcome: assign(({ context: { query, change, made } }) => ({
      change: null,
      problem: null,
      made: made + 1,
      query: change?.kind === "draw" ? { tab: "numbers" as const, q: change.number, page: 1 } : query,
    })),
    forgetChange: assign({ change: null, problem: null }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
  },
  guards: { isPastEnd },
}).createMachine({
  id: "roulette",
  description: "Administers the roulette in the stores: numbers, people, stock, places and the record.",
  context: ({ input }) => ({
    query: { tab: "numbers", q: "", page: 1 },
    page: null,
    change: null,
    made: 0,
    problem: null,
    intents: intentsFrom(input.seed),
  }),
  initial: "fetching",
  states: {
    fetching: {
      description: "A page of the list is loading; the previous one stays and can be edited meanwhile, and so can the forms beside it.",
      tags: "busy",
      invoke: {
        id: "fetchRoulette",
        src: "fetchRoulette",
        input: ({ context }) => context.query,
        onDone: [fetchLastPage, { target: "ready", actions: { type: "takePage", params: ({ event }) => ({ page: event.output }) } }],
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
      on: {
        "query.change": { target: "fetching", reenter: true, actions: "takeQuery" },
        "change.ask": { target: "confirming", actions: "takeChange" },
      },
    },
    ready: {
      description: "The list is shown; the administrator can search, page and edit it.",
      on: { "query.change": { target: "fetching", actions: "takeQuery" }, "change.ask": { target: "confirming", actions: "takeChange" } },
    },
    ...confirmedChange<RouletteChange>()("changeRoulette", "showOutcome"),
    failed: {
      ...failedState("Loading the list failed; the administrator can try again or open another list, and the forms beside it still work."),
      on: {
        "page.retry": "fetching",
        "query.change": { target: "fetching", actions: "takeQuery" },
        "change.ask": { target: "confirming", actions: "takeChange" },
      },
    },
  },
})

export type RouletteActor = ActorRefFrom<typeof rouletteMachine>
