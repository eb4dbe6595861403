/** Calls of comments on articles and news. */
import type { Hono } from "hono"
import * as calls from "#adapters/shop/contract/content/comments.ts"
import type { Env } from "#backend/http/request-context.ts"
import { serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { rowIdOf } from "#backend/http/row-id.ts"
import { commentPage, deleteComment, rateComment, replyToComment, writeComment } from "./comments.ts"

export const commentRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(app, services, calls.articleComments, ({ db, params, query, userId }) =>
    commentPage(db, { kind: "article", id: rowIdOf(params.id) }, userId, query.page),
  )
  serve(app, services, calls.newsComments, ({ db, params, query, userId }) =>
    commentPage(db, { kind: "news", id: rowIdOf(params.id) }, userId, query.page),
  )

  serve(app, services, calls.commentArticle, ({ db, params, body, userId, address, now }) =>
    writeComment(db, { kind: "article", id: rowIdOf(params.id), userId, text: body.comment, address, now }),
  )
  serve(app, services, calls.commentNews, ({ db, params, body, userId, address, now }) =>
    writeComment(db, { kind: "news", id: rowIdOf(params.id), userId, text: body.comment, address, now }),
  )

  const { articles: hasArticles } = services.config.site.flags
  serve(app, services, calls.replyToComment, ({ db, body, userId, address, now }) =>
    replyToComment(db, body.replyId, hasArticles, { userId, text: body.comment, address, now }),
  )
  serve(app, services, calls.rateComment, ({ db, params, body, userId }) =>
    rateComment(db, { id: rowIdOf(params.id), userId, rating: body.rating }, hasArticles),
  )
  serve(app, services, calls.deleteComment, async ({ db, params, userId }) => {
    await deleteComment(db, userId, rowIdOf(params.id))
    return {}
  })
}
