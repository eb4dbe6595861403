/** Articles and news with their tags. Specification §3, E20 and E21. */
import * as Schema from "effect/Schema"
import { Author } from "./author.ts"
import { ContentDocument } from "./document.ts"
import { Instant, Slug } from "#domain/entities/ids.ts"
import { Picture } from "#domain/entities/catalogue/product.ts"
import { listOf, LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const Tag = Schema.Struct({
  name: Schema.NonEmptyString,
  title: orElse(Schema.String, ""),
  about: orElse(Schema.String, ""),
  articles: orElse(LooseInt, 0),
}).pipe(Schema.encodeKeys({ articles: "articles_count" }))
export type Tag = typeof Tag.Type

/** An article is written by an author; news by the shop. */
export const ArticleKind = Schema.Literals(["article", "news"])
export type ArticleKind = typeof ArticleKind.Type

/** `waiting`: sent by its author, until the shop publishes it. */
export const ArticleState = Schema.Literals(["draft", "waiting", "published"])
export type ArticleState = typeof ArticleState.Type

export const Article = Schema.Struct({
  id: LooseInt,
  kind: orElse(ArticleKind, "article"),
  /** A draft may have none yet. */
  title: Schema.String,
  summary: orElse(Schema.String, ""),
  /** Empty in lists. */
  body: orElse(ContentDocument, { blocks: [] }),
  image: orNull(Picture),
  tags: listOf(Tag),
  author: orNull(Author),
  /** Only its author sees an article that is not published. */
  state: orElse(ArticleState, "published"),
  /** Reading time in minutes. */
  minutes: orElse(LooseInt, 1),
  /** Products mentioned in it. */
  slugs: listOf(Slug),
  createdAt: orNull(Instant),
  /** Number of changes of its text. */
  revision: orElse(LooseInt, 0),
}).pipe(Schema.encodeKeys({ createdAt: "created_at" }))
export type Article = typeof Article.Type
