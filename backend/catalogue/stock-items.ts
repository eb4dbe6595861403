/** Places where a variant lies, and how many units in each. C9, W7a. */
import type { StockItem } from "#domain/entities/catalogue/stock-item.ts"
import type { VariantId } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { goods } from "#domain/languages/goods.ts"
import { unitsByPlace, type StockVersion } from "#domain/rules/catalogue/stock-places.ts"
import type { Database } from "#backend/database/database.ts"
import { textIn } from "#backend/database/localized-column.ts"
import { sellable } from "./products/sellable.ts"

/** Number of the main place, from which orders are sent; stores follow it. */
const warehouse = 1
const storeNumber = (id: number): number => 100 + id

/** The main place first, then stores that have the variant; `null` for an unknown variant, or one of another product. */
export const stockItemsOf = async (db: Database, product: string, variant: string, locale: Locale, version: StockVersion): Promise<ReadonlyArray<StockItem> | null> => {
  const [row] = await db.query<{ id: VariantId; product_id: number; on_hand: number }>(
    `select v.id, v.product_id, ${sellable} as on_hand from variants v where v.id = $1`,
    [/^\d{1,9}$/.test(variant) ? Number(variant) : -1],
  )
  if (row === undefined || (product !== "0" && product !== String(row.product_id))) return null
  const stores = await db.query<{ id: number; name: string; onHand: number }>(
    `select s.id, ${textIn("s.name", locale)} as name, k.on_hand as "onHand" from store_stock k join stores s on s.id = k.store_id where k.variant_id = $1 order by s.id`,
    [row.id],
  )
  const units = unitsByPlace(row.on_hand, stores, version)
  const item = (locationId: number, locationName: string, countOnHand: number): StockItem => ({
    id: row.id * 1000 + locationId,
    variantId: row.id,
    countOnHand,
    backorderable: false,
    available: countOnHand > 0,
    locationId,
    locationName,
  })
  return [
    item(warehouse, goods[locale].warehouse, units.main),
    ...stores.map(({ id, name }, at) => item(storeNumber(id), name, units.stores[at] ?? 0)).filter(({ countOnHand }) => countOnHand > 0),
  ]
}
