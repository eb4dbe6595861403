/** Vendor: a seller whose products the shop lists. Specification §3, E19. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { listOf, LooseInt, LooseNumber, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const VendorId = Schema.NonEmptyString.pipe(Schema.brand("VendorId"))
export type VendorId = typeof VendorId.Type

export const Vendor = Schema.Struct({
  id: VendorId,
  name: Schema.NonEmptyString,
  slug: Schema.NonEmptyString,
  state: orElse(Schema.Literals(["pending", "active", "blocked"]), "active"),
  about: orElse(Schema.String, ""),
  phone: orElse(Schema.String, ""),
  address: orElse(Schema.String, ""),
  image: orNull(Schema.String),
  averageRating: orElse(LooseNumber, 0),
  totalReviews: orElse(LooseInt, 0),
  /** Number of its products that can be bought. */
  products: orElse(LooseInt, 0),
  brands: listOf(Schema.Struct({ code: Schema.String, name: Schema.String })),
  /** When one of its products last changed, or it was reviewed; `null` without either. */
  changedAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ changedAt: "updated_at", about: "about_us", averageRating: "average_rating", totalReviews: "total_reviews" }))
export type Vendor = typeof Vendor.Type
