/** Calls by which shoppers write articles with pictures, and administrators news and authors. */
import type { Hono } from "hono"
import * as calls from "#adapters/shop/contract/content/writing.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { countBoth } from "#backend/http/rate-limiter.ts"
import type { Env } from "#backend/http/request-context.ts"
import { requireFlag } from "#backend/http/require-flag.ts"
import { serve, servePrepared } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { rowIdOf } from "#backend/http/row-id.ts"
import { pictureBytes, recordPicture, storePicture } from "./article-pictures.ts"
import { ownArticlePage } from "./articles.ts"
import { createAuthor } from "./authors.ts"
import { changeArticle, createArticle, requireOwnArticle } from "./written-articles.ts"

/** File of an uploaded picture, as pages request it: `w.{uuid}-640.avif`. Their path begins with `uploadedPictures`. */
const uploadedFile = /^w\.([0-9a-f-]{36})-(\d{3})\.(?:avif|webp)$/

export const writingRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(app, services, calls.ownArticles, ({ db, userId, query, locale }) => ownArticlePage(db, userId, query.page, locale))
  serve(app, services, calls.createArticle, async ({ db, body, shopper, userId, address, locale, now }) => {
    await countBoth(db, [`articles of ${userId}`, limits.articles], limits.articlesByAddress, address, now)
    return createArticle(db, "article", { writer: { userId, isAdmin: shopper.user?.isAdmin === true }, writing: body, locale, now })
  })
  serve(app, services, calls.changeArticle, ({ db, params, query, body, shopper, userId, locale, now }) =>
    changeArticle(db, rowIdOf(params.id), query.edit === "true", {
      writer: { userId, isAdmin: shopper.user?.isAdmin === true },
      writing: body,
      locale,
      now,
    }),
  )
  servePrepared(
    app,
    services,
    calls.uploadArticlePicture,
    async ({ params, body, shopper, userId, address, locale, now, db }) => {
      const writer = { userId, isAdmin: shopper.user?.isAdmin === true }
      // Administrators write news where the site has no articles.
      if (!writer.isAdmin) requireFlag(services.site(), "articles")
      const { id } = await requireOwnArticle(db, rowIdOf(params.id), writer, locale)
      await countBoth(db, [`pictures of articles of ${userId}`, limits.articlePictures], limits.articlePicturesByAddress, address, now)
      return { id, name: await storePicture(services, id, body.image) }
    },
    async ({ db, now }, { id, name }) => ({ src: await recordPicture(db, id, name, now) }),
  )
  serve(app, services, calls.createNews, ({ db, body, userId, locale, now }) =>
    createArticle(db, "news", { writer: { userId, isAdmin: true }, writing: body, locale, now }),
  )
  serve(app, services, calls.createAuthor, ({ db, body, locale, now }) => createAuthor(db, body, locale, now))

  app.get("/pictures/:file{w\\..+}", async (c) => {
    const [, name = "", width = ""] = uploadedFile.exec(c.req.param("file") ?? "") ?? []
    const bytes = name === "" ? null : await pictureBytes(services, name, Number(width))
    if (bytes === null) return c.body(null, 404, { "Cache-Control": "no-store" })
    return c.body(new Uint8Array(bytes), 200, {
      "Content-Type": "image/webp",
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
    })
  })
}
