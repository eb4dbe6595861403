/** Number and average of the reviews of products, as lists and pages show them. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import { indexProducts } from "#backend/search/indexing/index-products.ts"

/** Counts the reviews of products again, and indexes the products for the search, in the caller's transaction. */
export const recountProducts = async (db: Database, productIds: ReadonlyArray<number>, now: Instant): Promise<void> => {
  // Locked by a statement of its own: one that waits while it counts would not see the review for which it has waited.
  // The new review refers to the product, so that a lock of its key would wait for the others that are written.
  await db.query("select from products where id = any ($1::int[]) order by id for no key update", [productIds])
  await db.query(
    `update products p set (average_rating, total_reviews, updated_at) =
       (select coalesce(round(avg(rating), 1), 0), count(*)::int, $2::timestamptz from reviews where product_id = p.id)
     where id = any ($1::int[])`,
    [productIds, now],
  )
  await indexProducts(db, productIds, now)
}
