/** Brand of products. Specification §3, E11. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { listOf, LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const BrandCode = Schema.NonEmptyString.pipe(Schema.brand("BrandCode"))
export type BrandCode = typeof BrandCode.Type

export const Brand = Schema.Struct({
  code: BrandCode,
  name: Schema.NonEmptyString,
  logo: orNull(Schema.String),
  /** What the brand makes, in a few words. */
  field: orElse(Schema.String, ""),
  tagline: orElse(Schema.String, ""),
  /** Its story, in paragraphs. */
  story: orElse(Schema.String, ""),
  vendorId: orNull(Schema.String),
  /** Number of its products that can be bought. */
  products: orElse(LooseInt, 0),
  /** Categories that hold its products, the fullest first; empty in lists of brands. */
  categories: listOf(Schema.Struct({ name: Schema.String, permalink: Schema.String, products: LooseInt })),
  /** When one of its products last changed; `null` without any. */
  changedAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ vendorId: "vendor_id", changedAt: "updated_at" }))
export type Brand = typeof Brand.Type
