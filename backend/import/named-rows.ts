/** Brands and categories of the shop: read, and made where products of a file name others. */
import { ownCode } from "#backend/catalogue/vendors.ts"
import type { Database } from "#backend/database/database.ts"
import type { ImportedBrand, ImportedLevel } from "./imported-product.ts"

type Names = { readonly name_mn: string; readonly name_en: string }
export type StoredBrand = Names & { readonly code: string; readonly vendor_code: string }
export type StoredCategory = Names & { readonly id: number; readonly permalink: string }
export type NamedRows = { readonly categories: Map<string, StoredCategory>; readonly brands: Map<string, StoredBrand> }

/** By code, and by address. */
export const readNamedRows = async (db: Database): Promise<NamedRows> => {
  const brands = await db.query<StoredBrand>("select code, name_mn, name_en, vendor_code from brands order by code")
  const categories = await db.query<StoredCategory>("select id, permalink, name_mn, name_en from taxons order by id")
  return { brands: new Map(brands.map((row) => [row.code, row])), categories: new Map(categories.map((row) => [row.permalink, row])) }
}

const makeSeller = async (db: Database, company: string): Promise<void> => {
  await db.query("insert into vendors (code, id, name_mn, name_en) values ($1, $1, $2, $2) on conflict do nothing", [ownCode, company])
}

/** The stored brand, made where there is none; without a given one the shop itself. */
export const brandRow = async (db: Database, { brands }: NamedRows, given: ImportedBrand | undefined, company: string): Promise<StoredBrand> => {
  const code = given?.code ?? ownCode
  const known = brands.get(code)
  if (known !== undefined) return known
  await makeSeller(db, company)
  const name = given?.mn ?? given?.called ?? company
  const brand: StoredBrand = { code, name_mn: name, name_en: given?.en ?? name, vendor_code: ownCode }
  await db.query("insert into brands (code, vendor_code, name_mn, name_en) values ($1, $2, $3, $4)", [code, brand.vendor_code, brand.name_mn, brand.name_en])
  brands.set(code, brand)
  return brand
}

/** Id of the category, made with those above it where the shop has none. */
export const categoryId = async (db: Database, { categories }: NamedRows, path: ReadonlyArray<ImportedLevel>): Promise<number> => {
  let parent: number | null = null
  for (const [level, { permalink, called, mn, en }] of path.entries()) {
    const known = categories.get(permalink)
    if (known !== undefined) {
      parent = known.id
      continue
    }
    const name: string = mn ?? called ?? en ?? permalink.split("/").at(-1) ?? permalink
    const [row]: StoredCategory[] = await db.query<StoredCategory>(
      `insert into taxons (id, parent_id, level, permalink, name_mn, name_en) select coalesce(max(id), 0) + 1, $1, $2, $3, $4, $5 from taxons returning id, permalink, name_mn, name_en`,
      [parent, level, permalink, name, en ?? name],
    )
    if (row === undefined) throw new Error(`the category ${permalink} was not made`)
    categories.set(permalink, row)
    parent = row.id
  }
  return parent ?? 0
}
