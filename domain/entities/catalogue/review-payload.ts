/** Product review as it is sent: comment, rating, pictures. Specification §3, E27. */
import * as Schema from "effect/Schema"
import { listOf, LooseInt, orElse } from "#domain/entities/wire-codecs.ts"

export const ReviewPayload = Schema.Struct({
  comment: orElse(Schema.String, ""),
  rating: LooseInt.check(Schema.isBetween({ minimum: 1, maximum: 5 })),
  /** `file` is the name of the multipart field with the picture. */
  images: listOf(Schema.Struct({ file: Schema.String, name: Schema.String })),
})
export type ReviewPayload = typeof ReviewPayload.Type
