/** Calls of articles, news and authors. */
import type { Hono } from "hono"
import * as calls from "#adapters/shop/contract/content/articles.ts"
import { missing } from "#backend/http/refusal.ts"
import type { Env } from "#backend/http/request-context.ts"
import { publicMaxAge, serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { articleById, articlePage, ownArticle, tagsOf } from "./articles.ts"
import { authorsByIds } from "./authors.ts"

/** A number of an address; none is -1. */
export const numberOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : -1)
const isPublic = { publicFor: publicMaxAge }

/** The value, or 404. */
const found = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw missing()
  return value
}

export const articleRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(app, services, calls.articles, ({ db, query: { page, ...filter }, locale }) => articlePage(db, { kind: "article", ...filter }, page, locale), isPublic)
  serve(app, services, calls.articleTags, async ({ db, locale }) => ({ tags: (await tagsOf(db, "article", locale)).filter(({ articles }) => articles > 0) }), isPublic)
  serve(app, services, calls.tagInfo, async ({ db, query, locale }) => found((await tagsOf(db, services.config.site.flags.articles ? null : "news", locale)).find(({ name }) => name === query.tag)), isPublic)
  serve(app, services, calls.oneArticle, async ({ db, params, query, shopper, userId, locale }) => {
    const id = numberOf(params.id)
    if (query.edit === "true") return { article: found(userId === 0 ? null : await ownArticle(db, id, shopper.user?.isAdmin === true ? null : userId, locale)), related: [] }
    return found(await articleById(db, "article", id, locale))
  })

  serve(app, services, calls.news, async ({ db, query: { page, ...filter }, locale }) => articlePage(db, { kind: "news", ...filter }, page, locale), isPublic)
  serve(app, services, calls.newsTags, async ({ db, locale }) => ({ tags: (await tagsOf(db, "news", locale)).filter(({ articles }) => articles > 0) }), isPublic)
  serve(app, services, calls.oneNews, async ({ db, params, locale }) => found(await articleById(db, "news", numberOf(params.id), locale)), isPublic)

  serve(app, services, calls.authors, async ({ db, locale }) => ({ authors: await authorsByIds(db, null, locale) }), isPublic)
  serve(app, services, calls.oneAuthor, async ({ db, params, userId, locale }) => found((await authorsByIds(db, [numberOf(params.id)], locale, userId))[0]))
}
