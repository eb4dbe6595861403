/** Products of a file, a batch at a time: rows of one product are found, given a handle, and read. */
import type { Database } from "#backend/database/database.ts"
import type { CellTerms } from "./field-cells.ts"
import type { Columns } from "./columns.ts"
import type { ImportedProduct, Wrong } from "./imported-product.ts"
import { groupKey, withHandles, type RowGroup } from "./made-handles.ts"
import { readRows, sourceOf, type FileRow } from "./product-file.ts"
import { readProduct } from "./read-product.ts"

/** Products of one transaction. */
const perBatch = 200
/** Rows of one product. */
const maxRows = 500

/** Rows that follow one another and are one product. */
const groups = async function* (rows: AsyncIterable<FileRow>, onRow: Reading["onRow"]): AsyncGenerator<ReadonlyArray<FileRow>> {
  let group: FileRow[] = []
  let key: string | null = null
  for await (const row of rows) {
    onRow()
    const ownKey = groupKey(row)
    if (group.length > 0 && (ownKey === null || ownKey !== key)) {
      yield group
      group = []
    }
    group.push(row)
    key = ownKey
  }
  if (group.length > 0) yield group
}

/** The groups with handles, looked up a batch at a time. */
const handledGroups = async function* (db: Database, rows: AsyncIterable<FileRow>, onRow: Reading["onRow"]): AsyncGenerator<RowGroup> {
  let waiting: ReadonlyArray<FileRow>[] = []
  for await (const group of groups(rows, onRow)) {
    waiting.push(group)
    if (waiting.length < perBatch) continue
    yield* await withHandles(db, waiting)
    waiting = []
  }
  yield* await withHandles(db, waiting)
}

/** One reading of the file; it is read once to be checked, and again to be written. */
export type Reading = CellTerms & {
  readonly path: string
  /** Rows of the file, for the progress. */
  readonly total: number
  readonly note: (wrong: Wrong) => void
  /** Called for each row of the file after its first. */
  readonly onRow: () => void
  readonly onColumns: (columns: Columns) => void
  readonly onTotal: (line: number, word: string) => void
  readonly onPictures: (product: ImportedProduct) => void
  /** The product with the category, brand and pictures as the shop has them. */
  readonly matched: (product: ImportedProduct) => ImportedProduct
}

/** Notes a key that stands in an earlier line too, unless it may. */
const noteRepeats = (note: Reading["note"], column: "handle" | "sku") => {
  const lines = new Map<string, number>()
  return (key: string, line: number, mayRepeat = false): void => {
    const before = lines.get(key)
    if (before === undefined) lines.set(key, line)
    else if (!mayRepeat) note({ line, column, reason: { key: "import.stoodBefore", values: { key, line: before } } })
  }
}

/** Products of a batch at a time; a handle or SKU that stands twice is noted. */
export const batches = async function* (
  db: Database,
  { path, meanings, cashbackRates, note, onRow, onColumns, onTotal, onPictures, matched }: Reading,
): AsyncGenerator<ReadonlyArray<ImportedProduct>> {
  const [noteHandle, noteSku] = [noteRepeats(note, "handle"), noteRepeats(note, "sku")]
  const read: { columns: Columns | null } = { columns: null }
  let batch: ImportedProduct[] = []
  const rows = readRows(sourceOf(path), {
    onColumns: (columns) => {
      read.columns = columns
      onColumns(columns)
    },
    onTotal,
  })
  for await (const { rows: group, isFoundByCode } of handledGroups(db, rows, onRow)) {
    const line = group[0]?.line ?? 0
    const hasTooMany = group.length > maxRows
    if (hasTooMany)
      note({ line, column: "handle", reason: { key: "import.tooManyRows", values: { rows: group.length, maximum: maxRows } } })
    const product =
      read.columns === null || hasTooMany ? null : readProduct(group, { kind: read.columns.kind, meanings, cashbackRates, note })
    if (product === null) continue
    noteHandle(product.slug, line, isFoundByCode)
    // A product found by the code of a variant may come again further down (a price list sorted by code). Its second group begins a new
    // batch, so that it is compared with the product as the first group stored it.
    if (isFoundByCode && batch.some(({ slug }) => slug === product.slug)) {
      yield batch
      batch = []
    }
    for (const variant of product.variants) noteSku(variant.sku, variant.line)
    onPictures(product)
    batch.push(matched(product))
    if (batch.length < perBatch) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
