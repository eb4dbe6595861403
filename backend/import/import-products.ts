/** Import of a product file: every line is checked before the first is written, then whole products in batches. */
import type { Instant } from "#domain/entities/ids.ts"
import { stat } from "node:fs/promises"
import { dirname } from "node:path"
import type { Database } from "#backend/database/database.ts"
import type { PictureStorage } from "#backend/pictures/storage/picture-storage.ts"
import type { Columns } from "./columns.ts"
import { withPictures, type ImportedProduct, type PictureSource, type Wrong } from "./imported-product.ts"
import type { Network } from "./pictures/fetch-picture.ts"
import { takePictures } from "./pictures/take-pictures.ts"
import { matchNames, type Remark } from "./matched-names.ts"
import { readNamedRows } from "./named-rows.ts"
import { isOdd, planProducts, type PlannedProduct, type PriceMove } from "./plan-products.ts"
import { readProduct } from "./read-product.ts"
import { indexRenamed, renameRows } from "./rename-rows.ts"
import { readRows, UnreadableFile, type FileRow } from "./product-file.ts"
import type { Progress } from "#backend/texts/command-progress.ts"
import { lockProducts, writeProducts } from "./write-products.ts"

/** Products of one transaction. */
const perBatch = 200
/** Wrong cells that are listed; a file with more has one thing wrong everywhere. */
export const maxListed = 1000
/** Rows of one product. */
const maxRows = 500

type Options = {
  readonly isDry: boolean
  readonly company: string
  readonly now: () => Instant
  readonly progress: Progress
  readonly storage: PictureStorage
  /** Folder of the pictures that are files; that of the product file without it. */
  readonly pictures?: string
  readonly network?: Network
}
export type Report = {
  readonly rows: number
  readonly created: number
  readonly changed: number
  readonly unchanged: number
  readonly wrong: ReadonlyArray<Wrong>
  /** Pictures that were refused: their products are written without them. */ readonly leftOut: ReadonlyArray<Wrong>
  readonly remarks: ReadonlyArray<Remark>
  readonly ignored: ReadonlyArray<string>
  readonly prices: ShownPrices
  readonly pictures: number
  readonly isWritten: boolean
}

/** Prices that a report shows: the first ones of the file, and those that changed so much that they may be a slip. */
type ShownPrices = { readonly first: ReadonlyArray<PriceMove>; readonly odd: ReadonlyArray<PriceMove>; readonly count: number }
const maxPrices = { first: 10, odd: 100 } as const

const shownPrices = ({ first, odd, count }: ShownPrices, plans: ReadonlyArray<PlannedProduct>): ShownPrices => {
  const moves = plans.flatMap(({ prices }) => prices)
  return {
    first: [...first, ...moves].slice(0, maxPrices.first),
    odd: [...odd, ...moves.filter(isOdd)].slice(0, maxPrices.odd),
    count: count + moves.length,
  }
}

type Counted = { rows: number; created: number; changed: number; unchanged: number }

/** Rows that follow one another with one handle. */
const groups = async function* (rows: AsyncIterable<FileRow>, counted: Counted): AsyncGenerator<ReadonlyArray<FileRow>> {
  let group: FileRow[] = []
  for await (const row of rows) {
    counted.rows += 1
    if (group[0] !== undefined && group[0].cells.handle !== row.cells.handle) {
      yield group
      group = []
    }
    group.push(row)
  }
  if (group.length > 0) yield group
}

type Pass = {
  readonly path: string
  readonly note: (wrong: Wrong) => void
  readonly onColumns: (columns: Columns) => void
  readonly onPictures: (product: ImportedProduct) => void
  readonly matched: (product: ImportedProduct) => ImportedProduct
}

/** Products of a batch at a time; a handle or SKU that stands twice is noted. */
const batches = async function* (
  { path, note, onColumns, onPictures, matched }: Pass,
  counted: Counted,
): AsyncGenerator<ReadonlyArray<ImportedProduct>> {
  const [handles, skus] = [new Map<string, number>(), new Map<string, number>()]
  const read: { columns: Columns | null } = { columns: null }
  const once = (seen: Map<string, number>, key: string, line: number, column: string) => {
    const before = seen.get(key)
    if (before !== undefined) note({ line, column, reason: { key: "import.stoodBefore", values: { key, line: before } } })
    else seen.set(key, line)
  }
  let batch: ImportedProduct[] = []
  const rows = readRows(path, (columns) => {
    read.columns = columns
    onColumns(columns)
  })
  for await (const group of groups(rows, counted)) {
    const line = group[0]?.line ?? 0
    if (group.length > maxRows)
      note({ line, column: "handle", reason: { key: "import.tooManyRows", values: { rows: group.length, maximum: maxRows } } })
    const product = read.columns === null || group.length > maxRows ? null : readProduct(group, read.columns, note)
    if (product === null) continue
    once(handles, product.slug, line, "handle")
    for (const variant of product.variants) once(skus, variant.sku, variant.line, "sku")
    onPictures(product)
    batch.push(matched(product))
    if (batch.length < perBatch) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Plans of products; what cannot be is noted. */
const planned = async (
  db: Database,
  products: ReadonlyArray<ImportedProduct>,
  now: string,
  note: (wrong: Wrong) => void,
): Promise<ReadonlyArray<PlannedProduct>> => {
  const { planned: plans, wrong } = await planProducts(db, products, now)
  for (const one of wrong) note(one)
  return plans
}

const count = (counted: Counted, plans: ReadonlyArray<PlannedProduct>): void => {
  for (const { id, isChanged, variants } of plans) {
    if (id === null) counted.created += 1
    else if (isChanged || variants.length > 0) counted.changed += 1
    else counted.unchanged += 1
  }
}

const fingerprint = async (path: string): Promise<string> => {
  const about = await stat(path).catch(() => null)
  if (about?.isDirectory() === true) throw new UnreadableFile({ key: "import.isFolder", values: { path } })
  if (about?.isFile() !== true) throw new UnreadableFile({ key: "command.noFile", values: { file: path } })
  const { size, mtimeMs } = about
  return `${size} ${mtimeMs}`
}

/** Throws `UnreadableFile` where there is no file. Writes nothing where a single line is wrong; a picture that is refused is left out of its product. After an interruption whole products are written, and the import may be repeated. */
export const importProducts = async (
  db: Database,
  path: string,
  { isDry, company, now, progress, storage, pictures = dirname(path), network }: Options,
): Promise<Report> => {
  const before = await fingerprint(path)
  const wrong: Wrong[] = []
  let ignored: ReadonlyArray<string> = []
  const note = (one: Wrong): void => {
    // A wrong cell is not reported as missing too.
    if (wrong.length < maxListed && !wrong.some(({ line, column }) => line === one.line && column === one.column)) wrong.push(one)
  }
  const match = matchNames(await readNamedRows(db))
  const at = now()
  /** Pictures by their source, as the first line that names them has them. */
  const sources = new Map<string, PictureSource>()
  let names: ReadonlyMap<string, string | null> = new Map()
  const pass: Pass = {
    path,
    note,
    onColumns: (columns) => (ignored = columns.ignored),
    onPictures: (product) => {
      for (const one of product.sources) if (!sources.has(one.source)) sources.set(one.source, one)
    },
    matched: (product) => withPictures(match.matched(product, note), names),
  }
  let prices: ShownPrices = { first: [], odd: [], count: 0 }
  const checked: Counted = { rows: 0, created: 0, changed: 0, unchanged: 0 }
  try {
    for await (const products of batches(pass, checked)) {
      const plans = await planned(db, products, at, note)
      count(checked, plans)
      prices = shownPrices(prices, plans)
      progress({ key: "import.checkedRows", values: { rows: checked.rows } })
    }
    for (const one of match.clashes()) note(one)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    wrong.push({ line: error.line, column: "", reason: error.reason })
  }
  wrong.sort((one, other) => one.line - other.line)
  const remarks = match.remarks()
  if (!isDry && wrong.length > 0) return { ...checked, wrong, leftOut: [], remarks, ignored, prices, pictures: 0, isWritten: false }
  const taken = await takePictures({ db, storage, isDry, folder: pictures, now: at, progress, ...(network && { network }) }, [
    ...sources.values(),
  ])
  const leftOut = taken.wrong
  if (isDry) return { ...checked, wrong, leftOut, remarks, ignored, prices, pictures: 0, isWritten: false }
  names = taken.names
  await renameRows(db, match.renames())
  const written: Counted = { rows: 0, created: 0, changed: 0, unchanged: 0 }
  const changedMeanwhile = () =>
    new UnreadableFile({ key: "import.changedMeanwhile", values: { products: written.created + written.changed } })
  for await (const products of batches(pass, written)) {
    if ((await fingerprint(path)) !== before) throw changedMeanwhile()
    const plans = await db.transaction(
      async (tx) => {
        // Compared under the lock: what is sold meanwhile is not put back.
        await lockProducts(tx, products)
        const found = await planned(tx, products, at, note)
        if (wrong.length > 0) throw changedMeanwhile()
        // Read again: rows of a rolled-back transaction must not be cached.
        await writeProducts(tx, await readNamedRows(tx), found, company, at)
        return found
      },
      { unlimited: true },
    )
    count(written, plans)
    progress({ key: "import.wroteRows", values: { rows: written.rows } })
  }
  // Also where nothing changed: an import that is repeated may have been stopped before this.
  await indexRenamed(db, at, progress)
  return { ...written, wrong, leftOut, remarks, ignored, prices, pictures: taken.stored, isWritten: true }
}
