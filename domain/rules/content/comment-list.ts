/** Comments read by pages, newest first, while the reader writes and deletes. Specification §3, E20. */
import type { Comment } from "#domain/entities/content/comment.ts"
import { withCountedPage, type PageRead, type Pages } from "#domain/rules/list-pages.ts"

export type CommentPages = Pages<Comment>

/** What was written meanwhile moves the pages, so that one may bring comments that are shown already. */
export const withCommentPage = (pages: CommentPages, read: PageRead<Comment> & { readonly pages: number }): CommentPages => {
  const known = new Set(read.page <= 1 ? [] : pages.items.map(({ id }) => id))
  return withCountedPage(pages, { ...read, items: read.items.filter(({ id }) => !known.has(id)) })
}

export const withWritten = (pages: CommentPages, written: Comment): CommentPages => ({ ...pages, items: [written, ...pages.items.filter(({ id }) => id !== written.id)] })

/** A comment that was rated, or a reply that was written, which stands after the others to the same comment. */
export const withChanged = (pages: CommentPages, changed: Comment): CommentPages => {
  const { items } = pages
  if (items.some(({ id }) => id === changed.id)) return { ...pages, items: items.map((one) => (one.id === changed.id ? changed : one)) }
  const at = items.findLastIndex(({ id, replyId }) => changed.replyId !== null && (id === changed.replyId || replyId === changed.replyId))
  return { ...pages, items: [...items.slice(0, at + 1), changed, ...items.slice(at + 1)] }
}

/** A comment and its replies. */
export type Thread = { readonly comment: Comment; readonly replies: ReadonlyArray<Comment> }

/** Comments with their replies, in the order that they are read in. */
export const threadsOf = ({ items }: CommentPages): ReadonlyArray<Thread> =>
  items.filter(({ replyId }) => replyId === null).map((comment) => ({ comment, replies: items.filter(({ replyId }) => replyId === comment.id) }))

/** The last page is read again where more follow, since one of them moved into it. */
export const withoutComment = (pages: CommentPages, id: number): CommentPages => ({
  items: pages.items.filter((one) => one.id !== id && one.replyId !== id),
  page: pages.stillFetch ? Math.max(0, pages.page - 1) : pages.page,
  stillFetch: pages.stillFetch,
})
