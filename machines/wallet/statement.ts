/** Statement of the wallet, newest first, read by pages and filtered by part and time. S29 b, B12. */
import type { ActorRefFrom, ContextFrom, InputFrom } from "xstate"
import { withStatementPage } from "#domain/rules/pages.ts"
import { port } from "#machines/ports.ts"
import { pagedList } from "#machines/shared/paged-list.ts"

export const statementMachine = pagedList({
  id: "statement",
  name: "entries",
  actors: { fetchStatement: port("fetchStatement") },
  read: withStatementPage,
  descriptions: {
    machine: "Shows what came into the wallet and went out of it.",
    fetching: "The first page is asked for; the shapes of entries are shown.",
    ready: "Entries are shown; there may be more until a page is empty.",
    empty: "Nothing has happened in this part and time.",
    failed: "The statement could not be had; the shopper may try again.",
    refining: "Another part or time was chosen; the older entries stay until the new ones come.",
  },
})

export type StatementContext = ContextFrom<typeof statementMachine>
export type StatementInput = InputFrom<typeof statementMachine>
export type StatementActor = ActorRefFrom<typeof statementMachine>
