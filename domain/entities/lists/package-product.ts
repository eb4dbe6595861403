/** Product of a package with its quantity. Specification §3, E9. */
import * as Schema from "effect/Schema"
import { Slug } from "#domain/entities/ids.ts"
import { LooseInt } from "#domain/entities/wire-codecs.ts"

export const PackageProduct = Schema.Struct({
  slug: Slug,
  qty: LooseInt.check(Schema.isGreaterThanOrEqualTo(1)),
  /** Chosen values by option name (custom values). */
  cv: Schema.Record(Schema.String, Schema.String),
})
export type PackageProduct = typeof PackageProduct.Type
