/** Comments read by pages, newest first, while the reader writes and deletes. Specification §3, E20. */
import type { Comment } from "#domain/entities/content/comment.ts"
import { withCountedPage, type PageRead, type Pages } from "#domain/rules/pages.ts"

export type CommentPages = Pages<Comment>

/** What was written meanwhile moves the pages, so that one may bring comments that are shown already. */
export const withCommentPage = (pages: CommentPages, read: PageRead<Comment> & { readonly pages: number }): CommentPages => {
  const known = new Set(read.page <= 1 ? [] : pages.items.map(({ id }) => id))
  return withCountedPage(pages, { ...read, items: read.items.filter(({ id }) => !known.has(id)) })
}

export const withWritten = (pages: CommentPages, written: Comment): CommentPages => ({ ...pages, items: [written, ...pages.items.filter(({ id }) => id !== written.id)] })

/** The last page is read again where more follow, since one of them moved into it. */
export const withoutComment = (pages: CommentPages, id: number): CommentPages => ({
  items: pages.items.filter((one) => one.id !== id),
  page: pages.stillFetch ? Math.max(0, pages.page - 1) : pages.page,
  stillFetch: pages.stillFetch,
})
