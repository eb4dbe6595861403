/** Brands with their products in stock, their story and their categories. */
import type { Brand, BrandCode } from "#domain/entities/catalogue/brand.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { textIn } from "#backend/database/localized-column.ts"
import { listedRows } from "#backend/search/indexing/listed-rows.ts"

export const brandsPerPage = 200

type Row = {
  readonly code: BrandCode
  readonly name: Localized
  readonly field: Localized
  readonly tagline: Localized
  readonly story: Localized
  readonly vendor_id: string
  readonly face: string | null
  readonly products: number
  readonly changed_at: Instant | null
  readonly total: number
}

const select = (locale: Locale, where: string): string => `
  select b.code, b.name, b.field, b.tagline, b.story, v.id as vendor_id,
    (select p.pictures[1] from products p where p.brand_code = b.code and p.for_sale and cardinality(p.pictures) > 0 order by p.total_reviews desc, p.id limit 1) as face,
    (select count(*)::int from search_entries e where e.brand = b.code and ${listedRows("$1")}) as products,
    (select max(p.updated_at) from products p where p.brand_code = b.code) as changed_at,
    count(*) over ()::int as total
  from brands b join vendors v on v.code = b.vendor_code ${where} order by ${textIn("b.name", locale)}, b.code`

const brandOf = (row: Row, locale: Locale): Brand => ({
  code: row.code,
  name: inLocale(row.name, locale),
  logo: row.face === null ? null : `/pictures/${row.face}`,
  field: inLocale(row.field, locale),
  tagline: inLocale(row.tagline, locale),
  story: inLocale(row.story, locale),
  vendorId: row.vendor_id,
  products: row.products,
  categories: [],
  changedAt: row.changed_at,
})

export const brandPage = async (db: Database, page: number, locale: Locale, now: Instant) => {
  const rows = await db.query<Row>(`${select(locale, "")} limit $2 offset $3`, [now, brandsPerPage, (page - 1) * brandsPerPage])
  const total = rows[0]?.total ?? 0
  return { items: rows.map((row) => ({ ...brandOf(row, locale), story: "" })), count: rows.length, total, page, perPage: brandsPerPage, pages: Math.ceil(total / brandsPerPage) }
}

/** `null` for an unknown code. */
export const brandByCode = async (db: Database, code: string, locale: Locale, now: Instant): Promise<Brand | null> => {
  const [row] = await db.query<Row>(select(locale, "where b.code = $2"), [now, code])
  if (row === undefined) return null
  const categories = await db.query<Brand["categories"][number]>(
    `select ${textIn("t.name", locale)} as name, t.permalink, count(*)::int as products
     from search_entries e join products p on p.id = e.product_id join taxons t on t.id = p.taxon_id
     where e.brand = $2 and ${listedRows("$1")} group by t.id order by products desc, t.id limit 12`,
    [now, code],
  )
  return { ...brandOf(row, locale), categories }
}
