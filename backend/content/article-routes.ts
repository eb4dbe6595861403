/** Calls of articles, news and authors. */
import type { Hono } from "hono"
import * as calls from "#adapters/shop/contract/content/articles.ts"
import { missing } from "#backend/http/refusal.ts"
import type { Env } from "#backend/http/request-context.ts"
import { publicMaxAge, serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { articleById, articlePage, ownArticle, tagsOf } from "./articles.ts"
import { authorsByIds } from "./authors.ts"
import { rowIdOf } from "#backend/http/row-id.ts"

const isPublic = { publicFor: publicMaxAge }

/** Throws 404 for an absent value. */
const required = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw missing()
  return value
}

export const articleRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(
    app,
    services,
    calls.articles,
    ({ db, query: { page, ...filter }, locale }) => articlePage(db, { kind: "article", ...filter }, page, locale),
    isPublic,
  )
  serve(app, services, calls.articleTags, async ({ db, locale }) => ({ tags: await tagsOf(db, "article", locale) }), isPublic)
  serve(
    app,
    services,
    calls.tagInfo,
    async ({ db, query, locale }) => {
      const tags = await tagsOf(db, services.config.site.flags.articles ? null : "news", locale)
      return required(tags.find(({ name }) => name === query.tag))
    },
    isPublic,
  )
  serve(app, services, calls.oneArticle, async ({ db, params, query, shopper, userId, locale }) => {
    const id = rowIdOf(params.id)
    if (query.edit === "false") return required(await articleById(db, "article", id, locale))
    const writerId = shopper.user?.isAdmin === true ? null : userId
    return { article: required(userId === 0 ? null : await ownArticle(db, id, writerId, locale)), related: [] }
  })

  serve(
    app,
    services,
    calls.news,
    ({ db, query: { page, ...filter }, locale }) => articlePage(db, { kind: "news", ...filter }, page, locale),
    isPublic,
  )
  serve(app, services, calls.newsTags, async ({ db, locale }) => ({ tags: await tagsOf(db, "news", locale) }), isPublic)
  serve(
    app,
    services,
    calls.oneNews,
    async ({ db, params, locale }) => required(await articleById(db, "news", rowIdOf(params.id), locale)),
    isPublic,
  )

  serve(app, services, calls.authors, async ({ db, locale }) => ({ authors: await authorsByIds(db, null, locale) }), isPublic)
  serve(app, services, calls.oneAuthor, async ({ db, params, userId, locale }) =>
    required((await authorsByIds(db, [rowIdOf(params.id)], locale, userId))[0]),
  )
}
