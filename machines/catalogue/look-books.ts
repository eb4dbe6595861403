/** Look books machine: look books, newest first, read by pages. E12, B11. */
import type { ActorRefFrom, ContextFrom, InputFrom } from "xstate"
import { withCountedPage } from "#domain/rules/pages.ts"
import { port } from "#machines/ports.ts"
import { pagedList } from "#machines/shared/paged-list.ts"

export const lookBooksMachine = pagedList({
  id: "lookBooks",
  name: "books",
  actors: { fetchLookBooks: port("fetchLookBooks") },
  read: withCountedPage,
  descriptions: {
    machine: "Shows the look books of the shop.",
    fetching: "The first page is asked for; the shapes of look books are shown.",
    ready: "Look books are shown; there may be more.",
    empty: "The shop has no look book yet.",
    failed: "The list could not be had; the shopper may try again.",
  },
})

export type LookBooksContext = ContextFrom<typeof lookBooksMachine>
export type LookBooksInput = InputFrom<typeof lookBooksMachine>
export type LookBooksActor = ActorRefFrom<typeof lookBooksMachine>
