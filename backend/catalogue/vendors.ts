/** Vendors with their brands, their products in stock and the rating of those. */
import type { Vendor, VendorId } from "#domain/entities/catalogue/vendor.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { pictureAddress } from "#domain/rules/catalogue/picture-address.ts"
import { inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { textIn } from "#backend/database/localized-column.ts"
import { countRows, listPage } from "#backend/http/list-page.ts"
import { listedRows } from "#backend/search/indexing/listed-rows.ts"
import type { ProductView } from "./products/product-of.ts"

/** Seller and brand of goods that name none: the shop itself. */
export const ownCode = "shop"

const vendorsPerPage = 200

/** A withdrawn vendor is shown as long as it has goods. */
const isShown = "(not v.withdrawn or exists (select from products p where p.vendor_code = v.code and p.for_sale))"

type Row = {
  readonly code: string
  readonly id: VendorId
  readonly name: Localized
  readonly address: Localized
  readonly phone: string
  readonly picture: string | null
  readonly brands: Vendor["brands"]
  readonly products: number
  readonly changed_at: Instant | null
  readonly rating: number
  readonly reviews: number
}

/** Brands of the vendor `v` as JSON, by name. */
const brandsOf = (locale: Locale): string => {
  const name = textIn("b.name", locale)
  return `(select coalesce(json_agg(json_build_object('code', b.code, 'name', ${name}) order by ${name}, b.code), '[]')
    from brands b where b.vendor_code = v.code)`
}

/** The rating weighs each product by its reviews. `$1` is the present moment. */
const select = (locale: Locale, condition: string): string => `
  select v.code, v.id, v.name, v.address, v.phone, v.picture, ${brandsOf(locale)} as brands,
    (select count(*)::int from search_entries e where e.vendor = v.id and ${listedRows("$1")}) as products,
    greatest(
      (select max(p.updated_at) from products p where p.vendor_code = v.code),
      (select max(r.created_at) from reviews r where r.vendor_code = v.code)
    ) as changed_at,
    s.rating, s.reviews
  from vendors v cross join lateral (
    select coalesce(round(avg(r.rating), 1), 0)::float8 as rating, count(*)::int as reviews
    from reviews r join products p on p.id = r.product_id where p.vendor_code = v.code
  ) s where ${isShown} and ${condition} order by ${textIn("v.name", locale)}, v.code`

const vendorOf =
  ({ locale, flags: { showBrand } }: Omit<ProductView, "now">) =>
  (row: Row): Vendor => ({
    id: row.id,
    name: inLocale(row.name, locale),
    slug: row.code,
    state: "active",
    about: "",
    phone: row.phone,
    address: inLocale(row.address, locale),
    image: row.picture === null ? null : pictureAddress(row.picture),
    averageRating: row.rating,
    totalReviews: row.reviews,
    products: row.products,
    brands: showBrand ? row.brands : [],
    changedAt: row.changed_at,
  })

/** Page of the vendors by name. */
export const vendorPage = async (db: Database, page: number, { locale, now, flags }: ProductView) => {
  const [rows, total] = await Promise.all([
    db.query<Row>(`${select(locale, "true")} limit $2 offset $3`, [now, vendorsPerPage, (page - 1) * vendorsPerPage]),
    countRows(db, `vendors v where ${isShown}`),
  ])
  return listPage(rows.map(vendorOf({ locale, flags })), { total, page, perPage: vendorsPerPage })
}

/** `null` for an unknown id. */
export const vendorById = async (db: Database, id: string, { locale, now, flags }: ProductView): Promise<Vendor | null> => {
  const [row] = await db.query<Row>(select(locale, "v.id = $2"), [now, id])
  return row === undefined ? null : vendorOf({ locale, flags })(row)
}
