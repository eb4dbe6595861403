/** Rows of a product file, by the columns of its headings. */
import { createReadStream } from "node:fs"
import { readNumeral, usualMeanings } from "#backend/tables/numerals.ts"
import { openTable } from "#backend/tables/open-table.ts"
import { requireLetters, type TableSource } from "#backend/tables/text-encoding.ts"
import type { Separator } from "#backend/tables/text-table.ts"
import { UnreadableFile, type TableRow } from "#backend/tables/table-row.ts"
import { columnsOf, isHeadings, maxHeadRows, type Columns } from "./columns.ts"
import type { Field } from "./fields.ts"

export type FileRow = {
  /** Line at which the row begins, from 1. */
  readonly line: number
  /** Trimmed. A column that the file does not have is absent, and so is an empty cell that leaves its value as it is. */
  readonly cells: Readonly<Partial<Record<Field, string>>>
}

const rowOf = ({ at }: Columns, { line, cells: values }: TableRow): FileRow => {
  const cells: Partial<Record<Field, string>> = {}
  for (const [index, column] of at.entries()) {
    const value = (values[index] ?? "").trim()
    if (column === null || (value === "" && column.isLeftWhenEmpty)) continue
    cells[column.field] ||= value
    if (column.name !== null) cells[column.name.field] = column.name.text
  }
  return { line, cells }
}

export const sourceOf =
  (path: string): TableSource =>
  () =>
    createReadStream(path)

const total = /^(?:нийт|бүгд|дүн|нийлбэр|(?:grand )?total)(?: дүн)?\s*[:.]?$/iu

/** The word of a total in a row that has nothing else but numbers, and no code: `Нийт;;25;1 290 000`; `null` for any other row. */
const totalOf = ({ at, kind }: Columns, cells: ReadonlyArray<string>): string | null => {
  const filled = cells.map((cell) => cell.trim()).flatMap((text, index) => (text === "" ? [] : [{ text, field: at[index]?.field }]))
  const [word, ...others] = filled.filter(({ text }) => readNumeral(text, usualMeanings) === null)
  const hasCode = filled.some((cell) => cell !== word && (cell.field === "sku" || cell.field === "handle"))
  return kind === "own" && word !== undefined && others.length === 0 && !hasCode && total.test(word.text) ? word.text : null
}

/** Takes what a file has beside its products. */
export type FileListener = {
  readonly onColumns: (columns: Columns, separator: Separator | null) => void
  /** A row that looks like a total is left out. */
  readonly onTotal?: (line: number, word: string) => void
}

const isBlank = ({ cells }: TableRow): boolean => cells.every((cell) => cell.trim() === "")

/** Rows above the headings are left out. Headings that are not found are those of the first row, which names what is wrong with them. */
const belowHeadings = (head: ReadonlyArray<TableRow>) => {
  const at = Math.max(
    0,
    head.findIndex(({ cells }) => isHeadings(cells)),
  )
  return { headings: head[at], rows: head.slice(at + 1) }
}

/** Rows in order, with the columns of the file. Throws `UnreadableFile` or `NoColumns`. */
export const readRows = async function* (source: TableSource, { onColumns, onTotal }: FileListener): AsyncGenerator<FileRow> {
  const { encoding, separator, rows } = await openTable(source, { isLenient: false, isHeadings })
  const head: TableRow[] = []
  const found: { columns: Columns | null } = { columns: null }
  const read = function* (row: TableRow, columns: Columns): Generator<FileRow> {
    // Rows of a workbook end with their last cell.
    if (separator !== null && row.cells.length !== columns.at.length) throw new UnreadableFile({ key: "table.otherCellCount" }, row.line)
    const word = totalOf(columns, row.cells)
    if (word === null) yield rowOf(columns, row)
    else onTotal?.(row.line, word)
  }
  const begin = function* (): Generator<FileRow> {
    const { headings, rows: below } = belowHeadings(head)
    if (headings === undefined) throw new UnreadableFile({ key: "table.empty" })
    const columns = columnsOf(headings.cells, headings.line)
    found.columns = columns
    onColumns(columns, separator)
    for (const row of below) yield* read(row, columns)
  }
  for await (const row of rows) {
    requireLetters(row, encoding)
    if (isBlank(row)) continue
    if (found.columns !== null) {
      yield* read(row, found.columns)
      continue
    }
    head.push(row)
    if (isHeadings(row.cells) || head.length === maxHeadRows) yield* begin()
  }
  if (found.columns === null) yield* begin()
}
