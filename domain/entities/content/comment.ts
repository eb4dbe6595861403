/** Comment on an article or news item. Specification §3, E20. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { LooseInt, LooseNumber, orElse, orNull } from "#domain/entities/wire-codecs.ts"

/** Comments are a flat list on the wire; `replyId` is the comment that one replies to. */
export const Comment = Schema.Struct({
  id: LooseInt,
  replyId: orNull(LooseInt),
  name: Schema.String,
  comment: Schema.String,
  /** Average of the readers' ratings from 1 to 5; 0 without any. */
  rating: orElse(LooseNumber, 0),
  ratings: orElse(LooseInt, 0),
  /** Rating by the reader, from 1 to 5; 0 for none. */
  ownRating: orElse(LooseInt, 0),
  mine: orElse(Schema.Boolean, false),
  createdAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ replyId: "reply_id", ratings: "ratings_count", ownRating: "own_rating", createdAt: "created_at" }))
export type Comment = typeof Comment.Type
