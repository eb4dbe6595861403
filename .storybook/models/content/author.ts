/** Model of the author machine. */
import { authorPage } from "#book/fixtures/content/articles.ts"
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { authorMachine } from "#machines/content/author.ts"
import { modelOf } from "#book/models/model.ts"

const query = { id: "1" }

export const model = modelOf(authorMachine, {
  inputs: [
    { query, page: null },
    { query, page: authorPage },
  ],
  events: [{ type: "page.retry" }],
  answers: { fetchAuthor: { values: [authorPage], problems: [unreachable, missing] } },
  about: ({ page }) => [page !== null],
  driver: {
    shopper: { "page.retry": ({ press }) => press("common.retry") },
    others: [],
  },
})
