/** Model of the saved articles machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { moreSaved, noneSaved, savedArticles } from "#book/fixtures/content/writing.ts"
import { savedArticlesMachine } from "#machines/content/saved-articles.ts"
import { modelOf } from "#book/models/model.ts"

const titleOf = (id: number): string => savedArticles.items.find((bookmark) => bookmark.id === id)?.article.title ?? ""

export const model = modelOf(savedArticlesMachine, {
  inputs: [undefined],
  events: [{ type: "more.fetch" }, { type: "page.retry" }, { type: "bookmark.remove", id: 1 }, { type: "bookmark.restore", id: 1 }],
  answers: {
    fetchBookmarks: { values: [savedArticles, noneSaved], problems: [unreachable] },
    fetchMore: { values: [moreSaved], problems: [unreachable] },
    saveBookmark: { values: [undefined], problems: [unreachable] },
  },
  distinguishedBy: ({ bookmarks, removed }) => [bookmarks.stillFetch, removed.length],
  driver: {
    shopper: {
      "more.fetch": ({ press }) => press("common.more"),
      "page.retry": ({ press }) => press("common.retry"),
      "bookmark.remove": ({ choose }, { id }) => choose(new RegExp(`^Хасах: ${titleOf(id)}`, "u"), "button"),
      "bookmark.restore": ({ choose }, { id }) => choose(new RegExp(`^Буцааж хадгалах: ${titleOf(id)}`, "u"), "button"),
    },
    others: [],
  },
})
