/** Model of the saved articles machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { moreSaved, noneSaved, savedArticles } from "#book/fixtures/content/writing.ts"
import { savedArticlesMachine } from "#machines/content/saved-articles.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof savedArticlesMachine> = {
  machine: savedArticlesMachine,
  inputs: [undefined],
  events: [{ type: "more.fetch" }, { type: "page.retry" }, { type: "bookmark.remove", id: 1 }, { type: "bookmark.restore", id: 1 }],
  answers: {
    fetchBookmarks: { values: [savedArticles, noneSaved], problems: [unreachable] },
    fetchMore: { values: [moreSaved], problems: [unreachable] },
    saveBookmark: { values: [undefined], problems: [unreachable] },
  },
  about: ({ bookmarks, removed }) => [bookmarks.stillFetch, removed.length],
}
