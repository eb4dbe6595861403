/** Calls of readers: bookmarks of articles and news, followed authors. */
import * as Schema from "effect/Schema"
import { ArticleKind } from "#domain/entities/content/article.ts"
import { Author } from "#domain/entities/content/author.ts"
import { Bookmark } from "#domain/entities/content/bookmark.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { PageQuery, pageOf } from "#adapters/shop/contract/list-page.ts"

export const bookmarks = endpoint({
  method: "GET",
  path: "/api/v2/bookmarks",
  flag: "articles",
  summary: "Articles and news that the user has saved, the latest first; with `id` that one alone.",
  asker: "user",
  query: Schema.Struct({ ...PageQuery.fields, id: orNull(LooseInt) }),
  answer: pageOf("bookmarks", Bookmark),
})

export const saveBookmark = endpoint({
  method: "POST",
  path: "/api/v2/bookmarks",
  flag: "articles",
  summary: "Saves an article or news item, or with `saved: false` no longer.",
  asker: "user",
  body: Schema.Struct({ id: LooseInt, type: orElse(ArticleKind, "article"), saved: orElse(Schema.Boolean, true) }),
  answer: Schema.Struct({ id: LooseInt, type: ArticleKind, saved: Schema.Boolean }),
})

export const followAuthor = endpoint({
  method: "PUT",
  path: "/api/v2/authors/:id/follow",
  flag: "articles",
  summary: "Follows an author.",
  asker: "user",
  answer: Author,
})

export const unfollowAuthor = endpoint({
  method: "PUT",
  path: "/api/v2/authors/:id/unfollow",
  flag: "articles",
  summary: "Follows an author no longer.",
  asker: "user",
  answer: Author,
})
