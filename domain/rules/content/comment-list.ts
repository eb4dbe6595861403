/** List of comments, newest first, as pages are loaded and the reader writes and deletes. Specification §3, E20. */
import type { Comment } from "#domain/entities/content/comment.ts"
import type { Pages } from "#domain/rules/list-pages.ts"

export type CommentPages = Pages<Comment>

/** The list with a new comment at its top. */
export const withWritten = (pages: CommentPages, written: Comment): CommentPages => ({
  ...pages,
  items: [written, ...pages.items.filter(({ id }) => id !== written.id)],
})

/** The list with a rated comment in its place, or with a new reply after the other replies to the same comment. */
export const withChanged = (pages: CommentPages, changed: Comment): CommentPages => {
  const { items } = pages
  if (items.some(({ id }) => id === changed.id)) return { ...pages, items: items.map((item) => (item.id === changed.id ? changed : item)) }
  const isInThread = ({ id, replyId }: Comment) => changed.replyId !== null && (id === changed.replyId || replyId === changed.replyId)
  const last = items.findLastIndex(isInThread)
  return { ...pages, items: [...items.slice(0, last + 1), changed, ...items.slice(last + 1)] }
}

/** A comment and its replies. */
export type Thread = { readonly comment: Comment; readonly replies: ReadonlyArray<Comment> }

/** Comments with their replies, in reading order. */
export const threadsOf = ({ items }: CommentPages): ReadonlyArray<Thread> =>
  items
    .filter(({ replyId }) => replyId === null)
    .map((comment) => ({ comment, replies: items.filter(({ replyId }) => replyId === comment.id) }))

/** The list without a comment and its replies. If more pages follow, the last one is to be loaded again, since a later comment moved into it. */
export const withoutComment = (pages: CommentPages, id: number): CommentPages => ({
  items: pages.items.filter((item) => item.id !== id && item.replyId !== id),
  page: pages.stillFetch ? Math.max(0, pages.page - 1) : pages.page,
  stillFetch: pages.stillFetch,
})
