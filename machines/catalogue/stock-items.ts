/** Stock items machine: the places that have the chosen variant, fetched when a shopper presses the button. C9, W7a. */
import { assertEvent, assign, setup, type ActorRefFrom } from "xstate"
import type { VariantId } from "#domain/entities/ids.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { StockItem } from "#domain/entities/catalogue/stock-item.ts"
import { port } from "#machines/ports.ts"
import { failedState, failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"

export type StockItemsEvent =
  | { readonly type: "places.open" }
  /** Another variant is chosen on the page. */
  | { readonly type: "variant.choose"; readonly variantId: VariantId | null }
  | { readonly type: "page.retry" }
export type StockItemsContext = {
  readonly variantId: VariantId | null
  readonly items: ReadonlyArray<StockItem>
  readonly problem: Problem | null
}
export type StockItemsInput = { readonly variantId: VariantId | null }

export const stockItemsMachine = setup({
  types: {} as { context: StockItemsContext; events: StockItemsEvent; input: StockItemsInput; tags: "busy" | "empty" | "refused" },
  actors: { fetchStockItems: port("fetchStockItems") },
  actions: {
    takeItems: assign((_, { items }: { items: ReadonlyArray<StockItem> }) => ({ items, problem: null })),
    takeVariant: assign(({ event }) => {
      assertEvent(event, "variant.choose")
      return { variantId: event.variantId, items: [], problem: null }
    }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
  },
  guards: {
    isChosen: ({ context }) => context.variantId !== null,
    isOther: ({ context, event }) => {
      assertEvent(event, "variant.choose")
      return event.variantId !== context.variantId
    },
  },
}).createMachine({
  id: "stockItems",
  description: "Shows the stores and warehouses that have the chosen variant.",
  context: ({ input: { variantId } }) => ({ variantId, items: [], problem: null }),
  initial: "closed",
  on: { "variant.choose": { guard: "isOther", target: ".closed", actions: "takeVariant" } },
  states: {
    closed: {
      description: "Nothing is loaded yet; a button loads the places when a variant is chosen.",
      on: { "places.open": { guard: "isChosen", target: "fetching" } },
    },
    fetching: {
      description: "The places are loading.",
      tags: "busy",
      invoke: {
        id: "fetchStockItems",
        src: "fetchStockItems",
        input: ({ context }) => {
          if (context.variantId === null) throw new Error("no variant is chosen")
          return { variantId: context.variantId }
        },
        onDone: { target: "ready", actions: { type: "takeItems", params: ({ event }) => ({ items: event.output }) } },
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    ready: { description: "Each place is shown with its units, and the sum of all." },
    failed: failedState("Loading the places failed; the shopper can try again."),
  },
})

export type StockItemsActor = ActorRefFrom<typeof stockItemsMachine>
