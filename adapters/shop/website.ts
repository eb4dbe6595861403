/** Adapter of the website's administration, loaded for administrators alone. */
import { isProblem } from "#domain/entities/problem.ts"
import type { WebsiteChange, WebsitePage, WebsiteQuery } from "#machines/content/website-page.ts"
import type { Intent } from "#machines/shared/idempotency-key.ts"
import type { Caller } from "./client/api-client.ts"
import { authors } from "./contract/content/articles.ts"
import * as calls from "./contract/content/website.ts"
import { createAuthor } from "./contract/content/writing.ts"

type Call = Caller["call"]

const lists = {
  waiting: { kind: "article", state: "waiting" },
  published: { kind: "article", state: "published" },
  news: { kind: "news", state: "published" },
  newsDrafts: { kind: "news", state: "draft" },
} as const

const none = { items: [], page: 1, pages: 0, total: 0 }

/** A site without articles has none that wait, and no authors. */
const orNone = async (tab: WebsiteQuery["tab"], answer: Promise<WebsitePage>): Promise<WebsitePage> => {
  try {
    return await answer
  } catch (error) {
    if (isProblem(error) && error._tag === "Refused" && error.status === 403) return { tab, ...none }
    throw error
  }
}

export const fetchWebsite = (call: Call, { tab, page }: WebsiteQuery, signal?: AbortSignal): Promise<WebsitePage> => {
  if (tab === "authors") return orNone(tab, call(authors, { signal }).then(({ authors: items }) => ({ tab, items, page: 1, pages: 1, total: items.length })))
  const { kind, state } = lists[tab]
  return orNone(tab, call(calls.websiteArticles, { signal, query: { page, kind, state } }).then(({ items, pages, total }) => ({ tab, items, page, pages, total })))
}

export const changeWebsite = async (call: Call, { key, change }: Intent & { readonly change: WebsiteChange }, signal?: AbortSignal): Promise<void> => {
  if (change.kind === "addAuthor") {
    await call(createAuthor, { key, signal, body: { name: change.name, about: change.about, userId: null } })
    return
  }
  const state = change.kind === "publish" ? "published" : "draft"
  await call(calls.changeWebsiteArticle, { key, signal, params: { id: String(change.id) }, query: { edit: "false" }, body: { title: "", summary: "", body: { blocks: [] }, tags: [], state } })
}
