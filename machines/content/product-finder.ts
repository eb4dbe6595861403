/** Product finder machine: a product is found by its words, or by the address of its page, and taken into an article. S17. */
import { assertEvent, assign, emit, setup, type ActorRefFrom } from "xstate"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { productSlugIn } from "#domain/rules/content/safe-addresses.ts"
import { typingDebounce } from "#domain/rules/timings.ts"
import { port } from "#machines/ports.ts"
import { nextActive } from "#machines/search/search-options.ts"
import { failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"

export type ProductFinderEvent =
  | { readonly type: "product.type"; readonly text: string }
  | { readonly type: "product.close" }
  | { readonly type: "product.retry" }
  | { readonly type: "option.next" }
  | { readonly type: "option.previous" }
  /** `at`: the caret of the text. */
  | { readonly type: "option.take"; readonly index: number; readonly at: number }
export type TakenProduct = { readonly type: "product.taken"; readonly tile: Tile; readonly at: number }

type Found = { readonly tiles: ReadonlyArray<Tile> }
export type ProductFinderContext = Found & {
  readonly text: string
  /** Index of the active product; `null` is the box itself. */
  readonly active: number | null
  readonly problem: Problem | null
}

const nothing = { tiles: [], active: null, problem: null } as const

export const productFinderMachine = setup({
  types: {} as { context: ProductFinderContext; events: ProductFinderEvent; emitted: TakenProduct; tags: "busy" | "open" | "empty" | "refused" },
  actors: { findProducts: port("findProducts") },
  actions: {
    takeText: assign(({ event }) => {
      assertEvent(event, "product.type")
      return { ...nothing, text: event.text }
    }),
    forget: assign(nothing),
    clearText: assign({ text: "" }),
    takeTiles: assign((_, { tiles }: Found) => ({ tiles })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    activateNext: assign(({ context: { active, tiles } }) => ({ active: nextActive(active, 1, tiles.length) })),
    activatePrevious: assign(({ context: { active, tiles } }) => ({ active: nextActive(active, -1, tiles.length) })),
    emitTaken: emit(({ context: { tiles }, event }): TakenProduct => {
      assertEvent(event, "option.take")
      const tile = tiles[event.index]
      if (tile === undefined) throw new Error("no such product is offered")
      return { type: "product.taken", tile, at: event.at }
    }),
  },
  guards: {
    isBlank: ({ event }) => {
      assertEvent(event, "product.type")
      return event.text.trim() === ""
    },
    isOffered: ({ context, event }) => {
      assertEvent(event, "option.take")
      return event.index < context.tiles.length
    },
    hasTiles: (_, { tiles }: Found) => tiles.length > 0,
  },
  delays: { typingSettles: typingDebounce },
}).createMachine({
  id: "productFinder",
  description: "An author finds a product for the article.",
  context: { ...nothing, text: "" },
  on: {
    "product.type": [
      { guard: "isBlank", target: ".closed", actions: "takeText" },
      { target: ".open.waiting", actions: "takeText" },
    ],
  },
  initial: "closed",
  states: {
    closed: { description: "Nothing is looked for; what is typed stays." },
    open: {
      description: "The author looks for a product.",
      tags: "open",
      on: { "product.close": { target: "closed", actions: "forget" } },
      initial: "waiting",
      states: {
        waiting: {
          description: "The author is typing: nothing is asked until they pause.",
          tags: "busy",
          after: { typingSettles: { target: "fetching" } },
        },
        fetching: {
          description: "Products are asked for; typing on cancels the request.",
          tags: "busy",
          invoke: {
            id: "findProducts",
            src: "findProducts",
            input: ({ context: { text } }) => ({ text: text.trim(), slug: text.includes("/") ? productSlugIn(text) : null }),
            onDone: [
              {
                guard: { type: "hasTiles", params: ({ event }) => ({ tiles: event.output }) },
                target: "offered",
                actions: { type: "takeTiles", params: ({ event }) => ({ tiles: event.output }) },
              },
              { target: "nothing" },
            ],
            onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
          },
        },
        offered: {
          description: "Products are offered, and one is taken; the box is empty then, for the next one.",
          on: {
            "option.next": { actions: "activateNext" },
            "option.previous": { actions: "activatePrevious" },
            "option.take": { guard: "isOffered", target: "#productFinder.closed", actions: ["emitTaken", "forget", "clearText"] },
          },
        },
        nothing: { description: "No product is called so.", tags: "empty" },
        failed: {
          description: "The shop could not be asked; the author may try again.",
          tags: "refused",
          on: { "product.retry": { target: "fetching", actions: "forget" } },
        },
      },
    },
  },
})

export type ProductFinderActor = ActorRefFrom<typeof productFinderMachine>
