/** Product finder machine: finds a product by search terms, or by the address of its page, for an article. S17. */
import { assertEvent, assign, emit, setup, type ActorRefFrom } from "xstate"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { productSlugIn } from "#domain/rules/content/safe-addresses.ts"
import { isBlank } from "#domain/rules/forms/refusals.ts"
import { typingDebounce } from "#domain/rules/timings.ts"
import { port } from "#machines/ports.ts"
import { failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"
import { finderStates, movedBy, nothingFound, optionAt, type FinderContext, type FinderEvent, type Found } from "#machines/shared/finder.ts"

/** `at`: the caret of the text. */
type Taking = { readonly at: number }
export type ProductFinderEvent = FinderEvent<Taking> | { readonly type: "finder.retry" }
export type TakenProduct = { readonly type: "product.taken"; readonly tile: Tile } & Taking
export type ProductFinderContext = FinderContext<Tile> & { readonly problem: Problem | null }

const nothing = { ...nothingFound, problem: null } as const

export const productFinderMachine = setup({
  types: {} as {
    context: ProductFinderContext
    events: ProductFinderEvent
    emitted: TakenProduct
    tags: "busy" | "open" | "empty" | "refused"
  },
  actors: { findProducts: port("findProducts") },
  actions: {
    takeText: assign((_, { text }: { text: string }) => ({ ...nothing, text })),
    forget: assign(nothing),
    clearText: assign({ text: "" }),
    takeFound: assign((_, { found }: Found<Tile>) => ({ found })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    activateNext: assign(({ context }) => movedBy(context, 1)),
    activatePrevious: assign(({ context }) => movedBy(context, -1)),
    emitTaken: emit(({ context, event }): TakenProduct => {
      assertEvent(event, "option.take")
      return { type: "product.taken", tile: optionAt(context, event), at: event.at }
    }),
  },
  guards: {
    isBlank: (_, { text }: { text: string }) => isBlank(text),
    isOffered: ({ context }, { index }: { index: number }) => index < context.found.length,
    hasFound: (_, { found }: Found<Tile>) => found.length > 0,
  },
  delays: { typingSettles: typingDebounce },
}).createMachine({
  id: "productFinder",
  description: "Lets an author find a product for the article.",
  context: { ...nothing, text: "" },
  ...finderStates<Tile, ProductFinderContext>()({
    id: "productFinder",
    src: "findProducts",
    request: ({ text }) => ({ text: text.trim(), slug: text.includes("/") ? productSlugIn(text) : null }),
    onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
    afterTaking: ["clearText"],
    on: {},
    more: {
      failed: {
        description: "Finding products failed; the author can try again.",
        tags: "refused",
        on: { "finder.retry": { target: "fetching", actions: "forget" } },
      },
    },
    descriptions: {
      closed: "The search is closed; the box keeps what was typed.",
      open: "The author is searching for a product.",
      waiting: "The author is typing; the search starts when they pause.",
      fetching: "Products are being searched; typing cancels the search.",
      offered: "Products are offered; choosing one adds it and empties the box for the next.",
      nothing: "No product has this name.",
    },
  }),
})

export type ProductFinderActor = ActorRefFrom<typeof productFinderMachine>
