/** Job that begins and ends sales, at the moment that is shown as their start or end, and makes products found once they are published. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import { indexNames } from "#backend/search/indexing/index-names.ts"
import { indexProducts, publishedSince } from "#backend/search/indexing/index-products.ts"

const idsOf = (rows: ReadonlyArray<{ readonly id: number }>): ReadonlyArray<number> => rows.map(({ id }) => id)

const endPassed = async (db: Database, now: Instant): Promise<ReadonlyArray<number>> => {
  const over = idsOf(await db.query<{ id: number }>(
    `update products set sale_percent = 0, selling_price = price, sale_start_at = null, sale_expire_at = null,
       badges = array_remove(badges, 'sale'), updated_at = $1::timestamptz
     where sale_expire_at <= $1::timestamptz returning id`,
    [now],
  ))
  if (over.length > 0) await db.query("update variants set selling_price = price where product_id = any ($1::int[])", [over])
  return over
}

/** Products whose sale has begun since they were indexed. */
const begun = async (db: Database, now: Instant): Promise<ReadonlyArray<number>> =>
  idsOf(await db.query<{ id: number }>(
    `select p.id from search_entries e join products p on p.id = e.product_id
     where e.sale_percent > 0 and e.selling_price = e.price and e.sale_start_at <= $1::timestamptz and p.selling_price < p.price`,
    [now],
  ))

/** Begins and ends sales as of `now`, and indexes what was published. Returns the number of changed products. */
export const refreshSales = (db: Database, now: Instant): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtext('keep sales'))")
    const published = await publishedSince(tx)
    const changed = [...new Set([...(await endPassed(tx, now)), ...(await begun(tx, now)), ...published])]
    if (changed.length > 0) await indexProducts(tx, changed, now)
    if (published.length > 0) await indexNames(tx)
    return changed.length
  }, { unlimited: true })
