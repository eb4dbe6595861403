/** Look books machine: look books, newest first, read by pages. E12, B11. */
import type { ActorRefFrom, ContextFrom, InputFrom } from "xstate"
import { withCountedPage } from "#domain/rules/list-pages.ts"
import { port } from "#machines/ports.ts"
import { pagedList } from "#machines/shared/paged-list.ts"

export const lookBooksMachine = pagedList({
  id: "lookBooks",
  name: "books",
  actors: { fetchLookBooks: port("fetchLookBooks") },
  read: withCountedPage,
  descriptions: {
    machine: "Shows the look books of the shop.",
    fetching: "The first page is loading; skeletons of look books are shown.",
    ready: "Look books are shown; there can be more pages.",
    empty: "The shop has no look book yet.",
    failed: "Loading the look books failed; the shopper can try again.",
  },
})

export type LookBooksContext = ContextFrom<typeof lookBooksMachine>
export type LookBooksInput = InputFrom<typeof lookBooksMachine>
export type LookBooksActor = ActorRefFrom<typeof lookBooksMachine>
