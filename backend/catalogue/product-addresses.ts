/** Addresses of the listed products, for sitemaps and feeds. */
import type { Instant, ProductId, Slug } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import { countRows, listPage } from "#backend/http/list-page.ts"
import { listedRows } from "#backend/search/indexing/listed-rows.ts"

/** A page fills one part of a sitemap, whose limit is 50,000 addresses. */
const addressesPerPage = 5000

type Row = { readonly id: ProductId; readonly slug: Slug; readonly updated_at: Instant }

/** `$1` is the present moment. */
const listedProducts = `products p join search_entries e on e.product_id = p.id where ${listedRows("$1")}`

/** By number, so that a product stays in its part. */
export const addressPage = async (db: Database, page: number, now: Instant) => {
  const [rows, total] = await Promise.all([
    db.query<Row>(`select p.id, p.slug, p.updated_at from ${listedProducts} order by p.id limit $2 offset $3`, [
      now,
      addressesPerPage,
      (page - 1) * addressesPerPage,
    ]),
    countRows(db, listedProducts, [now]),
  ])
  const items = rows.map(({ id, slug, updated_at: changedAt }) => ({ id, slug, changedAt }))
  return listPage(items, { total, page, perPage: addressesPerPage })
}
