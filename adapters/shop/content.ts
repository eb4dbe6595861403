/** Adapter of the ports of content. */
import { isProblem, type Problem } from "#domain/entities/problem.ts"
import type { Slug } from "#domain/entities/ids.ts"
import type { ContentPorts } from "#machines/content/ports.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import type { Search } from "#adapters/search/search.ts"
import { sharedRead } from "#adapters/shared-read.ts"
import type { Caller } from "./client/api-client.ts"
import * as calls from "./contract/content/articles.ts"
import * as pages from "./contract/content/pages.ts"
import * as branches from "./contract/content/stores.ts"

/** A site without articles refuses to name any: to a reader they do not exist. */
const orMissing = async <Value>(answer: Promise<Value>): Promise<Value> => {
  try {
    return await answer
  } catch (error) {
    if (isProblem(error) && error._tag === "Refused" && error.status === 403) throw { _tag: "Missing" } satisfies Problem
    throw error
  }
}

/** A site without articles lists its news. */
const orNews = async <Value>(answer: Promise<Value>, news: () => Promise<Value>): Promise<Value> => {
  try {
    return await orMissing(answer)
  } catch (error) {
    if (isProblem(error) && error._tag === "Missing") return news()
    throw error
  }
}

export const createContentPorts = ({ call }: Caller, search: Pick<Search, "bySlugs">): AnswersOf<ContentPorts> => {
  /** An article is worth reading without its products. */
  const tilesOf = async (slugs: ReadonlyArray<Slug>) => (slugs.length === 0 ? [] : search.bySlugs(slugs).catch(() => []))

  return {
    fetchStores: sharedRead((query) => call(branches.stores, { query })),
    fetchContentPage: sharedRead(({ slug }) => call(pages.contentPage, { params: { slug } })),
    sendContact: async ({ key, name, contact, topic, text }, signal) => {
      await call(pages.contactForm, { key, signal, body: { name, contact, topic, text } })
    },
    fetchMedia: sharedRead(async ({ kind, tag, q, page }) => {
      const query = { page, tag, q, author: null }
      const { items, pages: count, total } = await (kind === "news" ? call(calls.news, { query }) : orNews(call(calls.articles, { query }), () => call(calls.news, { query })))
      return { items, page, pages: count, total }
    }),
    fetchArticle: sharedRead(async ({ kind, id }) => {
      const { article, related } = await orMissing(call(kind === "news" ? calls.oneNews : calls.oneArticle, { params: { id } }))
      return { article, related, products: await tilesOf(article.slugs) }
    }),
    fetchAuthor: sharedRead(async ({ id }) => {
      const author = await orMissing(call(calls.oneAuthor, { params: { id } }))
      const { items } = await call(calls.articles, { query: { page: 1, tag: null, q: null, author: author.id } })
      return { author, articles: items }
    }),
  }
}
