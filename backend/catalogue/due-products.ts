/** Products whose sale is due to start or end, and those whose publication is due: they are changed and indexed. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import { priceByVariants } from "./cheapest-variants.ts"
import { indexNames } from "#backend/search/indexing/index-names.ts"
import { indexProducts, publishedSince } from "#backend/search/indexing/index-products.ts"

const idsOf = (rows: ReadonlyArray<{ readonly id: number }>): ReadonlyArray<number> => rows.map(({ id }) => id)

/** Ends the sales that are over: their products cost the base price again. Returns the ids of the products. */
const endSales = async (db: Database, now: Instant): Promise<ReadonlyArray<number>> => {
  const ended = "select id from products where sale_expire_at <= $1::timestamptz"
  // Variants are locked first and by their ids, as placing and imports lock them.
  await db.query(`select from variants where product_id in (${ended}) order by id for update`, [now])
  const productIds = idsOf(await db.query<{ id: number }>(ended, [now]))
  if (productIds.length === 0) return []
  await db.query("update variants set selling_price = price where product_id = any ($1::int[])", [productIds])
  await priceByVariants(db, productIds, now)
  return productIds
}

/**
 * Ids of the products whose sale has started since they were indexed. Their prices need no change: a sale that is yet to come is stored with
 * its price, and only the index has the base price until it starts.
 */
const startedSales = async (db: Database, now: Instant): Promise<ReadonlyArray<number>> =>
  idsOf(
    await db.query<{ id: number }>(
      `select p.id from search_entries e join products p on p.id = e.product_id
     where e.sale_percent > 0 and e.selling_price = e.price and e.sale_start_at <= $1::timestamptz and p.selling_price < p.price`,
      [now],
    ),
  )

/** Starts and ends sales as of `now`, and indexes what is published by then. Returns the number of changed products. */
export const refreshDueProducts = (db: Database, now: Instant): Promise<number> =>
  db.transaction(
    async (tx) => {
      await tx.query("select pg_advisory_xact_lock(hashtext('keep sales'))")
      const published = await publishedSince(tx)
      const changed = [...new Set([...(await endSales(tx, now)), ...(await startedSales(tx, now)), ...published])]
      if (changed.length > 0) await indexProducts(tx, changed, now)
      if (published.length > 0) await indexNames(tx)
      return changed.length
    },
    { unlimited: true },
  )
