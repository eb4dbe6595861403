/** Model of the article machine. */
import { articlePage } from "#book/fixtures/content/articles.ts"
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { articleMachine } from "#machines/content/article.ts"
import { modelOf } from "#book/models/model.ts"

const query = { kind: "article", id: "1" } as const

export const model = modelOf(articleMachine, {
  inputs: [
    { query, page: null },
    { query, page: articlePage },
  ],
  events: [{ type: "page.retry" }],
  answers: { fetchArticle: { values: [articlePage], problems: [unreachable, missing] } },
  about: ({ page }) => [page !== null],
  driver: {
    shopper: { "page.retry": ({ press }) => press("common.retry") },
    others: [],
  },
})
