/** Model of the own articles machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { ownArticles } from "#book/fixtures/content/writing.ts"
import { ownArticlesMachine } from "#machines/content/own-articles.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(ownArticlesMachine, {
  inputs: [{ page: null }, { page: ownArticles }],
  events: [{ type: "more.fetch" }, { type: "page.retry" }],
  answers: {
    fetchOwnArticles: { values: [ownArticles, { items: [], page: 1, pages: 0, total: 0 }], problems: [unreachable] },
    fetchMore: { values: [{ ...ownArticles, items: ownArticles.items.map((article) => ({ ...article, id: article.id + 100 })), page: 2 }], problems: [unreachable] },
  },
  about: ({ articles }) => [articles.stillFetch, articles.items.length > 0],
  driver: {
    shopper: { "more.fetch": ({ press }) => press("writing.more"), "page.retry": ({ press }) => press("common.retry") },
    others: [],
  },
})
