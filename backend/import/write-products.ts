/** Writing of planned products, with the search index, in the caller's transaction. */
import type { Instant } from "#domain/entities/ids.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"
import type { Database } from "#backend/database/database.ts"
import { indexProducts } from "#backend/search/indexing/index-products.ts"
import type { ImportedProduct } from "./imported-product.ts"
import { brandRow, categoryId, type NamedRows } from "./named-rows.ts"
import { productColumns, type PlannedProduct } from "./plan-products.ts"

/** One import at a time makes ids and names. */
export const lockImport = async (db: Database): Promise<void> => {
  await db.query("select pg_advisory_xact_lock(362036)")
}

const nextId = async (db: Database, table: "products" | "variants"): Promise<number> =>
  (await db.query<{ next: number }>(`select coalesce(max(id), 0) + 1 as next from ${table}`))[0]?.next ?? 1

/** Locks the import, and the stored variants of products, until the transaction ends; read them afterwards. Variants are locked in the order of placing. */
export const lockProducts = async (db: Database, products: ReadonlyArray<ImportedProduct>): Promise<void> => {
  await lockImport(db)
  const stored = await db.query<{ id: number }>("select id from products where slug = any ($1::text[])", [products.map(({ slug }) => slug)])
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  await db.query("select from variants where sku = any ($1::text[]) or product_id = any ($2::int[]) order by id for update", [
    skus,
    stored.map(({ id }) => id),
  ])
}

const updateRows = async (
  db: Database,
  table: "products" | "variants",
  columns: ReadonlyArray<string>,
  rows: ReadonlyArray<Readonly<Record<string, unknown>>>,
): Promise<void> => {
  if (rows.length === 0) return
  await db.query(
    `update ${table} r set ${columns.map((column) => `${column} = x.${column}`).join(", ")} from jsonb_populate_recordset(null::${table}, $1::text::jsonb) x where r.id = x.id`,
    [JSON.stringify(rows)],
  )
}

const ownProductColumns = [...productColumns, "brand_code", "vendor_code", "taxon_id", "updated_at"]
const variantColumns = ["position", "options", "picture", "price", "selling_price", "on_hand"]

type Stored = { readonly id: number; readonly brand_code: string; readonly vendor_code: string; readonly taxon_id: number }

/** Brand and category: those of the file, otherwise those that are stored. */
const placeOf = async (db: Database, named: NamedRows, { from }: PlannedProduct, stored: Stored | undefined, company: string) => {
  const brand =
    from.brand === undefined && stored !== undefined
      ? { code: stored.brand_code, vendor_code: stored.vendor_code }
      : await brandRow(db, named, from.brand, company)
  const id = from.category === undefined ? (stored?.taxon_id ?? 0) : await categoryId(db, named, from.category)
  return { brand_code: brand.code, vendor_code: stored?.brand_code === brand.code ? stored.vendor_code : brand.vendor_code, taxon_id: id }
}

/** Writes what is new or differs, and nothing else; the products are locked. */
export const writeProducts = async (
  db: Database,
  named: NamedRows,
  planned: ReadonlyArray<PlannedProduct>,
  company: string,
  now: Instant,
): Promise<void> => {
  const touched = planned.filter(({ isChanged, variants }) => isChanged || variants.length > 0)
  if (touched.length === 0) return
  const known = await db.query<Stored>("select id, brand_code, vendor_code, taxon_id from products where id = any ($1::int[])", [
    touched.flatMap(({ id }) => id ?? []),
  ])
  const stored = new Map(known.map((row) => [row.id, row]))
  let [productId, variantId] = [await nextId(db, "products"), await nextId(db, "variants")]
  const rows = []
  for (const plan of touched) {
    const place = await placeOf(db, named, plan, stored.get(plan.id ?? 0), company)
    rows.push({ plan, row: { id: plan.id ?? productId++, ...plan.values, ...place, updated_at: now } })
  }
  await insertRows(
    db,
    "products",
    rows.filter(({ plan }) => plan.id === null).map(({ row }) => ({ ...row, created_at: now })),
  )
  await updateRows(
    db,
    "products",
    ownProductColumns,
    rows.filter(({ plan }) => plan.id !== null).map(({ row }) => row),
  )
  const variants = rows.flatMap(({ plan, row }) =>
    plan.variants.map((variant) => ({
      isNew: variant.id === null,
      row: { ...variant, id: variant.id ?? variantId++, product_id: row.id },
    })),
  )
  await insertRows(
    db,
    "variants",
    variants.flatMap(({ isNew, row }) => (isNew ? [row] : [])),
  )
  await updateRows(
    db,
    "variants",
    variantColumns,
    variants.flatMap(({ isNew, row }) => (isNew ? [] : [row])),
  )
  await indexProducts(
    db,
    rows.map(({ row }) => row.id),
    now,
  )
}
