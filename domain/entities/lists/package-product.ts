/** A product of a bundle that a shopper puts together. Specification §3, E9. */
import * as Schema from "effect/Schema"
import { Slug } from "#domain/entities/ids.ts"
import { LooseInt } from "#domain/entities/wire-codecs.ts"

export const PackageProduct = Schema.Struct({
  slug: Slug,
  qty: LooseInt.check(Schema.isGreaterThanOrEqualTo(1)),
  /** What the shopper chose of it, by name. */
  cv: Schema.Record(Schema.String, Schema.String),
})
export type PackageProduct = typeof PackageProduct.Type
