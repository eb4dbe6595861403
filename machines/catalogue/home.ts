/** The first page: hero, deals, new arrivals and sale. S16, S31. */
import { assign, setup } from "xstate"
import { toProblem, type Problem } from "#domain/entities/problem.ts"
import { port, type HomePage } from "#machines/ports.ts"

export type HomeEvent = { readonly type: "page.retry" }
export type HomeContext = { readonly page: HomePage | null; readonly problem: Problem | null }
/** What the page server inlined or the link prefetched; `null` asks for it. */
export type HomeInput = { readonly page: HomePage | null }

export const homeMachine = setup({
  types: {} as { context: HomeContext; events: HomeEvent; input: HomeInput; tags: "busy" | "refused" },
  actors: { fetchHome: port("fetchHome") },
  actions: {
    takePage: assign((_, { page }: { page: HomePage }) => ({ page, problem: null })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
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
        onError: { target: "failed", actions: { type: "keepProblem", params: ({ event }) => ({ error: event.error }) } },
      },
    },
    ready: { description: "All rows are shown." },
    failed: {
      description: "The rows could not be had; the shopper may try again.",
      tags: "refused",
      on: { "page.retry": { target: "fetching" } },
    },
  },
})
