/** Feed of prices from an ERP. Absolute, so that a repeated feed changes nothing; placed orders keep the prices that they were placed at. */
import type { BodyOf } from "#adapters/shop/contract/endpoint.ts"
import type { setPrices as setPricesCall } from "#adapters/shop/contract/merchant/merchant-stock.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { priceByVariants } from "#backend/catalogue/cheapest-variants.ts"
import type { Database } from "#backend/database/database.ts"
import { wrongField } from "#backend/http/refusal.ts"
import { lockVariants, type FeedReport } from "./feed-variants.ts"
import { indexProducts } from "#backend/search/indexing/index-products.ts"

/** Ends the sales with a start or an end of products: their variants that the feed does not name cost the base price. */
const endSalesOf = async (db: Database, ids: ReadonlyArray<number>, skus: ReadonlyArray<string>): Promise<void> => {
  await db.query(
    `update variants v set selling_price = v.price from products p
     where p.id = v.product_id and p.id = any ($1::int[]) and coalesce(p.sale_start_at, p.sale_expire_at) is not null
       and v.sku <> all ($2::text[])`,
    [ids, skus],
  )
}

/** Sets the prices in one transaction; of a SKU that stands twice, the last counts. Throws 422 for a selling price above the price. */
export const setPrices = (db: Database, { prices }: BodyOf<typeof setPricesCall>, now: Instant): Promise<FeedReport> =>
  db.transaction(async (tx) => {
    const given = new Map(prices.map(({ sku, price, sellingPrice }) => [sku, { sku, price, selling_price: sellingPrice ?? price }]))
    const wrong = [...given.values()].find((one) => one.selling_price > one.price)
    if (wrong !== undefined) throw wrongField("prices", { key: "prices.above", values: { sku: wrong.sku } })
    const unknown = await lockVariants(tx, [...given.keys()])
    const changed = await tx.query<{ product_id: number }>(
      `update variants v set price = x.price, selling_price = x.selling_price
       from json_to_recordset($1::json) as x (sku text, price int, selling_price int)
       where v.sku = x.sku and (v.price, v.selling_price) <> (x.price, x.selling_price) returning v.product_id`,
      [JSON.stringify([...given.values()])],
    )
    const productIds = [...new Set(changed.map(({ product_id }) => product_id))]
    if (productIds.length > 0) {
      await endSalesOf(tx, productIds, [...given.keys()])
      await priceByVariants(tx, productIds, now)
      await indexProducts(tx, productIds, now)
    }
    return { changed: changed.length, unknown }
  })
