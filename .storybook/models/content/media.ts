/** Model of the media machine. */
import { articles, mediaPage } from "#book/fixtures/content/articles.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { mediaMachine } from "#machines/content/media.ts"
import { modelOf } from "#book/models/model.ts"

const query = { kind: "article", tag: null, q: null } as const
const nothing = { items: [], page: 1, pages: 1, total: 0 }

export const model = modelOf(mediaMachine, {
  inputs: [
    { query, page: null },
    { query, page: mediaPage },
  ],
  events: [{ type: "more.fetch" }, { type: "page.retry" }, { type: "query.change", query: { ...query, q: "ноолуур" } }],
  answers: {
    fetchMedia: { values: [mediaPage, nothing], problems: [unreachable] },
    refine: { values: [mediaPage, nothing], problems: [unreachable] },
    fetchMore: { values: [{ ...mediaPage, page: 2, items: articles.slice(0, 1).map((article) => ({ ...article, id: 77 })) }], problems: [unreachable] },
  },
  about: ({ articles: { items, stillFetch }, query: { q } }) => [items.length > 0, stillFetch, q],
  driver: {
    shopper: {
      "more.fetch": ({ press }, _, now) => press(now.matches("moreFailed") ? "common.retry" : "media.more"),
      "page.retry": ({ press }) => press("common.retry"),
    },
    others: ["query.change"],
  },
})
