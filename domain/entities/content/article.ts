/** Articles with their tags, and news. Specification §3, E20 and E21. */
import * as Schema from "effect/Schema"
import { Author } from "./author.ts"
import { Instant, Slug } from "#domain/entities/ids.ts"
import { Picture } from "#domain/entities/catalogue/product.ts"
import { listOf, LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const Tag = Schema.Struct({
  name: Schema.NonEmptyString,
  title: orElse(Schema.String, ""),
  articles: orElse(LooseInt, 0),
}).pipe(Schema.encodeKeys({ articles: "articles_count" }))
export type Tag = typeof Tag.Type

export const Article = Schema.Struct({
  id: LooseInt,
  title: Schema.NonEmptyString,
  summary: orElse(Schema.String, ""),
  /** HTML, sanitized by the server. */
  body: orElse(Schema.String, ""),
  image: orNull(Picture),
  tags: listOf(Schema.String),
  author: orNull(Author),
  /** Only its author sees a draft. */
  published: orElse(Schema.Boolean, true),
  comments: orElse(LooseInt, 0),
  /** Products mentioned in the article. */
  slugs: listOf(Slug),
  createdAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ comments: "comments_count", createdAt: "created_at" }))
export type Article = typeof Article.Type

/** News item. */
export const News = Schema.Struct({
  id: LooseInt,
  title: Schema.NonEmptyString,
  summary: orElse(Schema.String, ""),
  body: orElse(Schema.String, ""),
  image: orNull(Picture),
  tags: listOf(Schema.String),
  comments: orElse(LooseInt, 0),
  createdAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ comments: "comments_count", createdAt: "created_at" }))
export type News = typeof News.Type
