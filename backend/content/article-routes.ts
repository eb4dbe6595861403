/** Calls of articles, news and authors. */
import type { Hono } from "hono"
import * as calls from "#adapters/shop/contract/content/articles.ts"
import { missing, Refusal } from "#backend/http/refusal.ts"
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

/** Throws 403 where the site has no articles. */
export const requireArticles = ({ config }: BackendServices): void => {
  if (!config.site.flags.articles) throw new Refusal(403, { key: "articles.none" })
}

export const articleRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(app, services, calls.articles, async ({ db, query: { page, ...filter }, locale }) => {
    requireArticles(services)
    return articlePage(db, { kind: "article", ...filter }, page, locale)
  }, isPublic)
  serve(app, services, calls.articleTags, async ({ db, locale }) => {
    requireArticles(services)
    return { tags: (await tagsOf(db, "article", locale)).filter(({ articles }) => articles > 0) }
  }, isPublic)
  serve(app, services, calls.tagInfo, async ({ db, query, locale }) => found((await tagsOf(db, services.config.site.flags.articles ? null : "news", locale)).find(({ name }) => name === query.tag)), isPublic)
  serve(app, services, calls.oneArticle, async ({ db, params, query, shopper, userId, locale }) => {
    requireArticles(services)
    const id = numberOf(params.id)
    if (query.edit === "true") return { article: found(userId === 0 ? null : await ownArticle(db, id, shopper.user?.isAdmin === true ? null : userId, locale)), related: [] }
    return found(await articleById(db, "article", id, locale))
  })

  serve(app, services, calls.news, async ({ db, query: { page, ...filter }, locale }) => articlePage(db, { kind: "news", ...filter }, page, locale), isPublic)
  serve(app, services, calls.newsTags, async ({ db, locale }) => ({ tags: (await tagsOf(db, "news", locale)).filter(({ articles }) => articles > 0) }), isPublic)
  serve(app, services, calls.oneNews, async ({ db, params, locale }) => found(await articleById(db, "news", numberOf(params.id), locale)), isPublic)

  serve(app, services, calls.authors, async ({ db, locale }) => {
    requireArticles(services)
    return { authors: await authorsByIds(db, null, locale) }
  }, isPublic)
  serve(app, services, calls.oneAuthor, async ({ db, params, userId, locale }) => {
    requireArticles(services)
    return found((await authorsByIds(db, [numberOf(params.id)], locale, userId))[0])
  })
}
