/** Query of the list of articles and news, and its address. Specification §2, `/media`. */
import type { ArticleKind } from "#domain/entities/content/article.ts"
import { formatQuery, type Entry } from "#domain/rules/query-string.ts"

/** `tag` and `q` narrow the list; `null` does not. */
export type MediaQuery = { readonly kind: ArticleKind; readonly tag: string | null; readonly q: string | null }

/** Maximum length of a tag or search, in characters; longer ones are cut. */
export const maxMediaText = 100

/** Address of a list without locale. The address names no kind for `defaultKind`. */
export const mediaAddress = ({ kind, tag, q }: MediaQuery, defaultKind: ArticleKind): string => {
  const entries: ReadonlyArray<Entry> = [
    ...(kind === defaultKind ? [] : [["kind", kind] as const]),
    ...(q === null ? [] : [["q", q] as const]),
  ]
  const query = formatQuery(entries)
  const path = tag === null ? "/media" : `/media/c/${encodeURIComponent(tag)}`
  return query === "" ? path : `${path}?${query}`
}

/** Query of an address; `parameter` reads one of its search parameters. A site without articles lists news alone. */
export const readMediaQuery = (tag: string | null, parameter: (name: string) => string | null, hasArticles: boolean): MediaQuery => ({
  kind: !hasArticles || parameter("kind") === "news" ? "news" : "article",
  tag: tag?.slice(0, maxMediaText) || null,
  q: parameter("q")?.trim().slice(0, maxMediaText) || null,
})

/** Address of an article or news item. */
export const articleAddress = ({ kind, id }: { readonly kind: ArticleKind; readonly id: number }): string =>
  kind === "news" ? `/media/${id}` : `/article/${id}`

/** Kind of the article or news item that the page at `path` shows. */
export const articleKindAt = (path: string): ArticleKind => (path.startsWith("/article/") ? "article" : "news")
