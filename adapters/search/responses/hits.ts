/** Hits as tiles and products. Each is decoded separately: an unreadable one is dropped and reported. */
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { Instant, ProductId, Slug, VariantId } from "#domain/entities/ids.ts"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import { Swatch } from "#domain/entities/search/search-document.ts"
import { Tugrik } from "#domain/entities/money.ts"
import { Picture, Product } from "#domain/entities/catalogue/product.ts"
import { listOf, LooseInt, LooseNumber, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import type { SearchResponse } from "./response.ts"

/** A tile as a hit holds it. Fields that another shop's index lacks are empty: then a choice is required and no colour dots are shown. */
export const TileHit = Schema.Struct({
  id: ProductId,
  slug: Slug,
  sku: Schema.String,
  title: Schema.String,
  image: orNull(Picture),
  price: Tugrik,
  sellingPrice: Tugrik,
  salePercent: orElse(LooseNumber, 0),
  saleExpireAt: orNull(Instant),
  badges: listOf(Schema.String),
  brand: orNull(Schema.Struct({ code: Schema.String, name: Schema.String })),
  averageRating: orElse(LooseNumber, 0),
  totalReviews: orElse(LooseInt, 0),
  totalOnHand: orElse(LooseInt, 0),
  createdAt: orNull(Instant),
  unit: orNull(Schema.String),
  onlyVariantId: orNull(VariantId),
  shownVariantId: orNull(VariantId),
  swatches: listOf(Swatch),
}).pipe(
  Schema.encodeKeys({
    sellingPrice: "selling_price",
    salePercent: "sale_percent",
    saleExpireAt: "sale_expire_at",
    averageRating: "average_rating",
    totalReviews: "total_reviews",
    totalOnHand: "total_on_hand",
    createdAt: "created_at",
    onlyVariantId: "only_variant_id",
    shownVariantId: "shown_variant_id",
  }),
)

/** Reports a hit that could not be decoded: its id, and what it was decoded as. */
export type Report = (id: string, as: "tile" | "product") => void

const readTile = Schema.decodeUnknownResult(TileHit)
const readProduct = Schema.decodeUnknownResult(Product)

/** The tiles among the hits, in order. */
export const tilesOf = ({ hits: { hits } }: SearchResponse, report: Report): ReadonlyArray<Tile> =>
  hits.flatMap(({ _id, _source }) => {
    const read = readTile(_source)
    if (Result.isSuccess(read)) return [read.success]
    report(_id, "tile")
    return []
  })

/** A product's document on its own; `null` if it cannot be read. */
export const productOf = (source: unknown): Product | null => {
  const read = readProduct(source)
  return Result.isSuccess(read) ? read.success : null
}
