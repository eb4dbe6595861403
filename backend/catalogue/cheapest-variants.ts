/** Prices of products, which are those of their cheapest variants. */
import type { Instant } from "#domain/entities/ids.ts"
import { discountPercent } from "#domain/rules/catalogue/sale.ts"
import { tugrik } from "#domain/rules/money.ts"
import type { Database } from "#backend/database/database.ts"

type Prices = { readonly id: number; readonly price: number; readonly selling_price: number }

/**
 * Gives products the prices of their cheapest variant, without a start and an end of a sale: what the variants cost counts from now on. The
 * variants are locked.
 */
export const priceByVariants = async (db: Database, ids: ReadonlyArray<number>, now: Instant): Promise<void> => {
  const cheapest = await db.query<Prices>(
    `select distinct on (product_id) product_id as id, price, selling_price from variants
     where product_id = any ($1::int[]) order by product_id, selling_price, position`,
    [ids],
  )
  const rows = cheapest.map((row) => ({
    ...row,
    sale_percent: discountPercent({ price: tugrik(row.price), sellingPrice: tugrik(row.selling_price) }),
  }))
  await db.query("select from products where id = any ($1::int[]) order by id for no key update", [ids])
  await db.query(
    `update products p set price = x.price, selling_price = x.selling_price, sale_percent = x.sale_percent,
       badges = case when x.sale_percent = 0 then array_remove(p.badges, 'sale') else p.badges end,
       sale_start_at = null, sale_expire_at = null, updated_at = $2
     from json_to_recordset($1::json) as x (id int, price int, selling_price int, sale_percent int) where p.id = x.id`,
    [JSON.stringify(rows), now],
  )
}
