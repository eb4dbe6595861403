/** Author of articles. Specification §3, E20. */
import * as Schema from "effect/Schema"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const Author = Schema.Struct({
  id: LooseInt,
  name: Schema.NonEmptyString,
  about: orElse(Schema.String, ""),
  image: orNull(Schema.String),
  articles: orElse(LooseInt, 0),
  followers: orElse(LooseInt, 0),
  /** Whether the reader follows the author. */
  followed: orElse(Schema.Boolean, false),
}).pipe(Schema.encodeKeys({ articles: "articles_count", followers: "followers_count" }))
export type Author = typeof Author.Type
