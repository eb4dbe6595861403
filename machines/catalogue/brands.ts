/** Brands machine: all brands by letter, and the search among them. S7. */
import { assertEvent, assign, setup, type ActorRefFrom } from "xstate"
import type { Brand } from "#domain/entities/catalogue/brand.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { foundBrands } from "#domain/rules/catalogue/brand-index.ts"
import { port } from "#machines/ports.ts"
import { failedState, failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"

export type BrandsEvent = { readonly type: "search.type"; readonly text: string } | { readonly type: "page.retry" }
export type BrandsContext = {
  readonly brands: ReadonlyArray<Brand> | null
  readonly text: string
  /** Brands that the typed text finds. */
  readonly found: ReadonlyArray<Brand>
  readonly problem: Problem | null
}
export type BrandsInput = { readonly brands: ReadonlyArray<Brand> | null }

export const brandsMachine = setup({
  types: {} as { context: BrandsContext; events: BrandsEvent; input: BrandsInput; tags: "busy" | "empty" | "refused" },
  actors: { fetchBrands: port("fetchBrands") },
  actions: {
    takeBrands: assign(({ context }, { brands }: { brands: ReadonlyArray<Brand> }) => ({
      brands,
      found: foundBrands(brands, context.text),
      problem: null,
    })),
    search: assign(({ context, event }) => {
      assertEvent(event, "search.type")
      return { text: event.text, found: foundBrands(context.brands ?? [], event.text) }
    }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
  },
  guards: {
    isUnknown: ({ context }) => context.brands === null,
    hasFound: ({ context }) => context.found.length > 0,
  },
}).createMachine({
  id: "brands",
  description: "Shows all brands by letter, and finds brands by name in either alphabet.",
  context: ({ input: { brands } }) => ({ brands, text: "", found: brands ?? [], problem: null }),
  initial: "opening",
  states: {
    opening: {
      description: "Checks whether the brands arrived with the page and any match.",
      always: [{ guard: "isUnknown", target: "fetching" }, { guard: "hasFound", target: "ready" }, { target: "nothingFound" }],
    },
    fetching: {
      description: "The brands are loading; a skeleton of the list is shown.",
      tags: "busy",
      invoke: {
        id: "fetchBrands",
        src: "fetchBrands",
        onDone: { target: "opening", actions: { type: "takeBrands", params: ({ event }) => ({ brands: event.output }) } },
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    ready: {
      description: "The brands are shown by letter: all of them, or those that match the typed text.",
      on: { "search.type": { target: "opening", actions: "search" } },
    },
    nothingFound: {
      description: "No brand matches the typed text; the screen offers to show all.",
      tags: "empty",
      on: { "search.type": { target: "opening", actions: "search" } },
    },
    failed: failedState("Loading the brands failed; the shopper can try again."),
  },
})

export type BrandsActor = ActorRefFrom<typeof brandsMachine>
