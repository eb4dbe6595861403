/** Brands and categories of the shop: read, and made where products of a file name others. */
import { defaultLocale, type Localized } from "#domain/entities/locale.ts"
import { ownCode } from "#backend/catalogue/vendors.ts"
import type { Database } from "#backend/database/database.ts"
import type { ImportedBrand, ImportedLevel, Named } from "./imported-product.ts"

export type StoredBrand = { readonly name: Localized; readonly code: string; readonly vendor_code: string }
export type StoredCategory = { readonly name: Localized; readonly id: number; readonly permalink: string }
export type NamedRows = { readonly categories: Map<string, StoredCategory>; readonly brands: Map<string, StoredBrand> }

/** By code, and by address. */
export const readNamedRows = async (db: Database): Promise<NamedRows> => {
  const brands = await db.query<StoredBrand>("select code, name, vendor_code from brands order by code")
  const categories = await db.query<StoredCategory>("select id, permalink, name from taxons order by id")
  return { brands: new Map(brands.map((row) => [row.code, row])), categories: new Map(categories.map((row) => [row.permalink, row])) }
}

const makeSeller = async (db: Database, company: string): Promise<void> => {
  await db.query("insert into vendors (code, id, name) values ($1, $1, $2) on conflict do nothing", [
    ownCode,
    JSON.stringify({ [defaultLocale]: company }),
  ])
}

/** Name of what the shop does not have yet: those of the file; in the default locale also what it is called, a translation, or its address. */
export const newName = (names: Named["names"], label: string | null, address: string): Localized => ({
  [defaultLocale]: label ?? Object.values(names)[0] ?? address,
  ...names,
})

/** The stored brand, made where there is none; without a given one the shop itself. */
export const brandRow = async (
  db: Database,
  { brands }: NamedRows,
  given: ImportedBrand | undefined,
  company: string,
): Promise<StoredBrand> => {
  const code = given?.code ?? ownCode
  const known = brands.get(code)
  if (known !== undefined) return known
  await makeSeller(db, company)
  const name: Localized = { [defaultLocale]: given?.label ?? company, ...given?.names }
  const brand: StoredBrand = { code, name, vendor_code: ownCode }
  await db.query("insert into brands (code, vendor_code, name) values ($1, $2, $3)", [code, brand.vendor_code, JSON.stringify(name)])
  brands.set(code, brand)
  return brand
}

/** Id of the category, made with those above it where the shop has none. */
export const categoryId = async (db: Database, { categories }: NamedRows, path: ReadonlyArray<ImportedLevel>): Promise<number> => {
  let parent: number | null = null
  for (const [level, { permalink, label, names }] of path.entries()) {
    const known = categories.get(permalink)
    if (known !== undefined) {
      parent = known.id
      continue
    }
    const name = newName(names, label, permalink.split("/").at(-1) ?? permalink)
    const [row]: StoredCategory[] = await db.query<StoredCategory>(
      `insert into taxons (id, parent_id, level, permalink, name) select coalesce(max(id), 0) + 1, $1, $2, $3, $4 from taxons returning id, permalink, name`,
      [parent, level, permalink, JSON.stringify(name)],
    )
    if (row === undefined) throw new Error(`the category ${permalink} was not made`)
    categories.set(permalink, row)
    parent = row.id
  }
  return parent ?? 0
}
