/** Export of all products in the columns that the import reads; imported again, it changes nothing. */
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { locales, type Locale } from "#domain/entities/locale.ts"
import { productFields, type FieldValues } from "#backend/catalogue/products/product-fields.ts"
import { isOutsideCatalogue } from "#backend/catalogue/products/product-conditions.ts"
import { allProductsByIds, type StoredProduct } from "#backend/catalogue/products/stored-products.ts"
import type { Database } from "#backend/database/database.ts"
import { importedPicture, isImported } from "#backend/pictures/imported-picture.ts"
import type { PictureStorage } from "#backend/pictures/storage/picture-storage.ts"
import { writing } from "#backend/whole-file.ts"
import { writtenText } from "./cells.ts"
import { cellKinds } from "./field-cells.ts"
import { fields, headingIn, ownHeading, type Field } from "./fields.ts"
import { exportedFile } from "./pictures/picture-sources.ts"
import { writeCsv } from "./csv-file.ts"

const perPage = 200

/** Cells of a row; a field that is absent has an empty one. */
type Cells = Partial<Record<Field, string>>

const textCells = (heading: Parameters<typeof headingIn>[0], textIn: (locale: Locale) => string | undefined): Cells =>
  Object.fromEntries(locales.map((locale) => [headingIn(heading, locale), textIn(locale) ?? ""]))

/** Cells of the declared fields. */
const fieldCells = (product: FieldValues): Cells =>
  Object.assign(
    {},
    ...productFields.map((field) =>
      field.kind === "texts"
        ? textCells(field.heading, (locale) => product[field.column][locale])
        : { [field.heading]: (cellKinds[field.kind].write as (value: unknown) => string)(product[field.column]) },
    ),
  ) as Cells

/** Options of a variant that the file has columns for. */
const optionHeadings = ["option1", "option2", "option3"] as const

const optionCells = (options: StoredProduct["variants"][number]["options"]): Cells =>
  Object.assign(
    {},
    ...optionHeadings.map((option, at) => {
      const value = options[at]
      if (value === undefined) return {}
      return {
        [`${option}Name`]: value.key,
        [`${option}Value`]: value.value,
        ...textCells(option, (locale) => value[locale]),
        [`${option}Hex`]: value.hex ?? "",
      }
    }),
  ) as Cells

/** Rows of a product, one a variant; the first has what all share. */
const rowsOf = (product: StoredProduct): ReadonlyArray<ReadonlyArray<string>> => {
  const hasNamedCategory = (locale: Locale): boolean => product.branch.some(({ name }) => name[locale])
  const shared: Cells = {
    ...fieldCells(product),
    productSku: product.sku,
    brand: product.brand_code,
    ...textCells("brand", (locale) => product.brand[locale]),
    category: product.branch.at(-1)?.permalink ?? "",
    ...textCells("category", (locale) =>
      hasNamedCategory(locale) ? product.branch.map(({ name }) => name[locale] ?? "").join(" > ") : "",
    ),
  }
  return product.variants.map((variant, at) => {
    const cells: Cells = {
      ...(at === 0 && shared),
      handle: product.slug,
      sku: variant.sku,
      price: String(variant.selling_price),
      listPrice: String(variant.price),
      stock: String(variant.on_hand),
      picture: variant.picture ?? "",
      ...optionCells(variant.options),
    }
    return fields.map((field) => writtenText(cells[field] ?? ""))
  })
}

type Exported = { products: number; rows: number; pictures: number }
/** Export of pictures: their storage, and the folder that they are written to. */
type PictureExport = { readonly storage: PictureStorage; readonly folder: string }

/** Writes the pictures of a product that are the merchant's own; those of the demo are in every shop. */
const writePictures = async (
  db: Database,
  { pictures, variants }: StoredProduct,
  { storage, folder }: PictureExport,
  written: Set<string>,
): Promise<void> => {
  for (const name of [...pictures, ...variants.flatMap(({ picture }) => picture ?? [])]) {
    if (!isImported(name) || written.has(name)) continue
    const bytes = await importedPicture({ db, pictures: storage }, name)
    if (bytes === null) continue
    const file = path.join(folder, exportedFile(name))
    await writing(file, () => writeFile(file, bytes))
    written.add(name)
  }
}

const lines = async function* (db: Database, count: Exported, pictures: PictureExport | null): AsyncGenerator<ReadonlyArray<string>> {
  const written = new Set<string>()
  yield fields.map(ownHeading)
  for (let after = 0; ;) {
    const page = await db.query<{ readonly id: number }>(
      `select id from products where id > $1 and not ${isOutsideCatalogue("products")} order by id limit ${perPage}`,
      [after],
    )
    const last = page.at(-1)
    if (last === undefined) return
    const products = await allProductsByIds(
      db,
      page.map(({ id }) => id),
    )
    for (const product of products) {
      const rows = rowsOf(product)
      if (pictures !== null) await writePictures(db, product, pictures, written)
      count.products += 1
      count.rows += rows.length
      count.pictures = written.size
      yield* rows
    }
    after = last.id
  }
}

/** Writes the file whole or not at all, and the pictures into their folder; none where `pictures` is `null`. */
export const exportProducts = async (db: Database, file: string, pictures: PictureExport | null = null): Promise<Readonly<Exported>> => {
  const count = { products: 0, rows: 0, pictures: 0 }
  if (pictures !== null) await writing(pictures.folder, () => mkdir(pictures.folder, { recursive: true }))
  await writeCsv(file, lines(db, count, pictures))
  return count
}
