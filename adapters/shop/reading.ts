/** Adapter of the ports of readers: bookmarks of articles, followed authors. */
import type { ContentPorts } from "#machines/content/ports.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import type { Caller } from "./client/api-client.ts"
import { oneAuthor } from "./contract/content/articles.ts"
import * as calls from "./contract/content/reading.ts"

type ReadingPorts = Pick<ContentPorts, "fetchBookmarks" | "saveBookmark" | "fetchReadingMarks" | "followAuthor">

export const createReadingPorts = ({ call }: Caller): AnswersOf<ReadingPorts> => ({
  fetchBookmarks: async ({ page }, signal) => {
    const { items, pages, total } = await call(calls.bookmarks, { signal, query: { page, id: null }, isReadOffline: true })
    return { items, page, pages, total }
  },
  saveBookmark: async ({ id, kind, saved }, signal) => {
    await call(calls.saveBookmark, { signal, body: { id, type: kind, saved } })
  },
  fetchReadingMarks: async ({ articleId, authorId }, signal) => {
    const [bookmarks, author] = await Promise.all([
      articleId === null ? null : call(calls.bookmarks, { signal, query: { page: 1, id: articleId } }),
      authorId === null ? null : call(oneAuthor, { signal, params: { id: String(authorId) } }),
    ])
    return { saved: bookmarks !== null && bookmarks.total > 0, followed: author?.followed ?? false, followers: author?.followers ?? 0 }
  },
  followAuthor: ({ authorId, followed }, signal) =>
    call(followed ? calls.followAuthor : calls.unfollowAuthor, { signal, params: { id: String(authorId) } }),
})
