/** Feed of stock levels from an ERP. Absolute, so that a repeated feed changes nothing. */
import type { BodyOf } from "#adapters/shop/contract/endpoint.ts"
import type { setStock as setStockCall } from "#adapters/shop/contract/merchant/merchant-stock.ts"
import type { Database } from "#backend/database/database.ts"
import { lockVariants, type FeedReport } from "./feed-variants.ts"

/** Sets the levels in one transaction; of a SKU that stands twice, the last counts. */
export const setStock = (db: Database, { stock }: BodyOf<typeof setStockCall>): Promise<FeedReport> =>
  db.transaction(async (tx) => {
    const levels = new Map(stock.map(({ sku, onHand }) => [sku, onHand]))
    const unknown = await lockVariants(tx, [...levels.keys()])
    const changed = await tx.query(
      `update variants v set on_hand = x.on_hand from json_to_recordset($1::json) as x (sku text, on_hand int)
       where v.sku = x.sku and v.on_hand <> x.on_hand returning v.id`,
      [JSON.stringify([...levels].map(([sku, on_hand]) => ({ sku, on_hand })))],
    )
    return { changed: changed.length, unknown }
  })
