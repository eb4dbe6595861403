/** The user's own review of a product or vendor, as it is edited. Specification §3, E27. */
import * as Schema from "effect/Schema"
import { Slug } from "#domain/entities/ids.ts"
import { Picture } from "./product.ts"
import { listOf, LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const OwnReview = Schema.Struct({
  /** Slug of the product, or id of the vendor. */
  slug: Slug,
  /** Title of the product, or name of the vendor. */
  title: Schema.String,
  /** `null` before the user has reviewed it. */
  rating: orNull(LooseInt.check(Schema.isBetween({ minimum: 1, maximum: 5 }))),
  comment: orElse(Schema.String, ""),
  pictures: listOf(Picture),
  /** Whether the user has bought it here. */
  bought: orElse(Schema.Boolean, false),
  /** Whether they may review it: a vendor only after something came from it. */
  allowed: orElse(Schema.Boolean, true),
})
export type OwnReview = typeof OwnReview.Type
