/** Writing of planned products, with the search index, in the caller's transaction. */
import type { Instant } from "#domain/entities/ids.ts"
import { firstReserved } from "#backend/catalogue/products/product-ids.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"
import type { Database } from "#backend/database/database.ts"
import { indexProducts } from "#backend/search/indexing/index-products.ts"
import type { ImportedProduct } from "./imported-product.ts"
import { findOrInsertBrand, findOrInsertCategory, type NamedRows } from "./named-rows.ts"
import { productColumns, variantColumns, type PlannedProduct } from "./plan-products.ts"

/** Number of the advisory lock of imports: any that no other lock has. */
const importLock = 362_036

/** Lets one import at a time make ids and names. */
export const lockImport = async (db: Database): Promise<void> => {
  await db.query(`select pg_advisory_xact_lock(${importLock})`)
}

/** Next id of goods; gift cards and rooms are above all of them. */
const nextId = async (db: Database, table: keyof typeof firstReserved): Promise<number> => {
  const [row] = await db.query<{ next: number }>(`select coalesce(max(id), 0) + 1 as next from ${table} where id < $1`, [
    firstReserved[table],
  ])
  return row?.next ?? 1
}

/**
 * Locks the import, and the stored variants of products, until the transaction ends; read them afterwards. Variants are locked in the order
 * in which placing an order locks them.
 */
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
  const assignments = columns.map((column) => `${column} = x.${column}`).join(", ")
  await db.query(
    `update ${table} r set ${assignments} from jsonb_populate_recordset(null::${table}, $1::text::jsonb) x where r.id = x.id`,
    [JSON.stringify(rows)],
  )
}

const writtenProductColumns = [...productColumns, "brand_code", "vendor_code", "has_own_vendor", "taxon_id", "updated_at"]

type Stored = {
  readonly id: number
  readonly brand_code: string
  readonly vendor_code: string
  readonly has_own_vendor: boolean
  readonly taxon_id: number
}

/** Brand of a product and its vendor: of the file, otherwise as stored. A vendor that the file does not name stays where the brand does, otherwise it is the brand's. */
const brandColumns = async (db: Database, named: NamedRows, { from }: PlannedProduct, stored: Stored | undefined, company: string) => {
  const storedColumns = stored && {
    brand_code: stored.brand_code,
    vendor_code: stored.vendor_code,
    has_own_vendor: stored.has_own_vendor,
  }
  const ofFile = from.vendor === undefined ? {} : { vendor_code: from.vendor, has_own_vendor: true }
  if (from.brand === undefined && storedColumns !== undefined) return { ...storedColumns, ...ofFile }
  const brand = await findOrInsertBrand(db, named, from.brand, company)
  const ofBrand =
    storedColumns?.brand_code === brand.code
      ? storedColumns
      : { brand_code: brand.code, vendor_code: brand.vendor_code, has_own_vendor: false }
  return { ...ofBrand, ...ofFile }
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
  const known = await db.query<Stored>(
    "select id, brand_code, vendor_code, has_own_vendor, taxon_id from products where id = any ($1::int[])",
    [touched.flatMap(({ id }) => id ?? [])],
  )
  const stored = new Map(known.map((row) => [row.id, row]))
  let [productId, variantId] = [await nextId(db, "products"), await nextId(db, "variants")]
  const rows = []
  for (const plan of touched) {
    const { category } = plan.from
    const before = plan.id === null ? undefined : stored.get(plan.id)
    const brand = await brandColumns(db, named, plan, before, company)
    const taxonId = category === undefined ? (before?.taxon_id ?? 0) : await findOrInsertCategory(db, named, category)
    rows.push({ plan, row: { id: plan.id ?? productId++, ...plan.values, ...brand, taxon_id: taxonId, updated_at: now } })
  }
  await insertRows(
    db,
    "products",
    // Lists have the newest first: a product is as new as its publication.
    rows.filter(({ plan }) => plan.id === null).map(({ row }) => ({ ...row, created_at: row.available_on })),
  )
  await updateRows(
    db,
    "products",
    writtenProductColumns,
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
