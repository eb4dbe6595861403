/** Model of the overview machine. */
import { profile } from "#book/fixtures/account/account.ts"
import { orders } from "#book/fixtures/orders/orders.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { overviewMachine } from "#machines/account/overview.ts"
import { modelOf } from "#book/models/model.ts"

const overview = { profile, orders }

export const model = modelOf(overviewMachine, {
  inputs: [{ overview: null }, { overview }],
  events: [{ type: "page.retry" }],
  answers: { fetchOverview: { values: [overview], problems: [unreachable] } },
  driver: {
    shopper: { "page.retry": ({ press }) => press("common.retry") },
    others: [],
  },
})
