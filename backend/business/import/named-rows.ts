/** Brands and categories that products of a file name: found by code or name, otherwise made. */
import type { Database } from "#backend/database/database.ts"
import type { ImportedLevel, ImportedProduct } from "./imported-product.ts"
import { slugOf } from "./cells.ts"

/** Seller and brand of goods that name none: the shop itself. */
export const ownCode = "shop"

type Brand = { readonly code: string; readonly name_mn: string; readonly name_en: string; readonly vendor_code: string }
export type NamedRows = {
  /** The stored brand of a cell; `null` for one that is to be made. */
  readonly brand: (given: ImportedProduct["brand"]) => Brand | null
  readonly taxons: Map<string, number>
  readonly brands: Map<string, Brand>
}

const keysOf = ({ code, name_mn: mn, name_en: en }: Brand): ReadonlyArray<string> => [code, mn, en].map((one) => one.toLowerCase())

export const readNamedRows = async (db: Database): Promise<NamedRows> => {
  const [stored, taxons] = [await db.query<Brand>("select code, name_mn, name_en, vendor_code from brands order by code desc"), await db.query<{ id: number; permalink: string }>("select id, permalink from taxons")]
  const brands = new Map<string, Brand>()
  for (const brand of stored) for (const key of keysOf(brand).toReversed()) brands.set(key, brand)
  // A code counts before the name of another brand.
  for (const brand of stored) brands.set(brand.code.toLowerCase(), brand)
  return {
    brands,
    taxons: new Map(taxons.map(({ id, permalink }) => [permalink, id])),
    brand: (given) => brands.get((given?.code ?? ownCode).toLowerCase()) ?? null,
  }
}

const makeSeller = async (db: Database, company: string): Promise<void> => {
  await db.query("insert into vendors (code, id, name_mn, name_en) values ($1, $1, $2, $2) on conflict do nothing", [ownCode, company])
}

/** The stored brand, made where there is none. */
export const brandRow = async (db: Database, named: NamedRows, given: ImportedProduct["brand"], company: string): Promise<Brand> => {
  const known = named.brand(given)
  if (known !== null) return known
  await makeSeller(db, company)
  const brand: Brand = { code: given === undefined ? ownCode : slugOf(given.code) || given.code, name_mn: given?.mn ?? company, name_en: given?.en ?? company, vendor_code: ownCode }
  await db.query("insert into brands (code, vendor_code, name_mn, name_en) values ($1, $2, $3, $4) on conflict (code) do nothing", [brand.code, brand.vendor_code, brand.name_mn, brand.name_en])
  for (const key of [...keysOf(brand), (given?.code ?? ownCode).toLowerCase()]) named.brands.set(key, brand)
  return brand
}

/** Id of the category, made with those above it where the shop has none. Names of existing ones stay. */
export const taxonId = async (db: Database, { taxons }: NamedRows, path: ReadonlyArray<ImportedLevel>): Promise<number> => {
  let parent: number | null = null
  for (const [level, { permalink, mn, en }] of path.entries()) {
    const known = taxons.get(permalink)
    if (known !== undefined) {
      parent = known
      continue
    }
    const name: string = mn ?? en ?? permalink.split("/").at(-1) ?? permalink
    const [row]: { id: number }[] = await db.query<{ id: number }>(
      `insert into taxons (id, parent_id, level, permalink, name_mn, name_en, artwork) select coalesce(max(id), 0) + 1, $1, $2, $3, $4, $5, '' from taxons returning id`,
      [parent, level, permalink, name, en ?? name],
    )
    parent = row?.id ?? null
    if (parent !== null) taxons.set(permalink, parent)
  }
  return parent ?? 0
}
