/** Bookmark of an article or news item. Specification §7, C20. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { LooseInt } from "#domain/entities/wire-codecs.ts"
import { Article, ArticleKind } from "./article.ts"

export const Bookmark = Schema.Struct({
  id: LooseInt,
  type: ArticleKind,
  article: Article,
  createdAt: Instant,
}).pipe(Schema.encodeKeys({ createdAt: "created_at" }))
export type Bookmark = typeof Bookmark.Type
