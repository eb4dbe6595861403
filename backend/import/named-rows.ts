/** Brands, vendors and categories of the shop: reads them, and inserts those that a product file names and the shop does not have. */
import { defaultLocale, type Localized } from "#domain/entities/locale.ts"
import { ownCode } from "#backend/catalogue/vendors.ts"
import type { Database } from "#backend/database/database.ts"
import type { ImportedBrand, ImportedLevel, Named } from "./imported-product.ts"

export type StoredBrand = { readonly name: Localized; readonly code: string; readonly vendor_code: string }
export type StoredCategory = { readonly name: Localized; readonly id: number; readonly permalink: string }
type StoredVendor = { readonly name: Localized; readonly code: string }
/** Brands by code, and categories by permalink; those that are inserted are added. An import makes no vendor. */
export type NamedRows = {
  readonly categories: Map<string, StoredCategory>
  readonly brands: Map<string, StoredBrand>
  readonly vendors: ReadonlyArray<StoredVendor>
}

export const readNamedRows = async (db: Database): Promise<NamedRows> => {
  const brands = await db.query<StoredBrand>("select code, name, vendor_code from brands order by code")
  const categories = await db.query<StoredCategory>("select id, permalink, name from taxons order by id")
  const vendors = await db.query<StoredVendor>("select code, name from vendors where not withdrawn order by code")
  return {
    vendors,
    brands: new Map(brands.map((row) => [row.code, row])),
    categories: new Map(categories.map((row) => [row.permalink, row])),
  }
}

/** Name of a new brand or category. `{ en: "Coats" }` gives `{ mn: label, en: "Coats" }`, or `{ mn: "Coats", en: "Coats" }` without a label. */
export const newName = (names: Named["names"], label: string | null, address: string): Localized => ({
  [defaultLocale]: label ?? Object.values(names)[0] ?? address,
  ...names,
})

/** Inserts the shop itself as a vendor, unless it is there. */
const insertOwnVendor = async (db: Database, company: string): Promise<void> => {
  await db.query("insert into vendors (code, id, name) values ($1, $1, $2) on conflict do nothing", [
    ownCode,
    JSON.stringify({ [defaultLocale]: company }),
  ])
}

/** The brand that a file names, inserted where the shop lacks it; the shop's own where the file names none. */
export const findOrInsertBrand = async (
  db: Database,
  { brands }: NamedRows,
  given: ImportedBrand | undefined,
  company: string,
): Promise<StoredBrand> => {
  const code = given?.code ?? ownCode
  const stored = brands.get(code)
  if (stored !== undefined) return stored
  await insertOwnVendor(db, company)
  const name: Localized = { [defaultLocale]: given?.label ?? company, ...given?.names }
  const brand: StoredBrand = { code, name, vendor_code: ownCode }
  await db.query("insert into brands (code, vendor_code, name) values ($1, $2, $3)", [code, brand.vendor_code, JSON.stringify(name)])
  brands.set(code, brand)
  return brand
}

const insertCategory = async (
  db: Database,
  parentId: number | null,
  level: number,
  { permalink, label, names }: ImportedLevel,
): Promise<StoredCategory> => {
  const name = newName(names, label, permalink.split("/").at(-1) ?? permalink)
  const [category] = await db.query<StoredCategory>(
    `insert into taxons (id, parent_id, level, permalink, name)
     select coalesce(max(id), 0) + 1, $1, $2, $3, $4 from taxons returning id, permalink, name`,
    [parentId, level, permalink, JSON.stringify(name)],
  )
  if (category === undefined) throw new Error(`the category ${permalink} was not inserted`)
  return category
}

/** Id of the category at the end of a path; it and those above it are inserted where the shop lacks them. */
export const findOrInsertCategory = async (
  db: Database,
  { categories }: NamedRows,
  path: ReadonlyArray<ImportedLevel>,
): Promise<number> => {
  let id: number | null = null
  for (const [level, imported] of path.entries()) {
    const category: StoredCategory = categories.get(imported.permalink) ?? (await insertCategory(db, id, level, imported))
    categories.set(category.permalink, category)
    id = category.id
  }
  if (id === null) throw new Error("the path of a category has no level")
  return id
}
