/** Product with its variants, as the search index returns it. Specification §3, E1. */
import * as Schema from "effect/Schema"
import { Instant, ProductId, Slug, TaxonId, VariantId } from "#domain/entities/ids.ts"
import { Tugrik } from "#domain/entities/money.ts"
import { listOf, LooseInt, LooseNumber, orElse, orNull } from "#domain/entities/wire-codecs.ts"

/** Option value of a variant: colour = Хар. `key` is the option type, such as `clothing_size`. */
export const OptionValue = Schema.Struct({
  key: Schema.String,
  label: Schema.String,
  value: Schema.String,
  presentation: Schema.String,
  /** A CSS colour for swatches. */
  hex: orNull(Schema.String),
})
export type OptionValue = typeof OptionValue.Type

/** Picture; its files are `{src}-{width}.{format}`. */
export const Picture = Schema.Struct({
  src: Schema.String,
  alt: orElse(Schema.String, ""),
  /** Mean colour, such as `#1f4e9e`, shown until the picture has loaded; blank where it is not known. */
  colour: orElse(Schema.String, ""),
})
export type Picture = typeof Picture.Type

export const Variant = Schema.Struct({
  id: VariantId,
  sku: Schema.String,
  optionValues: listOf(OptionValue),
  image: orNull(Picture),
  /** Price before any sale. */
  price: Tugrik,
  /** Price that is paid now. */
  sellingPrice: Tugrik,
  totalOnHand: orElse(LooseInt, 0),
}).pipe(Schema.encodeKeys({ optionValues: "option_values", sellingPrice: "selling_price", totalOnHand: "total_on_hand" }))
export type Variant = typeof Variant.Type

export const Store = Schema.Struct({
  name: Schema.String,
  logo: orNull(Schema.String),
  code: Schema.String,
  vendorId: orNull(Schema.String),
}).pipe(Schema.encodeKeys({ vendorId: "vendor_id" }))
export type Store = typeof Store.Type

/** Taxon of one level, `l0` to `l4`, of a product's branch. */
export const TaxonLevel = Schema.Struct({ id: TaxonId, name: Schema.String, permalink: Schema.String })
export type TaxonLevel = typeof TaxonLevel.Type

export const Property = Schema.Struct({ key: Schema.String, label: Schema.String, value: Schema.String })
export type Property = typeof Property.Type

export const Product = Schema.Struct({
  id: ProductId,
  slug: Slug,
  sku: Schema.String,
  title: Schema.String,
  image: orNull(Picture),
  images: listOf(Picture),
  description: orElse(Schema.String, ""),
  createdAt: orNull(Instant),
  availableOn: orNull(Instant),
  price: Tugrik,
  sellingPrice: Tugrik,
  salePercent: orElse(LooseNumber, 0),
  saleStartAt: orNull(Instant),
  saleExpireAt: orNull(Instant),
  variants: listOf(Variant),
  propertyList: listOf(Property),
  badges: listOf(Schema.String),
  unit: orNull(Schema.String),
  averageRating: orElse(LooseNumber, 0),
  totalReviews: orElse(LooseInt, 0),
  totalOnHand: orElse(LooseInt, 0),
  store: orNull(Store),
  brand: orNull(Schema.Struct({ code: Schema.String, name: Schema.String })),
  l0: orNull(TaxonLevel),
  l1: orNull(TaxonLevel),
  l2: orNull(TaxonLevel),
  l3: orNull(TaxonLevel),
  l4: orNull(TaxonLevel),
  gendric: orNull(Schema.String),
  titleLatin: orElse(Schema.String, ""),
  /** Cashback of this product, per mille; `null` where the site's rate counts. Specification §9, W6. */
  returnPerMille: Schema.optionalKey(Schema.NullOr(LooseInt)),
  /** Price in the stores; `null` where it is the one of the shop. */
  storePrice: Schema.optionalKey(Schema.NullOr(Tugrik)),
  /** Weight of one unit with its pack, in grams; `null` where it is unknown. */
  weight: Schema.optionalKey(Schema.NullOr(LooseInt)),
  /** Whether the shop has nutrition facts of it. C9. */
  hasNutrition: orElse(Schema.Boolean, false),
}).pipe(
  Schema.encodeKeys({
    createdAt: "created_at",
    availableOn: "available_on",
    sellingPrice: "selling_price",
    salePercent: "sale_percent",
    saleStartAt: "sale_start_at",
    saleExpireAt: "sale_expire_at",
    propertyList: "property_list",
    averageRating: "average_rating",
    totalReviews: "total_reviews",
    totalOnHand: "total_on_hand",
    titleLatin: "title_latin",
    returnPerMille: "return_per_mille",
    storePrice: "store_price",
    weight: "weight_g",
    hasNutrition: "has_nutrition",
  }),
)
export type Product = typeof Product.Type
