/** Import of a product file: every line is checked before the first is written, then whole products in batches. */
import { cashbackRates } from "#domain/rules/wallet/cashback-rates.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { stat } from "node:fs/promises"
import { dirname } from "node:path"
import type { Database } from "#backend/database/database.ts"
import type { PictureStorage } from "#backend/pictures/storage/picture-storage.ts"
import type { Sign } from "#backend/tables/numerals.ts"
import { UnreadableFile } from "#backend/tables/table-row.ts"
import { headingInFile, type Columns } from "./columns.ts"
import { withDatesLater, withPictures, type ImportedProduct, type PictureSource, type Wrong } from "./imported-product.ts"
import type { Network } from "./pictures/fetch-picture.ts"
import { shownMoves, type LineMove, type ShownMoves } from "./line-moves.ts"
import { picturesOfFolder } from "./pictures/picture-sources.ts"
import { takePictures } from "./pictures/take-pictures.ts"
import { matchNames, type Remark } from "./matched-names.ts"
import { readNamedRows } from "./named-rows.ts"
import { planProducts, type Lack, type PlannedProduct } from "./plan-products.ts"
import { indexRenamed, renameRows } from "./rename-rows.ts"
import { batches, type Reading } from "./product-batches.ts"
import { sourceOf } from "./product-file.ts"
import type { Progress } from "#backend/texts/command-progress.ts"
import { surveyFile } from "./survey-file.ts"
import { lockProducts, writeProducts } from "./write-products.ts"

/** Wrong cells that are listed; a file with more has one thing wrong everywhere. */
export const maxListed = 1000
type Options = {
  /** Whether the file is only checked. */
  readonly isDry: boolean
  readonly company: string
  readonly now: () => Instant
  readonly progress: Progress
  readonly storage: PictureStorage
  /** Folder of the pictures that are files; that of the product file without it. */
  readonly pictures?: string
  /** Sign before a fraction in the numbers of the file; found by the numbers without it. */
  readonly decimal?: Sign | null
  readonly network?: Network
  /** Days by which the dates of the file are later in the shop: those of the demo's file are about the first start. */
  readonly daysLater?: number
  /** Cashback rates that a product may have, in thousandths; the usual ones without it. */
  readonly cashbackRates?: ReadonlyArray<number>
}
/** `unlisted`: handles of the products that no list shows, by what they lack. */
type Counts = { rows: number; created: number; changed: number; unchanged: number; unlisted: Record<Lack, Set<string>> }
const noCounts = (): Counts => ({
  rows: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  unlisted: { picture: new Set(), stock: new Set() },
})

export type Report = Readonly<Counts> & {
  readonly wrong: ReadonlyArray<Wrong>
  /** Pictures that were refused: their products are written without them. */
  readonly leftOut: ReadonlyArray<Wrong>
  readonly remarks: ReadonlyArray<Remark>
  readonly ignored: ReadonlyArray<string>
  readonly moves: ShownMoves
  readonly pictures: number
  readonly isWritten: boolean
}

/** Plans of products; what cannot be written is noted. */
const notedPlans = async (
  db: Database,
  products: ReadonlyArray<ImportedProduct>,
  now: string,
  note: (wrong: Wrong) => void,
): Promise<ReadonlyArray<PlannedProduct>> => {
  const { planned, wrong } = await planProducts(db, products, now)
  for (const fault of wrong) note(fault)
  return planned
}

const countPlans = (counts: Counts, plans: ReadonlyArray<PlannedProduct>): void => {
  for (const { id, isChanged, variants, lack, from } of plans) {
    // Rows of one product may stand apart: the last plan of it says what the shop will have.
    for (const handles of Object.values(counts.unlisted)) handles.delete(from.slug)
    if (lack !== null) counts.unlisted[lack].add(from.slug)
    if (id === null) counts.created += 1
    else if (isChanged || variants.length > 0) counts.changed += 1
    else counts.unchanged += 1
  }
}

/** Size and time of the file, by which a change shows. Throws `UnreadableFile` where there is none. */
const fingerprint = async (path: string): Promise<string> => {
  const stats = await stat(path).catch(() => null)
  if (stats?.isDirectory() === true) throw new UnreadableFile({ key: "import.isFolder", values: { path } })
  if (stats?.isFile() !== true) throw new UnreadableFile({ key: "command.noFile", values: { file: path } })
  return `${stats.size} ${stats.mtimeMs}`
}

/** A reading whose rows its user counts. */
type CountedReading = Omit<Reading, "onRow">

/** Checks every line; returns the counts and the moves of what would be written. A file that cannot be read on is noted too. */
const checkFile = async (db: Database, reading: CountedReading, at: Instant, progress: Progress) => {
  const counts = noCounts()
  const all: LineMove[] = []
  try {
    for await (const products of batches(db, { ...reading, onRow: () => (counts.rows += 1) })) {
      const plans = await notedPlans(db, products, at, reading.note)
      countPlans(counts, plans)
      for (const { moves } of plans) all.push(...moves)
      progress({ key: "import.checkedRows", values: { rows: counts.rows, total: reading.total } })
    }
    return { counts, moves: shownMoves(all), unreadable: null }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    const unreadable: Wrong = { line: error.line, column: "", reason: error.reason }
    return { counts, moves: shownMoves(all), unreadable }
  }
}

type Writing = Pick<Options, "company" | "progress"> & {
  readonly at: Instant
  /** Of the file as it was checked. */
  readonly checked: string
  readonly hasFaults: () => boolean
}

/** Writes the products in batches; returns their counts. Throws `UnreadableFile` where the file or the shop was changed since the check. */
const writeAll = async (db: Database, reading: CountedReading, { company, progress, at, checked, hasFaults }: Writing): Promise<Counts> => {
  const counts = noCounts()
  const changedMeanwhile = () =>
    new UnreadableFile({ key: "import.changedMeanwhile", values: { products: counts.created + counts.changed } })
  for await (const products of batches(db, { ...reading, onRow: () => (counts.rows += 1) })) {
    if ((await fingerprint(reading.path)) !== checked) throw changedMeanwhile()
    const plans = await db.transaction(
      async (tx) => {
        // Compared under the lock: what is sold meanwhile is not put back.
        await lockProducts(tx, products)
        const locked = await notedPlans(tx, products, at, reading.note)
        if (hasFaults()) throw changedMeanwhile()
        // Read again: rows of a rolled-back transaction must not be cached.
        await writeProducts(tx, await readNamedRows(tx), locked, company, at)
        return locked
      },
      { unlimited: true },
    )
    countPlans(counts, plans)
    progress({ key: "import.wroteRows", values: { rows: counts.rows, total: reading.total } })
  }
  return counts
}

/**
 * Imports the products of a file. Writes nothing where a single line is wrong; a picture that is refused is left out of its product. After
 * an interruption whole products are written, and the import may be repeated. Throws `UnreadableFile` where there is no file.
 */
export const importProducts = async (db: Database, path: string, options: Options): Promise<Report> => {
  const { isDry, company, now, progress, storage, pictures = dirname(path), decimal = null, network, daysLater = 0 } = options
  const checked = await fingerprint(path)
  const wrong: Wrong[] = []
  const found: { columns: Columns | null } = { columns: null }
  /** With the heading that the file has in place of our own. */
  const named = <Placed extends { readonly column: string }>(placed: Placed): Placed =>
    found.columns === null ? placed : { ...placed, column: headingInFile(found.columns, placed.column) }
  const note = (fault: Wrong): void => {
    const { line, column } = named(fault)
    // A wrong cell is not reported as missing too.
    const isNoted = wrong.some((other) => line === other.line && column === other.column)
    if (wrong.length < maxListed && !isNoted) wrong.push({ ...fault, column })
  }
  const survey = await surveyFile(sourceOf(path), decimal, progress)
  const match = matchNames(await readNamedRows(db))
  const at = now()
  /** Pictures by their source, as the first line that names them has them. */
  const sources = new Map<string, PictureSource>()
  /** Rows that look like a total, by their line; the file is read more than once. */
  const totals = new Map<number, Remark>()
  let names: ReadonlyMap<string, string | null> = new Map()
  const reading: CountedReading = {
    path,
    meanings: survey.meanings,
    cashbackRates: options.cashbackRates ?? cashbackRates,
    total: survey.rows,
    note,
    onColumns: (columns) => (found.columns = columns),
    onTotal: (line, word) => totals.set(line, { line, column: "", reason: { key: "import.total", values: { word } } }),
    onPictures: (product) => {
      for (const picture of product.sources) if (!sources.has(picture.source)) sources.set(picture.source, picture)
    },
    matched: (product) => withDatesLater(withPictures(match.matched(product, note), names), daysLater),
  }
  const { counts, moves, unreadable } = await checkFile(db, reading, at, progress)
  if (unreadable === null) for (const clash of match.clashes()) note(clash)
  else wrong.push(unreadable)
  wrong.sort((one, other) => one.line - other.line)
  const checkReport = {
    ...counts,
    wrong,
    remarks: [...totals.values(), ...match.remarks().map(named)],
    ignored: found.columns?.ignored ?? [],
    moves,
    pictures: 0,
    isWritten: false,
  }
  // Pictures are opened last: decoding them takes far longer than the lines.
  if (wrong.length > 0) return { ...checkReport, leftOut: [] }
  const taking = { db, storage, isDry, read: picturesOfFolder(pictures), now: at, progress, ...(network && { network }) }
  const taken = await takePictures(taking, [...sources.values()])
  names = taken.names
  if (isDry) {
    // Compared once more, by the names of pictures that the shop has already.
    const { counts: compared } = names.size === 0 ? { counts } : await checkFile(db, reading, at, progress)
    return { ...checkReport, ...compared, leftOut: taken.wrong.map(named), pictures: taken.stored }
  }
  await renameRows(db, match.renames())
  const written = await writeAll(db, reading, { company, progress, at, checked, hasFaults: () => wrong.length > 0 })
  // Also where nothing changed: an import that is repeated may have been stopped before this.
  await indexRenamed(db, at, progress)
  return { ...checkReport, ...written, leftOut: taken.wrong.map(named), pictures: taken.stored, isWritten: true }
}
