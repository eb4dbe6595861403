/** The user's own review of a product, as it is edited. Specification §3, E27. */
import * as Schema from "effect/Schema"
import { Slug } from "#domain/entities/ids.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const OwnReview = Schema.Struct({
  slug: Slug,
  /** Title of the product. */
  title: Schema.String,
  /** `null` before the user has reviewed it. */
  rating: orNull(LooseInt.check(Schema.isBetween({ minimum: 1, maximum: 5 }))),
  comment: orElse(Schema.String, ""),
  /** Whether the user has bought the product here. */
  bought: orElse(Schema.Boolean, false),
})
export type OwnReview = typeof OwnReview.Type
