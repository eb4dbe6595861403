/** Stock of a variant at a location. Contract C9. */
import * as Schema from "effect/Schema"
import { VariantId } from "#domain/entities/ids.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const StockItem = Schema.Struct({
  id: LooseInt,
  variantId: VariantId,
  countOnHand: LooseInt,
  backorderable: orElse(Schema.Boolean, false),
  available: orElse(Schema.Boolean, true),
  locationId: orNull(LooseInt),
  locationName: orElse(Schema.String, ""),
}).pipe(
  Schema.encodeKeys({
    variantId: "variant_id",
    countOnHand: "count_on_hand",
    locationId: "stock_location_id",
    locationName: "stock_location_name",
  }),
)
export type StockItem = typeof StockItem.Type
