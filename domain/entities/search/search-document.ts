/** What the search index holds of a product beside what a page shows. Specification §3, E1. */
import * as Schema from "effect/Schema"
import { Instant, ProductId, Slug } from "#domain/entities/ids.ts"
import { listOf, LooseInt, LooseNumber, orElse, orNull } from "#domain/entities/wire-codecs.ts"

/** What a product is found by. */
export const Keyword = Schema.Struct({
  id: orNull(LooseInt),
  name: orElse(Schema.String, ""),
  mn: orElse(Schema.String, ""),
  /** The class of the global product classification, and its name. */
  gpc: orNull(Schema.String),
  gpcText: orNull(Schema.String),
}).pipe(Schema.encodeKeys({ gpcText: "gpc_txt" }))
export type Keyword = typeof Keyword.Type

/** A completion: what may be typed, and how much it counts. */
export const Completion = Schema.Struct({ input: listOf(Schema.String), weight: orElse(LooseNumber, 1) })
export type Completion = typeof Completion.Type

export const IndexedProduct = Schema.Struct({
  id: ProductId,
  slug: Slug,
  sku: Schema.String,
  title: Schema.String,
  name: orElse(Schema.String, ""),
  updatedAt: orNull(Instant),
  property: orNull(Schema.Record(Schema.String, Schema.String)),
  vid: orNull(LooseInt),
  productCat: orNull(Schema.String),
  translated: orElse(Schema.Boolean, false),
  keyword: orNull(Keyword),
  taxonomy: orNull(Schema.Struct({ id: LooseInt })),
  gendric: orNull(Schema.String),
  titleLatin: orElse(Schema.String, ""),
  customSuggestion: orNull(Schema.String),
  suggest: orNull(Completion),
  suggestLatin: orNull(Completion),
}).pipe(
  Schema.encodeKeys({
    updatedAt: "updated_at",
    productCat: "product_cat",
    titleLatin: "title_latin",
    customSuggestion: "custom_suggestion",
    suggestLatin: "suggest_latin",
  }),
)
export type IndexedProduct = typeof IndexedProduct.Type
