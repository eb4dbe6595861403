/** All articles and news, for the sitemap and the feed. */
import type { Article } from "#domain/entities/content/article.ts"
import type { Ports } from "#machines/ports.ts"

const allOf = async ({ fetchMedia }: Pick<Ports, "fetchMedia">, kind: Article["kind"]): Promise<ReadonlyArray<Article>> => {
  const articles: Article[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await fetchMedia({ kind, tag: null, q: null, page })
    articles.push(...list.items)
    pages = list.pages
  }
  return articles
}

/** Newest first, each once: a site without articles returns its news for both kinds. */
export const allArticles = async (ports: Pick<Ports, "fetchMedia">): Promise<ReadonlyArray<Article>> => {
  const all = [...(await allOf(ports, "article")), ...(await allOf(ports, "news"))]
  const unique = [...new Map(all.map((article) => [article.id, article])).values()]
  return unique.toSorted((one, other) => (other.createdAt ?? "").localeCompare(one.createdAt ?? ""))
}
