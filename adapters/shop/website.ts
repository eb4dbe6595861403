/** Adapter of the website's administration. Loaded lazily: only administrators need it. */
import { isProblem } from "#domain/entities/problem.ts"
import type { WebsiteChange, WebsitePage, WebsiteQuery } from "#machines/content/website-page.ts"
import { emptyPage } from "#machines/list-page.ts"
import type { Intent } from "#machines/shared/idempotency-key.ts"
import type { Caller } from "./client/api-client.ts"
import { authors } from "./contract/content/articles.ts"
import * as calls from "./contract/content/website.ts"
import { createAuthor } from "./contract/content/writing.ts"

type Call = Caller["call"]

/** Kind and state of the articles in a tab. */
const articleQueries = {
  waiting: { kind: "article", state: "waiting" },
  published: { kind: "article", state: "published" },
  news: { kind: "news", state: "published" },
  newsDrafts: { kind: "news", state: "draft" },
} as const

/** An empty page on a site whose articles are turned off. */
const orEmptyPage = async (tab: WebsiteQuery["tab"], answer: Promise<WebsitePage>): Promise<WebsitePage> => {
  try {
    return await answer
  } catch (error) {
    if (isProblem(error) && error._tag === "Refused" && error.status === 403) return { tab, ...emptyPage }
    throw error
  }
}

export const fetchWebsite = (call: Call, { tab, page }: WebsiteQuery, signal?: AbortSignal): Promise<WebsitePage> => {
  const fetchAuthors = async (): Promise<WebsitePage> => {
    const { authors: items } = await call(authors, { signal })
    return { tab: "authors", items, page: 1, pages: 1, total: items.length }
  }
  const fetchArticles = async (articlesTab: keyof typeof articleQueries): Promise<WebsitePage> => {
    const query = { page, ...articleQueries[articlesTab] }
    const { items, pages, total } = await call(calls.websiteArticles, { signal, query })
    return { tab: articlesTab, items, page, pages, total }
  }
  return orEmptyPage(tab, tab === "authors" ? fetchAuthors() : fetchArticles(tab))
}

/** State of an article after a change. */
const stateAfter = { publish: "published", takeBack: "draft" } as const

type ChangeInput = Intent & { readonly change: WebsiteChange }

export const changeWebsite = async (call: Call, { key, change }: ChangeInput, signal?: AbortSignal): Promise<void> => {
  if (change.kind === "addAuthor") {
    await call(createAuthor, { key, signal, body: { name: change.name, about: change.about, userId: null } })
    return
  }
  await call(calls.changeWebsiteArticle, {
    key,
    signal,
    params: { id: String(change.id) },
    query: { edit: "false" },
    body: {
      title: "",
      summary: "",
      body: { blocks: [] },
      tags: [],
      state: stateAfter[change.kind],
      seen: change.kind === "publish" ? change.revision : null,
    },
  })
}
