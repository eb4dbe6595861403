/** Variants that a feed of an ERP names by their SKUs. */
import type { Database } from "#backend/database/database.ts"

/** Number of the changed variants, and the SKUs that the shop does not know. */
export type FeedReport = { readonly changed: number; readonly unknown: ReadonlyArray<string> }

/**
 * Locks the variants and the others of their products until the transaction ends, in the order in which placing locks them. Returns the
 * unknown SKUs. A product's prices follow from all its variants, so that two feeds of one product run one after another.
 */
export const lockVariants = async (tx: Database, skus: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const rows = await tx.query<{ sku: string }>(
    "select sku from variants where product_id in (select product_id from variants where sku = any ($1::text[])) order by id for update",
    [skus],
  )
  const known = new Set(rows.map(({ sku }) => sku))
  return skus.filter((sku) => !known.has(sku))
}
