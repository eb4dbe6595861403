/** Products as stored, with their variants and their branch of taxons. */
import type { Localized } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { rowIdOf } from "#backend/http/row-id.ts"
import { readOwnLabels, type OwnLabels } from "./labels.ts"
import type { StoredOptionValue } from "./option-values.ts"
import { fieldColumns, type FieldValues } from "./product-fields.ts"

export type StoredTaxon = { readonly id: number; readonly permalink: string; readonly name: Localized }
export type StoredVariant = {
  readonly id: number
  readonly sku: string
  readonly options: ReadonlyArray<StoredOptionValue>
  readonly picture: string | null
  readonly price: number
  readonly selling_price: number
  readonly on_hand: number
}
export type StoredProduct = FieldValues & {
  readonly id: number
  readonly slug: string
  readonly sku: string
  readonly series: string
  readonly title_latin: string
  readonly brand_code: string
  readonly brand: Localized
  readonly store_code: string
  readonly store_id: string
  readonly store: Localized
  readonly price: number
  readonly selling_price: number
  readonly sale_percent: number
  readonly created_at: string
  readonly updated_at: string
  readonly average_rating: number
  readonly total_reviews: number
  readonly branch: ReadonlyArray<StoredTaxon>
  readonly variants: ReadonlyArray<StoredVariant>
  readonly has_nutrition: boolean
  readonly labels: OwnLabels
}

const select = `
  with recursive branches as (
    select id as leaf, id, parent_id, level, permalink, name from taxons
    union all
    select b.leaf, t.id, t.parent_id, t.level, t.permalink, t.name from branches b join taxons t on t.id = b.parent_id
  ), paths as (
    select leaf, json_agg(json_build_object('id', id, 'permalink', permalink, 'name', name) order by level) as branch
    from branches group by leaf
  )
  select p.id, p.slug, p.sku, p.series, p.title_latin, ${fieldColumns.map((column) => `p.${column}`).join(", ")},
    p.brand_code, b.name as brand, s.code as store_code, s.id as store_id, s.name as store,
    p.price, p.selling_price, p.sale_percent, p.created_at, p.updated_at, p.average_rating, p.total_reviews,
    w.branch, v.variants, exists (select from nutrition n where n.product_id = p.id) as has_nutrition
  from products p
  join brands b on b.code = p.brand_code
  join vendors s on s.code = p.vendor_code
  join paths w on w.leaf = p.taxon_id
  cross join lateral (
    select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'options', v.options, 'picture', v.picture,
      'price', v.price, 'selling_price', v.selling_price, 'on_hand', v.on_hand) order by v.position), '[]') as variants
    from variants v where v.product_id = p.id
  ) v`

/** The products that meet the rest of the statement. */
const selected = async (db: Database, rest: string, values: ReadonlyArray<unknown>): Promise<ReadonlyArray<StoredProduct>> => {
  const rows = await db.query<Omit<StoredProduct, "labels">>(`${select} ${rest}`, values)
  if (rows.length === 0) return []
  const labels = await readOwnLabels(db)
  return rows.map((row) => ({ ...row, labels }))
}

/** The products in the order of `ids`, without unknown ones and those taken off sale. */
export const productsByIds = async (db: Database, ids: ReadonlyArray<number>): Promise<ReadonlyArray<StoredProduct>> =>
  selected(db, `where p.for_sale and p.id = any ($1::int[]) order by array_position($1::int[], p.id)`, [ids])

/** The products in the order of `ids`, with those taken off sale, without unknown ones. */
export const allProductsByIds = async (db: Database, ids: ReadonlyArray<number>): Promise<ReadonlyArray<StoredProduct>> =>
  selected(db, `where p.id = any ($1::int[]) order by array_position($1::int[], p.id)`, [ids])

/** The product by slug or, for digits, by id; `null` where there is none on sale. */
export const productByName = async (db: Database, name: string): Promise<StoredProduct | null> => {
  const [product] = await selected(db, `where p.for_sale and (p.slug = $1 or p.id = $2) order by p.slug = $1 desc`, [name, rowIdOf(name)])
  return product ?? null
}

/** Maximum number of `listedPictures`. */
const maxListedPictures = 400

/** Names of the first pictures of listed products, the newest product first. */
export const listedPictures = async (db: Database): Promise<ReadonlyArray<string>> => {
  const rows = await db.query<{ name: string }>(
    `select pictures[1] as name from products where listed and cardinality(pictures) > 0
     order by available_on desc, id desc limit ${maxListedPictures}`,
  )
  return rows.map(({ name }) => name)
}
