/** Branded identifiers, and the instant of time. */
import * as Schema from "effect/Schema"
import { LooseInt } from "./wire-codecs.ts"

export const ProductId = LooseInt.pipe(Schema.brand("ProductId"))
export type ProductId = typeof ProductId.Type
export const VariantId = LooseInt.pipe(Schema.brand("VariantId"))
export type VariantId = typeof VariantId.Type
export const LineId = LooseInt.pipe(Schema.brand("LineId"))
export type LineId = typeof LineId.Type
export const TaxonId = LooseInt.pipe(Schema.brand("TaxonId"))
export type TaxonId = typeof TaxonId.Type
/** Name of a product in addresses, such as `nooluuran-urt-palito`. */
export const Slug = Schema.NonEmptyString.pipe(Schema.brand("Slug"))
export type Slug = typeof Slug.Type
/** Path of a taxon in the tree, such as `women/clothing/outerwear`. */
export const Permalink = Schema.NonEmptyString.pipe(Schema.brand("Permalink"))
export type Permalink = typeof Permalink.Type
/** Number of an order: `R` and nine digits. */
export const OrderNumber = Schema.NonEmptyString.pipe(Schema.brand("OrderNumber"))
export type OrderNumber = typeof OrderNumber.Type
/** Instant as ISO 8601 text with an offset; plain JSON. */
export const Instant = Schema.String.check(
  Schema.isPattern(
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):?[0-5]\d)$/,
    { message: "instant.incorrect" },
  ),
).pipe(Schema.brand("Instant"))
export type Instant = typeof Instant.Type
