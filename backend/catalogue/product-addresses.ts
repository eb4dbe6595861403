/** Addresses of the listed products, for sitemaps and feeds. */
import type { Instant, ProductId, Slug } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import { listedRows } from "#backend/search/indexing/listed-rows.ts"

/** A page fills one part of a sitemap, whose limit is 50,000 addresses. */
const addressesPerPage = 5000

type Row = { readonly id: ProductId; readonly slug: Slug; readonly updated_at: Instant; readonly total: number }

/** By number, so that a product stays in its part. */
export const addressPage = async (db: Database, page: number, now: Instant) => {
  const rows = await db.query<Row>(
    `select p.id, p.slug, p.updated_at, count(*) over ()::int as total from products p join search_entries e on e.product_id = p.id where ${listedRows("$1")} order by p.id limit $2 offset $3`,
    [now, addressesPerPage, (page - 1) * addressesPerPage],
  )
  const total = rows[0]?.total ?? 0
  return {
    items: rows.map(({ id, slug, updated_at: changedAt }) => ({ id, slug, changedAt })),
    count: rows.length,
    total,
    page,
    perPage: addressesPerPage,
    pages: Math.ceil(total / addressesPerPage),
  }
}
