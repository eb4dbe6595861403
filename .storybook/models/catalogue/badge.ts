/** Model of the badge machine. */
import { badgePage } from "#book/fixtures/catalogue/look-books.ts"
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { badgeMachine } from "#machines/catalogue/badge.ts"
import { modelOf } from "#book/models/model.ts"

const query = { id: "1" }

export const model = modelOf(badgeMachine, {
  inputs: [
    { page: null, query },
    { page: badgePage, query },
  ],
  events: [{ type: "page.retry" }],
  answers: { fetchBadge: { values: [badgePage], problems: [unreachable, missing] } },
  about: ({ page }) => page !== null,
  driver: { shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] },
})
