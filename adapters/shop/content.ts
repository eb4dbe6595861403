/** Adapter of the ports of content. */
import { isProblem } from "#domain/entities/problem.ts"
import type { Slug } from "#domain/entities/ids.ts"
import type { ContentPorts } from "#machines/content/ports.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import type { CommentDraftPorts } from "#adapters/persistence/comment-draft.ts"
import type { Search } from "#adapters/search/search.ts"
import { sharedRead } from "#adapters/shared-read.ts"
import type { Caller } from "./client/api-client.ts"
import { missingWhereOff } from "./client/refusals.ts"
import * as calls from "./contract/content/articles.ts"
import { createReadingPorts } from "./reading.ts"
import { rowIdIn } from "./row-id.ts"
import type { WritingPorts } from "./writing.ts"
import * as comments from "./contract/content/comments.ts"
import * as pages from "./contract/content/pages.ts"
import * as branches from "./contract/content/stores.ts"

/** The news where a site has no articles. */
const orNews = async <Value>(answer: Promise<Value>, news: () => Promise<Value>): Promise<Value> => {
  try {
    return await answer
  } catch (error) {
    if (isProblem(error) && error._tag === "Missing") return news()
    throw error
  }
}

export const createContentPorts = (
  caller: Caller,
  search: Pick<Search, "bySlugs">,
  drafts: CommentDraftPorts,
  writing: WritingPorts,
): AnswersOf<ContentPorts> => {
  const { call } = caller
  /** Products of an article, which can be read without them. */
  const tilesOf = async (slugs: ReadonlyArray<Slug>) => (slugs.length === 0 ? [] : search.bySlugs(slugs).catch(() => []))

  return {
    ...drafts,
    ...writing,
    ...createReadingPorts(caller),
    fetchComments: async ({ kind, id, page }, signal) => {
      const request = { signal, params: { id }, query: { page } }
      const list = kind === "news" ? call(comments.newsComments, request) : call(comments.articleComments, request)
      const { items, pages: count, total } = await list
      return { items, page, pages: count, total }
    },
    /** The tab's stored comment is deleted once it is published. */
    writeComment: async ({ kind, id, text, key }, signal) => {
      const request = { key, signal, params: { id }, body: { comment: text } }
      const comment = await (kind === "news" ? call(comments.commentNews, request) : call(comments.commentArticle, request))
      await drafts.keepComment({ kind, id, text: "" })
      return comment
    },
    deleteComment: async ({ commentId, key }, signal) => {
      await call(comments.deleteComment, { key, signal, params: { id: String(commentId) } })
    },
    replyToComment: ({ replyTo, text, key }, signal) =>
      call(comments.replyToComment, { key, signal, body: { replyId: replyTo, comment: text } }),
    rateComment: ({ commentId, rating }, signal) =>
      call(comments.rateComment, { signal, params: { id: String(commentId) }, body: { rating } }),
    fetchStores: sharedRead((query) => call(branches.stores, { query })),
    fetchContentPage: sharedRead(({ slug }) => call(pages.contentPage, { params: { slug } })),
    // Loaded lazily: only administrators need it.
    fetchWebsite: async (query, signal) => (await import("./website.ts")).fetchWebsite(call, query, signal),
    changeWebsite: async (input, signal) => (await import("./website.ts")).changeWebsite(call, input, signal),
    sendContact: async ({ key, name, contact, topic, text }, signal) => {
      await call(pages.contactForm, { key, signal, body: { name, contact, topic, text } })
    },
    fetchMedia: sharedRead(async ({ kind, tag, q, author = null, page }) => {
      const query = { page, tag, q, author }
      const fetchNews = () => call(calls.news, { query })
      const list = kind === "news" ? fetchNews() : orNews(call(calls.articles, { query, refusal: missingWhereOff }), fetchNews)
      // Rejects with `Missing` for a topic that the shop does not have, whose list would be empty.
      const topic = tag === null ? null : call(calls.tagInfo, { query: { tag } })
      const [{ items, pages: count, total }] = await Promise.all([list, topic])
      return { items, page, pages: count, total }
    }),
    fetchArticle: sharedRead(async ({ kind, id }) => {
      const read =
        kind === "news"
          ? call(calls.oneNews, { params: { id: rowIdIn(id) }, refusal: missingWhereOff })
          : call(calls.oneArticle, { params: { id: rowIdIn(id) }, query: { edit: "false" }, refusal: missingWhereOff })
      const { article, related } = await read
      return { article, related, products: await tilesOf(article.slugs) }
    }),
    fetchAuthor: sharedRead(async ({ id }) => {
      const author = await call(calls.oneAuthor, { params: { id }, refusal: missingWhereOff })
      const { items, pages: count, total } = await call(calls.articles, { query: { page: 1, tag: null, q: null, author: author.id } })
      return { author, articles: { items, page: 1, pages: count, total } }
    }),
  }
}
