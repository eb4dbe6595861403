/** Statement of the wallet, newest first, read by pages and filtered by part and time. S29 b, B12. */
import type { ActorRefFrom, ContextFrom, InputFrom } from "xstate"
import { withStatementPage } from "#domain/rules/list-pages.ts"
import { port } from "#machines/ports.ts"
import { pagedList } from "#machines/shared/paged-list.ts"

export const statementMachine = pagedList({
  id: "statement",
  name: "entries",
  actors: { fetchStatement: port("fetchStatement") },
  read: withStatementPage,
  descriptions: {
    machine: "Shows the income and expenses of the wallet.",
    fetching: "The first page is loading; skeletons of entries are shown.",
    ready: "Entries are shown; there can be more pages.",
    empty: "There are no entries for this part and period.",
    failed: "Loading the statement failed; the shopper can try again.",
    refining: "The shopper chose another part or period; its entries are loading, and the previous ones stay.",
  },
})

export type StatementContext = ContextFrom<typeof statementMachine>
export type StatementInput = InputFrom<typeof statementMachine>
export type StatementActor = ActorRefFrom<typeof statementMachine>
