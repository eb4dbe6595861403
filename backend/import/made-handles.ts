/**
 * Handles of products for which a file has none. The product of the shop that has the code of a row is meant, so that a price list by codes
 * finds its products, and a product keeps its address when its name changes. A new product's handle is made of its name and its first code.
 */
import { defaultLocale } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { handleOf, slugOf } from "./text-forms.ts"
import { headingIn, optionSlots } from "./fields.ts"
import type { FileRow } from "./product-file.ts"

/** Rows of one product. */
export type RowGroup = {
  readonly rows: ReadonlyArray<FileRow>
  /** Whether the product was found by a code; its other variants may then stand elsewhere in the file. */
  readonly isFoundByCode: boolean
}

const titleField = headingIn("title", defaultLocale)

/** What rows of one product that follow one another have in common: its handle, or its name where each has an option. `null` for a row by itself. */
export const groupKey = ({ cells }: FileRow): string | null => {
  if (cells.handle) return `handle ${cells.handle}`
  const hasOption = optionSlots.some((slot) => cells[headingIn(slot, defaultLocale)])
  return hasOption && cells[titleField] ? `title ${cells[titleField]}` : null
}

/** Maximum characters of a title within a handle. */
const maxTitle = 80

/** Handle of a new product, `khuren-tsamts-b-1001` of «Хүрэн цамц» with the code Б-1001; empty without both. */
const madeHandle = ({ cells }: FileRow): string => {
  const title = slugOf(cells[titleField] ?? "")
  const whole = title.length <= maxTitle ? title : title.slice(0, maxTitle).replace(/-[^-]*$/u, "")
  return handleOf([whole, slugOf(cells.sku ?? "")].filter((part) => part !== "").join("-"))
}

/** Handles of the shop's products by the SKUs of their variants, of those that the shop has. */
const handlesBySku = async (db: Database, skus: ReadonlyArray<string>): Promise<ReadonlyMap<string, string>> => {
  if (skus.length === 0) return new Map()
  const rows = await db.query<{ sku: string; slug: string }>(
    "select v.sku, p.slug from variants v join products p on p.id = v.product_id where v.sku = any ($1::text[])",
    [skus],
  )
  return new Map(rows.map(({ sku, slug }) => [sku, slug]))
}

/** The groups with handles, as far as they have a code or a name. */
export const withHandles = async (db: Database, groups: ReadonlyArray<ReadonlyArray<FileRow>>): Promise<ReadonlyArray<RowGroup>> => {
  const skuOf = ({ cells }: FileRow): string => (cells.sku ?? "").normalize("NFC")
  const lacking = groups.filter(([first]) => !first?.cells.handle)
  const skus = lacking.flat().map(skuOf)
  const found = await handlesBySku(
    db,
    skus.filter((sku) => sku !== ""),
  )
  return groups.map((rows) => {
    const [first] = rows
    if (first === undefined || first.cells.handle) return { rows, isFoundByCode: false }
    const known = rows.map((row) => found.get(skuOf(row))).find((handle) => handle !== undefined)
    const handle = known ?? madeHandle(first)
    return { rows: rows.map((row) => ({ ...row, cells: { ...row.cells, handle } })), isFoundByCode: known !== undefined }
  })
}
