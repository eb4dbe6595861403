/** Model of the offers machine. */
import { quotes, suggestions } from "#book/fixtures/offers/offers.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { offersMachine } from "#machines/offers/offers.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(offersMachine, {
  inputs: [{ offers: null, query: { kind: "suggestion" } }, { offers: quotes, query: { kind: "quote" } }],
  events: [{ type: "page.retry" }],
  answers: { fetchOffers: { values: [suggestions], problems: [unreachable] } },
  driver: {
    shopper: { "page.retry": ({ press }) => press("common.retry") },
    others: [],
  },
})
