/** Brands with their products in stock, their story and their categories. */
import type { Brand, BrandCode } from "#domain/entities/catalogue/brand.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { textIn } from "#backend/database/localized-column.ts"
import { countRows, listPage } from "#backend/http/list-page.ts"
import { listedRows } from "#backend/search/indexing/listed-rows.ts"
import { coverAddress, coverPicture } from "./cover-picture.ts"

export const brandsPerPage = 200

/** Maximum number of categories of a brand. */
const maxCategories = 12

type Row = {
  readonly code: BrandCode
  readonly name: Localized
  readonly field: Localized
  readonly tagline: Localized
  readonly story: Localized
  readonly vendor_id: string
  readonly cover: string | null
  readonly products: number
  readonly changed_at: Instant | null
}

const brandsWithVendor = "brands b join vendors v on v.code = b.vendor_code"
/** A withdrawn brand is shown as long as it has goods. */
const isShown = "(not b.withdrawn or exists (select from products p where p.brand_code = b.code and p.for_sale))"

/** `$1` is the present moment. */
const select = (locale: Locale, condition: string): string => `
  select b.code, b.name, b.field, b.tagline, b.story, v.id as vendor_id, coalesce(b.picture, ${coverPicture("p.brand_code = b.code")}) as cover,
    (select count(*)::int from search_entries e where e.brand = b.code and ${listedRows("$1")}) as products,
    (select max(p.updated_at) from products p where p.brand_code = b.code) as changed_at
  from ${brandsWithVendor} where ${isShown} and ${condition} order by ${textIn("b.name", locale)}, b.code`

const brandOf = (row: Row, locale: Locale): Brand => ({
  code: row.code,
  name: inLocale(row.name, locale),
  logo: coverAddress(row.cover),
  field: inLocale(row.field, locale),
  tagline: inLocale(row.tagline, locale),
  story: inLocale(row.story, locale),
  vendorId: row.vendor_id,
  products: row.products,
  categories: [],
  changedAt: row.changed_at,
})

/** Page of the brands by name, without their stories and categories. */
export const brandPage = async (db: Database, page: number, locale: Locale, now: Instant) => {
  const [rows, total] = await Promise.all([
    db.query<Row>(`${select(locale, "true")} limit $2 offset $3`, [now, brandsPerPage, (page - 1) * brandsPerPage]),
    countRows(db, `${brandsWithVendor} where ${isShown}`),
  ])
  return listPage(
    rows.map((row) => ({ ...brandOf(row, locale), story: "" })),
    { total, page, perPage: brandsPerPage },
  )
}

/** `null` for an unknown code. */
export const brandByCode = async (db: Database, code: string, locale: Locale, now: Instant): Promise<Brand | null> => {
  const [row] = await db.query<Row>(select(locale, "b.code = $2"), [now, code])
  if (row === undefined) return null
  const categories = await db.query<Brand["categories"][number]>(
    `select ${textIn("t.name", locale)} as name, t.permalink, count(*)::int as products
     from search_entries e join products p on p.id = e.product_id join taxons t on t.id = p.taxon_id
     where e.brand = $2 and ${listedRows("$1")} group by t.id order by products desc, t.id limit ${maxCategories}`,
    [now, code],
  )
  return { ...brandOf(row, locale), categories }
}
