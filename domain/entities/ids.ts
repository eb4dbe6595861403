/** What things are called by: numbers, slugs and codes that must not be mixed up. */
import * as Schema from "effect/Schema"
import { LooseInt } from "./wire.ts"

export const ProductId = LooseInt.pipe(Schema.brand("ProductId"))
export type ProductId = typeof ProductId.Type
export const VariantId = LooseInt.pipe(Schema.brand("VariantId"))
export type VariantId = typeof VariantId.Type
export const LineId = LooseInt.pipe(Schema.brand("LineId"))
export type LineId = typeof LineId.Type
export const TaxonId = LooseInt.pipe(Schema.brand("TaxonId"))
export type TaxonId = typeof TaxonId.Type
/** What a product is called in addresses: `nooluuran-urt-palito`. */
export const Slug = Schema.NonEmptyString.pipe(Schema.brand("Slug"))
export type Slug = typeof Slug.Type
/** Where a category stands in the tree: `women/clothing/outerwear`. */
export const Permalink = Schema.NonEmptyString.pipe(Schema.brand("Permalink"))
export type Permalink = typeof Permalink.Type
/** What an order is called: `R` and nine digits. */
export const OrderNumber = Schema.NonEmptyString.pipe(Schema.brand("OrderNumber"))
export type OrderNumber = typeof OrderNumber.Type
/** A moment as ISO 8601 text with an offset, so that it travels through JSON unchanged. */
export const Instant = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/, { message: "instant.incorrect" }),
).pipe(Schema.brand("Instant"))
export type Instant = typeof Instant.Type
