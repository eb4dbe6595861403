/** Published review of a product or vendor. Specification §3, E1, E19. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { Picture } from "./product.ts"
import { listOf, LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const Review = Schema.Struct({
  id: LooseInt,
  name: Schema.String,
  rating: LooseInt.check(Schema.isBetween({ minimum: 1, maximum: 5 })),
  review: orElse(Schema.String, ""),
  /** Options of the bought variant, such as `Шаргал, M`. */
  optionsText: orElse(Schema.String, ""),
  /** Whether its writer bought it here. */
  bought: orElse(Schema.Boolean, false),
  images: listOf(Picture),
  /** Number of readers whom it helped. */
  helpful: orElse(LooseInt.check(Schema.isGreaterThanOrEqualTo(0)), 0),
  createdAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ optionsText: "options_text", createdAt: "created_at" }))
export type Review = typeof Review.Type
