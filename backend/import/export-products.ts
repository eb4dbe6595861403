/** Export of all products in the columns that the import reads; imported again, it changes nothing. */
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { allProductsByIds, type StoredProduct } from "#backend/catalogue/products/stored-products.ts"
import type { Database } from "#backend/database/database.ts"
import { importedPicture, isImported } from "#backend/pictures/imported-picture.ts"
import type { PictureStorage } from "#backend/pictures/storage/picture-storage.ts"
import { writing } from "#backend/whole-file.ts"
import { writtenList, writtenProperties, writtenText } from "./cells.ts"
import { fields, ownHeading, type Field } from "./columns.ts"
import { exportedFile } from "./pictures/picture-sources.ts"
import { writeCsv } from "./csv-file.ts"

const perPage = 200
/** Gift cards and hotel rooms belong to no catalogue: their prices are amounts and nights. */
const isNoGoods = `exists (select from variants v where v.product_id = products.id
  and (exists (select from gift_card_products g where g.variant_id = v.id) or exists (select from hotel_rooms r where r.variant_id = v.id)))`

const rowsOf = (product: StoredProduct): ReadonlyArray<ReadonlyArray<string>> => {
  const shared: Partial<Record<Field, string>> = {
    productSku: product.sku,
    titleMn: product.title_mn,
    titleEn: product.title_en,
    descriptionMn: product.description_mn,
    descriptionEn: product.description_en,
    brand: product.brand_code,
    brandMn: product.brand_mn,
    brandEn: product.brand_en,
    category: product.branch.at(-1)?.permalink ?? "",
    categoryMn: product.branch.map(({ name_mn: name }) => name).join(" > "),
    categoryEn: product.branch.map(({ name_en: name }) => name).join(" > "),
    unitMn: product.unit_mn,
    unitEn: product.unit_en,
    badges: writtenList(product.badges),
    properties: writtenProperties(product.properties),
    pictures: writtenList(product.pictures),
    saleStart: product.sale_start_at ?? "",
    saleEnd: product.sale_expire_at ?? "",
    publishedAt: product.available_on,
    listed: product.listed ? "yes" : "no",
  }
  return product.variants.map((variant, at) => {
    const cells: Partial<Record<Field, string>> = {
      ...(at === 0 && shared),
      handle: product.slug,
      sku: variant.sku,
      price: String(variant.selling_price),
      listPrice: String(variant.price),
      stock: String(variant.on_hand),
      picture: variant.picture ?? "",
      ...Object.assign(
        {},
        ...variant.options.slice(0, 3).map(({ key, value, mn, en, hex }, index) => ({
          [`option${index + 1}Name`]: key,
          [`option${index + 1}Value`]: value,
          [`option${index + 1}Mn`]: mn,
          [`option${index + 1}En`]: en,
          [`option${index + 1}Hex`]: hex ?? "",
        })),
      ) as Partial<Record<Field, string>>,
    }
    return fields.map((field) => writtenText(cells[field] ?? ""))
  })
}

type Exported = { products: number; rows: number; pictures: number }
/** Where pictures come from, and the folder that they are written to. */
export type PicturesTo = { readonly storage: PictureStorage; readonly folder: string }

/** Writes the pictures of a product that are the merchant's own; those of the demo are in every shop. */
const writePictures = async (db: Database, { pictures, variants }: StoredProduct, { storage, folder }: PicturesTo, written: Set<string>): Promise<void> => {
  for (const name of [...pictures, ...variants.flatMap(({ picture }) => picture ?? [])]) {
    if (!isImported(name) || written.has(name)) continue
    const bytes = await importedPicture({ db, pictures: storage }, name)
    if (bytes === null) continue
    const file = path.join(folder, exportedFile(name))
    await writing(file, () => writeFile(file, bytes))
    written.add(name)
  }
}

const lines = async function* (db: Database, count: Exported, to: PicturesTo | null): AsyncGenerator<ReadonlyArray<string>> {
  const written = new Set<string>()
  yield fields.map(ownHeading)
  for (let after = 0; ; ) {
    const page = await db.query<{ readonly id: number }>(`select id from products where id > $1 and not ${isNoGoods} order by id limit ${perPage}`, [after])
    const last = page.at(-1)
    if (last === undefined) return
    const products = await allProductsByIds(db, page.map(({ id }) => id))
    for (const product of products) {
      const rows = rowsOf(product)
      if (to !== null) await writePictures(db, product, to, written)
      count.products += 1
      count.rows += rows.length
      count.pictures = written.size
      yield* rows
    }
    after = last.id
  }
}

/** Writes the file whole or not at all, and the pictures where `to` says. */
export const exportProducts = async (db: Database, file: string, to: PicturesTo | null = null): Promise<Readonly<Exported>> => {
  const count = { products: 0, rows: 0, pictures: 0 }
  if (to !== null) await writing(to.folder, () => mkdir(to.folder, { recursive: true }))
  await writeCsv(file, lines(db, count, to))
  return count
}
