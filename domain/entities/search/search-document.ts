/** Fields of a product's document in the search index beside those of `Product`. Specification §3, E1. */
import * as Schema from "effect/Schema"
import { Instant, ProductId, Slug, VariantId } from "#domain/entities/ids.ts"
import { Picture } from "#domain/entities/catalogue/product.ts"
import { listOf, LooseInt, LooseNumber, orElse, orNull } from "#domain/entities/wire-codecs.ts"

/** Search keyword of a product, with its class in the Global Product Classification (GPC). */
export const Keyword = Schema.Struct({
  id: orNull(LooseInt),
  name: orElse(Schema.String, ""),
  mn: orElse(Schema.String, ""),
  gpc: orNull(Schema.String),
  gpcText: orNull(Schema.String),
}).pipe(Schema.encodeKeys({ gpcText: "gpc_txt" }))
export type Keyword = typeof Keyword.Type

/** Completion suggestion: texts to complete, and the weight by which they are ordered. */
export const Completion = Schema.Struct({ input: listOf(Schema.String), weight: orElse(LooseNumber, 1) })
export type Completion = typeof Completion.Type

/** Colour of a product with the variant that shows it. */
export const Swatch = Schema.Struct({
  value: Schema.String,
  name: Schema.String,
  hex: Schema.String,
  variantId: VariantId,
  image: orNull(Picture),
}).pipe(Schema.encodeKeys({ variantId: "variant_id" }))

/** Our own index leaves `gendric`, `customSuggestion` and the class of the keyword empty; they are read from indexes that have them. */
export const IndexedProduct = Schema.Struct({
  id: ProductId,
  slug: Slug,
  sku: Schema.String,
  title: Schema.String,
  /** Title in the other language, so that a search in either language finds the product. */
  translated: orElse(Schema.String, ""),
  /** The one variant of a product without options. */
  onlyVariantId: orNull(VariantId),
  /** The variant that a tile shows: the first in stock. */
  shownVariantId: orNull(VariantId),
  /** Colours of the variants, each once. */
  swatches: listOf(Swatch),
  gendric: orNull(Schema.String),
  /** Title in Latin letters, see `titleLatin` of `rules/transliteration.ts`. */
  titleLatin: orElse(Schema.String, ""),
  name: orElse(Schema.String, ""),
  updatedAt: orNull(Instant),
  property: orNull(Schema.Record(Schema.String, Schema.String)),
  vid: orNull(LooseInt),
  productCat: orNull(Schema.String),
  keyword: orNull(Keyword),
  taxonomy: orNull(Schema.Struct({ id: LooseInt })),
  customSuggestion: orNull(Schema.String),
  suggest: orNull(Completion),
  suggestLatin: orNull(Completion),
}).pipe(
  Schema.encodeKeys({
    onlyVariantId: "only_variant_id",
    shownVariantId: "shown_variant_id",
    titleLatin: "title_latin",
    updatedAt: "updated_at",
    productCat: "product_cat",
    customSuggestion: "custom_suggestion",
    suggestLatin: "suggest_latin",
  }),
)
export type IndexedProduct = typeof IndexedProduct.Type
