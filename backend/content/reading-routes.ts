/** Calls of readers: bookmarks and followed authors. */
import type { Hono } from "hono"
import * as calls from "#adapters/shop/contract/content/reading.ts"
import { missing } from "#backend/http/refusal.ts"
import type { Env } from "#backend/http/request-context.ts"
import { serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { rowIdOf } from "#backend/http/row-id.ts"
import { authorsByIds, setFollowed } from "./authors.ts"
import { bookmarkPage, saveBookmark } from "./bookmarks.ts"

export const readingRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(app, services, calls.bookmarks, ({ db, userId, query, locale }) => bookmarkPage(db, { userId, ...query }, locale))
  serve(app, services, calls.saveBookmark, async ({ db, userId, body, now }) => {
    await saveBookmark(db, { userId, ...body, now })
    return body
  })
  for (const [call, followed] of [
    [calls.followAuthor, true],
    [calls.unfollowAuthor, false],
  ] as const) {
    serve(app, services, call, async ({ db, params, userId, locale, now }) => {
      const id = rowIdOf(params.id)
      await setFollowed(db, { id, userId, followed, now })
      const [author] = await authorsByIds(db, [id], locale, userId)
      if (author === undefined) throw missing()
      return author
    })
  }
}
