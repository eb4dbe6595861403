/** Adapter of the ports of writing: articles, their pictures, and their drafts on the device. */
import type { Article, ArticleState } from "#domain/entities/content/article.ts"
import type { ArticleDraft } from "#domain/entities/content/article-draft.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { draftOf, emptyDraft, formOf, isEmptyDraft } from "#domain/rules/content/article-drafts.ts"
import type { ContentPorts } from "#machines/content/ports.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import { smallerPicture } from "#adapters/browser/smaller-picture.ts"
import type { ArticleDrafts } from "#adapters/persistence/article-drafts.ts"
import type { Caller } from "./client/api-client.ts"
import { articleTags, oneArticle } from "./contract/content/articles.ts"
import * as calls from "./contract/content/writing.ts"

export type WritingPorts = AnswersOf<Pick<ContentPorts, "openWriting" | "keepArticleDraft" | "saveArticle" | "uploadArticlePicture" | "fetchOwnArticles">>

const unreadable: Problem = { _tag: "Unreadable" }

export const createWritingPorts = ({ call }: Caller, drafts: ArticleDrafts): WritingPorts => {
  const store = (draft: ArticleDraft, state: ArticleState, key: string | undefined, signal: AbortSignal | undefined): Promise<Article> => {
    const request = { signal, body: { ...formOf(draft), state }, ...(key === undefined ? {} : { key }) }
    return draft.id === null ? call(calls.createArticle, request) : call(calls.changeArticle, { ...request, params: { id: String(draft.id) }, query: { edit: "true" } })
  }
  return {
    openWriting: async ({ of }, signal) => {
      const [{ tags }, answer] = await Promise.all([
        call(articleTags, { signal }),
        of === null ? null : call(oneArticle, { signal, params: { id: of }, query: { edit: "true" } }),
      ])
      const stored = answer === null ? emptyDraft : draftOf(answer.article)
      const kept = drafts.read(of)
      const recovered = kept !== null && !isEmptyDraft(kept) && JSON.stringify(kept) !== JSON.stringify(stored)
      return { draft: recovered ? kept : stored, recovered, tags }
    },
    keepArticleDraft: async ({ of, draft }) => drafts.keep(of, draft),
    saveArticle: async ({ of, draft, state, key }, signal) => {
      const article = await store(draft, state, key, signal)
      drafts.keep(of, null)
      return article
    },
    uploadArticlePicture: async ({ draft, file }, signal) => {
      if (!(file instanceof File)) throw unreadable
      const id = draft.id ?? (await store(draft, "draft", undefined, signal)).id
      const image = await smallerPicture(file).catch(() => {
        throw unreadable
      })
      return { id, src: (await call(calls.uploadArticlePicture, { signal, params: { id: String(id) }, body: { image } })).src }
    },
    fetchOwnArticles: async ({ page }, signal) => {
      const { items, pages, total } = await call(calls.ownArticles, { signal, query: { page } })
      return { items, page, pages, total }
    },
  }
}
