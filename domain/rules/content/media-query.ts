/** Query of the list of articles and news, and its address. Specification §2, `/media`. */
import type { ArticleKind } from "#domain/entities/content/article.ts"
import { formatQuery, type Entry } from "#domain/rules/query-string.ts"

/** `tag` and `q` narrow the list; `null` does not. */
export type MediaQuery = { readonly kind: ArticleKind; readonly tag: string | null; readonly q: string | null }

/** Longest tag or search, in characters; more of an address is left out. */
export const maxMediaText = 100

/** Address of a list, within a language. `usual` is the kind that the address leaves out. */
export const mediaAddress = ({ kind, tag, q }: MediaQuery, usual: ArticleKind): string => {
  const entries: ReadonlyArray<Entry> = [...(kind === usual ? [] : [["kind", kind] as const]), ...(q === null ? [] : [["q", q] as const])]
  const query = formatQuery(entries)
  const path = tag === null ? "/media" : `/media/c/${encodeURIComponent(tag)}`
  return query === "" ? path : `${path}?${query}`
}

/** The query of an address. Where a site has no articles, all that it lists is news. */
export const readMediaQuery = (tag: string | null, read: (name: string) => string | null, hasArticles: boolean): MediaQuery => ({
  kind: !hasArticles || read("kind") === "news" ? "news" : "article",
  tag: tag?.slice(0, maxMediaText) || null,
  q: read("q")?.trim().slice(0, maxMediaText) || null,
})

/** Address of an article or news item. */
export const articleAddress = ({ kind, id }: { readonly kind: ArticleKind; readonly id: number }): string => (kind === "news" ? `/media/${id}` : `/article/${id}`)

/** Kind of what the page at `path` shows. */
export const articleKindAt = (path: string): ArticleKind => (path.startsWith("/article/") ? "article" : "news")
