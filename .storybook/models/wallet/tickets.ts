/** Model of the tickets machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { tickets } from "#book/fixtures/wallet/wallet.ts"
import { ticketsMachine } from "#machines/wallet/tickets.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(ticketsMachine, {
  inputs: [{ tickets: null }, { tickets }],
  events: [{ type: "page.retry" }],
  answers: { fetchTickets: { values: [tickets], problems: [unreachable] } },
  driver: {
    shopper: { "page.retry": ({ press }) => press("common.retry") },
    others: [],
  },
})
