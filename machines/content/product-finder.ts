/** Product finder machine: a product is found by its words, or by the address of its page, and taken into an article. S17. */
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
  types: {} as { context: ProductFinderContext; events: ProductFinderEvent; emitted: TakenProduct; tags: "busy" | "open" | "empty" | "refused" },
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
  description: "An author finds a product for the article.",
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
        description: "Finding products failed; the author may try again.",
        tags: "refused",
        on: { "finder.retry": { target: "fetching", actions: "forget" } },
      },
    },
    descriptions: {
      closed: "Nothing is looked for; what is typed stays.",
      open: "The author looks for a product.",
      waiting: "The author is typing: the request is sent once they pause.",
      fetching: "Products are being found; typing on cancels the request.",
      offered: "Products are offered, and one is taken; the box is empty then, for the next one.",
      nothing: "No product is called so.",
    },
  }),
})

export type ProductFinderActor = ActorRefFrom<typeof productFinderMachine>
