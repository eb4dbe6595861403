/** The first page: hero, deals, new arrivals and sale. S16, S31. */
import { assign, setup } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import { port, type HomePage } from "#machines/ports.ts"
import { failedState, failureOf, keptProblem, type Failure } from "#machines/shared/failure.ts"

export type HomeEvent = { readonly type: "page.retry" }
export type HomeContext = { readonly page: HomePage | null; readonly problem: Problem | null }
/** What the page server inlined or the link prefetched; `null` asks for it. */
export type HomeInput = { readonly page: HomePage | null }

export const homeMachine = setup({
  types: {} as { context: HomeContext; events: HomeEvent; input: HomeInput; tags: "busy" | "refused" },
  actors: { fetchHome: port("fetchHome") },
  actions: {
    takePage: assign((_, { page }: { page: HomePage }) => ({ page, problem: null })),
    keepProblem: assign((_, failure: Failure) => keptProblem(failure)),
  },
  guards: { isKnown: ({ context }) => context.page !== null },
}).createMachine({
  id: "home",
  description: "Shows what the shop puts in its window.",
  context: ({ input }) => ({ page: input.page, problem: null }),
  initial: "opening",
  states: {
    opening: {
      description: "Decides at once whether the page came along.",
      always: [{ guard: "isKnown", target: "ready" }, { target: "fetching" }],
    },
    fetching: {
      description: "The rows are asked for; their shapes are shown.",
      tags: "busy",
      invoke: {
        id: "fetchHome",
        src: "fetchHome",
        onDone: { target: "ready", actions: { type: "takePage", params: ({ event }) => ({ page: event.output }) } },
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    ready: { description: "All rows are shown." },
    failed: failedState("The rows could not be had; the shopper may try again."),
  },
})
