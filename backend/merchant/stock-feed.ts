/** Stock levels of an ERP. Absolute, so that a repeated feed changes nothing. */
import type { BodyOf } from "#adapters/shop/contract/endpoint.ts"
import type { setStock as setStockCall } from "#adapters/shop/contract/merchant/merchant.ts"
import type { Database } from "#backend/database/database.ts"

/** Sets the levels in one transaction and says which SKUs the shop does not know; of a SKU that stands twice, the last counts. */
export const setStock = (
  db: Database,
  { stock }: BodyOf<typeof setStockCall>,
): Promise<{ readonly changed: number; readonly unknown: ReadonlyArray<string> }> =>
  db.transaction(async (tx) => {
    const levels = new Map(stock.map(({ sku, onHand }) => [sku, onHand]))
    // In the order in which placing locks them.
    const known = await tx.query<{ sku: string }>("select sku from variants where sku = any ($1::text[]) order by id for update", [
      [...levels.keys()],
    ])
    const changed = await tx.query(
      "update variants v set on_hand = x.on_hand from json_to_recordset($1::json) as x (sku text, on_hand int) where v.sku = x.sku and v.on_hand <> x.on_hand returning v.id",
      [JSON.stringify([...levels].map(([sku, on_hand]) => ({ sku, on_hand })))],
    )
    const skus = new Set(known.map(({ sku }) => sku))
    return { changed: changed.length, unknown: [...levels.keys()].filter((sku) => !skus.has(sku)) }
  })
