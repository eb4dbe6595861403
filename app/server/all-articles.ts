/** All articles and news, for the sitemap and the feed. */
import type { Article } from "#domain/entities/content/article.ts"
import type { Ports } from "#machines/ports.ts"

const allOf = async ({ fetchMedia }: Pick<Ports, "fetchMedia">, kind: Article["kind"]): Promise<ReadonlyArray<Article>> => {
  const found: Article[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await fetchMedia({ kind, tag: null, q: null, page })
    found.push(...answer.items)
    pages = answer.pages
  }
  return found
}

/** Newest first. A site without articles answers with its news, which then counts once. */
export const allArticles = async (ports: Pick<Ports, "fetchMedia">): Promise<ReadonlyArray<Article>> => {
  const all = [...(await allOf(ports, "article")), ...(await allOf(ports, "news"))]
  return [...new Map(all.map((article) => [article.id, article])).values()].toSorted((one, other) => (other.createdAt ?? "").localeCompare(one.createdAt ?? ""))
}
