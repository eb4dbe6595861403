/** All articles and news, for the sitemap and the feed. */
import type { Article } from "#domain/entities/content/article.ts"
import { allItems } from "#machines/list-page.ts"
import type { Ports } from "#machines/ports.ts"

const allOf = ({ fetchMedia }: Pick<Ports, "fetchMedia">, kind: Article["kind"]): Promise<ReadonlyArray<Article>> =>
  allItems((page) => fetchMedia({ kind, tag: null, q: null, page }))

/** Newest first, each once: a site without articles returns its news for both kinds. */
export const allArticles = async (ports: Pick<Ports, "fetchMedia">): Promise<ReadonlyArray<Article>> => {
  const all = [...(await allOf(ports, "article")), ...(await allOf(ports, "news"))]
  const unique = [...new Map(all.map((article) => [article.id, article])).values()]
  return unique.toSorted((one, other) => (other.createdAt ?? "").localeCompare(one.createdAt ?? ""))
}
