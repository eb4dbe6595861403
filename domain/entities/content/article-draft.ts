/** Draft of an article, persisted on the device until the shop has stored it. Specification §2, S17. */
import * as Schema from "effect/Schema"
import { ArticleKind } from "./article.ts"
import { LooseInt, listOf, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const ArticleDraft = Schema.Struct({
  /** `null` until the shop has stored it. */
  id: orNull(LooseInt),
  kind: orElse(ArticleKind, "article"),
  title: Schema.String,
  summary: Schema.String,
  /** Text of the article, in markup. */
  text: Schema.String,
  tags: listOf(Schema.String),
})
export type ArticleDraft = typeof ArticleDraft.Type
