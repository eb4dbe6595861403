/** Places where a variant lies, and how many units in each. C9, W7a. */
import type { StockItem } from "#domain/entities/catalogue/stock-item.ts"
import type { VariantId } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { productLabels } from "#domain/languages/product-labels.ts"
import { unitsByPlace, type StockVersion } from "#domain/rules/catalogue/stock-places.ts"
import type { Database } from "#backend/database/database.ts"
import { textIn } from "#backend/database/localized-column.ts"
import { rowIdOf } from "#backend/http/row-id.ts"
import { sellable } from "./products/product-conditions.ts"

/** Location id of the main place, from which orders are sent. */
const warehouseLocation = 1
/** Location id of a store by the store's id. */
const storeLocation = (id: number): number => 100 + id

/** Id of a stock item, one for each variant and location. */
const stockItemId = (variantId: VariantId, locationId: number): number => variantId * 1000 + locationId

/** Product of a request for its variant's stock, which may leave the product open. */
const anyProduct = "0"

/** The main place first, then stores that have the variant; `null` for an unknown variant, or one of another product. */
export const stockItemsOf = async (
  db: Database,
  product: string,
  variant: string,
  locale: Locale,
  version: StockVersion,
): Promise<ReadonlyArray<StockItem> | null> => {
  const [row] = await db.query<{ id: VariantId; product_id: number; on_hand: number }>(
    `select v.id, v.product_id, ${sellable} as on_hand from variants v where v.id = $1`,
    [rowIdOf(variant)],
  )
  if (row === undefined || (product !== anyProduct && product !== String(row.product_id))) return null
  const stores = await db.query<{ id: number; name: string; onHand: number }>(
    `select s.id, ${textIn("s.name", locale)} as name, k.on_hand as "onHand"
     from store_stock k join stores s on s.id = k.store_id where k.variant_id = $1 order by s.id`,
    [row.id],
  )
  const units = unitsByPlace(row.on_hand, stores, version)
  const item = (locationId: number, locationName: string, countOnHand: number): StockItem => ({
    id: stockItemId(row.id, locationId),
    variantId: row.id,
    countOnHand,
    backorderable: false,
    available: countOnHand > 0,
    locationId,
    locationName,
  })
  return [
    item(warehouseLocation, productLabels[locale].warehouse, units.main),
    ...stores.map(({ id, name }, at) => item(storeLocation(id), name, units.stores[at] ?? 0)).filter(({ countOnHand }) => countOnHand > 0),
  ]
}
