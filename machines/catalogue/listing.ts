/** Listing machine: products of a taxon, a search or all; the address decides the query. S5, S9, B11, B12. */
import { assertEvent, assign, emit, setup } from "xstate"
import type { FoundListing, ListingPage, ListingQuery, Tile } from "#domain/entities/catalogue/listing.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { sameList } from "#domain/rules/catalogue/listing-query.ts"
import { noPages, withPage, type Pages } from "#domain/rules/list-pages.ts"
import { port } from "#machines/ports.ts"
import { failedState, failureOf, isMissing, missingOrFailed, moreFailedState, problemFrom, type Failure } from "#machines/shared/failure.ts"

export type ListingEvent =
  /** The shopper chooses another filter, sort order or layout. */
  | { readonly type: "query.change"; readonly query: ListingQuery }
  /** The address has another query now. */
  | { readonly type: "address.changed"; readonly query: ListingQuery }
  | { readonly type: "more.fetch" }
  | { readonly type: "page.retry" }
export type ListingContext = {
  /** Query of the address. */
  readonly query: ListingQuery
  /** The last response: total, facets, breadcrumb. It stays while another is fetched. */
  readonly page: ListingPage | null
  readonly tiles: Pages<Tile>
  readonly pageSize: number
  readonly problem: Problem | null
}
export type ListingInput = { readonly query: ListingQuery; readonly page: ListingPage | null; readonly pageSize: number }
/** The query to put into the address; `replace` replaces the history entry. */
export type ListingEmitted = { readonly type: "query.changed"; readonly query: ListingQuery; readonly replace: boolean }

/**
 * Whether page `page` with these tiles is before the last one of `total` products. It can be short without being the last: unreadable
 * products are left out.
 */
const isBeforeLast = (page: number, tiles: ReadonlyArray<Tile>, total: number, pageSize: number): boolean =>
  tiles.length > 0 && page * pageSize < total

/** Pages of the first response: that to `page=3` has all tiles up to the third page, or up to the limit of one response. */
const firstPages = ({ tiles, total, query }: ListingPage, pageSize: number): Pages<Tile> => {
  const page = Math.max(1, Math.min(query.page, Math.ceil(tiles.length / pageSize)))
  return { items: tiles, page, stillFetch: tiles.length >= query.page * pageSize || isBeforeLast(page, tiles, total, pageSize) }
}

/** Pages with one more page; there can be another while a page comes back full. */
const withNextPage = (shown: Pages<Tile>, page: FoundListing, pageSize: number): Pages<Tile> => {
  const pages = withPage(shown, { page: page.query.page, items: page.tiles }, pageSize)
  return {
    ...pages,
    stillFetch: pages.stillFetch || isBeforeLast(pages.page, page.tiles, page.total, pageSize),
  }
}

/** Query of the next page alone. */
const nextPageQuery = ({ query, tiles }: ListingContext): ListingQuery => ({ ...query, page: tiles.page + 1 })

export const listingMachine = setup({
  types: {} as {
    context: ListingContext
    events: ListingEvent
    input: ListingInput
    emitted: ListingEmitted
    tags: "busy" | "empty" | "refused"
  },
  actors: { fetchListing: port("fetchListing"), fetchMore: port("fetchMore") },
  actions: {
    takeQuery: assign(({ event }) => {
      assertEvent(event, "address.changed")
      return { query: event.query }
    }),
    takeLayout: assign(({ context, event }) => {
      assertEvent(event, "address.changed")
      return { query: { ...context.query, layout: event.query.layout } }
    }),
    takePage: assign(({ context }, { page }: { page: ListingPage }) => ({
      page,
      tiles: firstPages(page, context.pageSize),
      problem: null,
    })),
    addPage: assign(({ context }, { page }: { page: FoundListing }) => {
      const tiles = withNextPage(context.tiles, page, context.pageSize)
      return {
        page: context.page === null ? null : { ...context.page, ...page, tiles: tiles.items },
        query: { ...context.query, page: page.query.page },
        tiles,
        problem: null,
      }
    }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    // Back navigation skips a change of the layout or page, which has the same products.
    emitQuery: emit(({ context, event }) => {
      assertEvent(event, "query.change")
      return { type: "query.changed" as const, query: event.query, replace: sameList(context.query, event.query) }
    }),
    emitPage: emit(({ context }) => ({ type: "query.changed" as const, query: context.query, replace: true })),
  },
  guards: {
    isMissing: (_, failure: Failure) => isMissing(failure),
    isUnknown: ({ context }) => context.page === null,
    hasTiles: ({ context }) => context.tiles.items.length > 0,
    stillFetches: ({ context }) => context.tiles.stillFetch,
    isNewQuery: ({ context, event }) => {
      assertEvent(event, "address.changed")
      return !sameList(context.query, event.query)
    },
    changesLayout: ({ context, event }) => {
      assertEvent(event, "address.changed")
      return sameList(context.query, event.query) && context.query.layout !== event.query.layout
    },
  },
}).createMachine({
  id: "listing",
  description: "Shows the products of a category, a search or a filter.",
  context: ({ input }) => ({
    query: input.query,
    page: input.page,
    tiles: input.page === null ? noPages : firstPages(input.page, input.pageSize),
    pageSize: input.pageSize,
    problem: null,
  }),
  on: {
    "query.change": { actions: "emitQuery" },
    "address.changed": [
      { guard: "isNewQuery", target: ".deciding", actions: "takeQuery" },
      { guard: "changesLayout", actions: "takeLayout" },
    ],
  },
  initial: "opening",
  states: {
    opening: {
      description: "Checks whether the products arrived with the page, and whether there are any.",
      always: [{ guard: "isUnknown", target: "fetching" }, { guard: "hasTiles", target: "ready" }, { target: "empty" }],
    },
    deciding: {
      description: "Checks whether the previous products can stay while the new ones load.",
      always: [{ guard: "hasTiles", target: "refining" }, { target: "fetching" }],
    },
    fetching: {
      description: "The products are loading; skeletons of tiles are shown.",
      tags: "busy",
      invoke: {
        id: "fetchListing",
        src: "fetchListing",
        input: ({ context }) => context.query,
        onDone: { target: "opening", actions: { type: "takePage", params: ({ event }) => ({ page: event.output }) } },
        onError: missingOrFailed,
      },
      on: { "address.changed": { guard: "isNewQuery", target: "fetching", reenter: true, actions: "takeQuery" } },
    },
    ready: {
      description: "Products are shown; there can be more pages.",
      on: { "more.fetch": { guard: "stillFetches", target: "fetchingMore" } },
    },
    refining: {
      description: "The search or a filter has changed; the new products are loading, and the previous ones stay, dimmed.",
      tags: "busy",
      invoke: {
        id: "refine",
        src: "fetchListing",
        input: ({ context }) => context.query,
        onDone: { target: "opening", actions: { type: "takePage", params: ({ event }) => ({ page: event.output }) } },
        onError: missingOrFailed,
      },
      on: { "address.changed": { guard: "isNewQuery", target: "refining", reenter: true, actions: "takeQuery" } },
    },
    fetchingMore: {
      description: "The next page is loading; the products shown stay.",
      tags: "busy",
      invoke: {
        id: "fetchMore",
        src: "fetchMore",
        input: ({ context }) => nextPageQuery(context),
        onDone: { target: "ready", actions: [{ type: "addPage", params: ({ event }) => ({ page: event.output }) }, "emitPage"] },
        onError: { target: "moreFailed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    moreFailed: moreFailedState("Loading the next page failed; the products shown stay, and the shopper can try again."),
    empty: {
      description: "No product matches; the screen offers to remove filters.",
      tags: "empty",
    },
    missing: { description: "The category does not exist or sells nothing any more.", tags: "empty" },
    failed: failedState("Loading the products failed; the shopper can try again.", "deciding"),
  },
})
