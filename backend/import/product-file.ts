/** Rows of a product file, by the columns of its first line. */
import { createReadStream } from "node:fs"
import { openTable } from "#backend/tables/open-table.ts"
import { requireLetters, type TableSource } from "#backend/tables/text-encoding.ts"
import type { Separator } from "#backend/tables/text-table.ts"
import { UnreadableFile, type TableRow } from "#backend/tables/table-row.ts"
import { columnsOf, type Columns } from "./columns.ts"
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

/** Rows in order, with the columns of the file. Throws `UnreadableFile` or `NoColumns`. */
export const readRows = async function* (
  source: TableSource,
  onColumns: (columns: Columns, separator: Separator | null) => void,
): AsyncGenerator<FileRow> {
  const { encoding, separator, rows } = await openTable(source, { isLenient: false })
  let columns: Columns | null = null
  for await (const row of rows) {
    requireLetters(row, encoding)
    if (columns === null) {
      columns = columnsOf(row.cells)
      onColumns(columns, separator)
    } else if (row.cells.some((cell) => cell.trim() !== "")) yield rowOf(columns, row)
  }
  if (columns === null) throw new UnreadableFile({ key: "table.empty" })
}
