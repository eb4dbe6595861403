/** Adapter of the ports of writing: articles, their pictures, and their drafts on the device. */
import type { Article, ArticleState } from "#domain/entities/content/article.ts"
import type { ArticleDraft } from "#domain/entities/content/article-draft.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { ArticleForm } from "#domain/rules/content/article-form.ts"
import { draftOf, emptyDraft, formOf, isEmptyDraft } from "#domain/rules/content/article-drafts.ts"
import type { ContentPorts, WritingOf } from "#machines/content/ports.ts"
import { emptyListingQuery } from "#domain/rules/catalogue/listing-query.ts"
import { productsOf } from "#domain/rules/content/documents.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import { compressedArticlePicture } from "#adapters/browser/compressed-pictures.ts"
import { uploadFetch } from "#adapters/browser/upload-fetch.ts"
import type { ArticleDrafts } from "#adapters/persistence/article-drafts.ts"
import type { Search } from "#adapters/search/search.ts"
import type { Caller } from "./client/api-client.ts"
import { articleTags, newsTags, oneArticle } from "./contract/content/articles.ts"
import { changeWebsiteArticle, websiteArticle } from "./contract/content/website.ts"
import * as calls from "./contract/content/writing.ts"

export type WritingPorts = AnswersOf<
  Pick<ContentPorts, "openWriting" | "findProducts" | "keepArticleDraft" | "saveArticle" | "uploadArticlePicture" | "fetchOwnArticles">
>

/** Maximum number of products that a search offers. */
const maxProducts = 6

const unreadable: Problem = { _tag: "Unreadable" }

type StoreRequest = {
  readonly signal: AbortSignal | undefined
  readonly body: ArticleForm & { readonly state: ArticleState }
  readonly key: string
}

export const createWritingPorts = (
  { call }: Caller,
  drafts: ArticleDrafts,
  search: Pick<Search, "bySlugs" | "listingMore">,
): WritingPorts => {
  /** News belong to the shop: its administrators write and change them. */
  const storeNews = (id: number | null, request: StoreRequest): Promise<Article> =>
    id === null
      ? call(calls.createNews, request)
      : call(changeWebsiteArticle, {
          ...request,
          body: { ...request.body, seen: null },
          params: { id: String(id) },
          query: { edit: "true" },
        })

  const storeArticle = (id: number | null, request: StoreRequest): Promise<Article> =>
    id === null
      ? call(calls.createArticle, request)
      : call(calls.changeArticle, {
          ...request,
          body: { ...request.body, seen: null },
          params: { id: String(id) },
          query: { edit: "true" },
        })

  /** The draft as the shop has stored it; empty for a new one. */
  const fetchDraft = async ({ of, kind }: WritingOf, signal: AbortSignal | undefined): Promise<ArticleDraft> => {
    if (of === null) return { ...emptyDraft, kind }
    if (kind === "news") return draftOf(await call(websiteArticle, { signal, params: { id: of } }))
    return draftOf((await call(oneArticle, { signal, params: { id: of }, query: { edit: "true" } })).article)
  }

  const store = (draft: ArticleDraft, state: ArticleState, key: string, signal: AbortSignal | undefined) => {
    const request = { signal, body: { ...formOf(draft), state }, key }
    return draft.kind === "news" ? storeNews(draft.id, request) : storeArticle(draft.id, request)
  }

  return {
    openWriting: async (of, signal) => {
      const [{ tags }, stored] = await Promise.all([call(of.kind === "news" ? newsTags : articleTags, { signal }), fetchDraft(of, signal)])
      const local = drafts.read(of)
      const recovered = local !== null && !isEmptyDraft(local) && JSON.stringify(local) !== JSON.stringify(stored)
      const draft = recovered ? local : stored
      const tiles = await search.bySlugs(productsOf(formOf(draft).body), signal).catch(() => [])
      return { draft, recovered, tags, tiles }
    },
    findProducts: async ({ text, slug }, signal) => {
      if (slug !== null) return search.bySlugs([slug], signal)
      const { tiles } = await search.listingMore({ ...emptyListingQuery, text }, signal)
      return tiles.slice(0, maxProducts)
    },
    keepArticleDraft: async ({ draft, ...of }) => drafts.keep(of, draft),
    saveArticle: async ({ draft, state, key, ...of }, signal) => {
      const article = await store(draft, state, key, signal)
      drafts.keep(of, null)
      return article
    },
    uploadArticlePicture: async ({ draft, draftKey, file, onSent, onStored }, signal) => {
      if (!(file instanceof File)) throw unreadable
      // Before the article is stored: a broken picture leaves no article behind.
      const image = await compressedArticlePicture(file).catch(() => {
        throw unreadable
      })
      const id = draft.id ?? (await store(draft, "draft", draftKey, signal)).id
      onStored(id)
      const { src } = await call(calls.uploadArticlePicture, {
        signal,
        params: { id: String(id) },
        body: { image },
        fetch: uploadFetch(onSent),
      })
      return { src }
    },
    fetchOwnArticles: async ({ page }, signal) => {
      const { items, pages, total } = await call(calls.ownArticles, { signal, query: { page }, isReadOffline: true })
      return { items, page, pages, total }
    },
  }
}
