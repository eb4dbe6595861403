/** What a reader says under an article or news; answers name what they answer. Specification §3, E20. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { LooseInt, LooseNumber, orElse, orNull } from "#domain/entities/wire-codecs.ts"

/** A flat list with parent ids on the wire. */
export const Comment = Schema.Struct({
  id: LooseInt,
  replyId: orNull(LooseInt),
  name: Schema.String,
  comment: Schema.String,
  rating: orElse(LooseNumber, 0),
  mine: orElse(Schema.Boolean, false),
  createdAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ replyId: "reply_id", createdAt: "created_at" }))
export type Comment = typeof Comment.Type
