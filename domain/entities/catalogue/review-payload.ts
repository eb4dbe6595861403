/** A review as it is sent: words, stars, pictures with their names. Specification §3, E27. */
import * as Schema from "effect/Schema"
import { listOf, LooseInt, orElse } from "#domain/entities/wire-codecs.ts"

export const ReviewPayload = Schema.Struct({
  comment: orElse(Schema.String, ""),
  rating: LooseInt.check(Schema.isBetween({ minimum: 1, maximum: 5 })),
  /** `file` is the part of the form that holds it. */
  images: listOf(Schema.Struct({ file: Schema.String, name: Schema.String })),
})
export type ReviewPayload = typeof ReviewPayload.Type
