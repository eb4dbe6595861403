/** Rows of the first sheet of a workbook (xlsx), with dates and numbers as their cells have them. */
import { closeSync, createReadStream, openSync, writeSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { Readable } from "node:stream"
import { streamXlsxRows, type CellValue } from "hucre/xlsx"
import type { TableSource } from "./text-encoding.ts"
import { UnreadableFile, type TableRow } from "./table-row.ts"
import { uncalculatedCells } from "./uncalculated-cells.ts"

/** Stream of bytes as the library declares it; the platform declares one more reader of it. */
type AnyStream = Extract<Parameters<typeof streamXlsxRows>[0], { readonly locked: boolean }>

/** Largest workbook in bytes: 100,000 products are some 5 MB. */
const maxBytes = 200_000_000

/** Digits of a fraction that a cell keeps. Three could be read as thousands, and a calculated price is `19900.000000001`. */
const fractionDigits = 2

/** A cell as a text table would have it: `19900`, `36.5`, `2026-11-23`, `2026-11-23 14:30:00`, `true`. */
const cellText = (value: CellValue): string => {
  if (value === null) return ""
  if (typeof value === "number") return Number.isInteger(value) ? value.toFixed(0) : String(Number(value.toFixed(fractionDigits)))
  if (!(value instanceof Date)) return String(value)
  const [day = "", time = ""] = value.toISOString().split(/[T.]/u)
  // A workbook has no time zone: the library gives what it shows as UTC.
  return time === "00:00:00" ? day : `${day} ${time}`
}

/** Writes the rows to a file, a line each. The library goes on reading while its rows are waited with, so they must be taken at once. */
const spoolRows = async (source: TableSource, path: string): Promise<void> => {
  const file = openSync(path, "w")
  try {
    const input = Readable.toWeb(Readable.from(source())) as AnyStream
    for await (const { index, values } of streamXlsxRows(input, { maxInputBytes: maxBytes })) {
      const row: TableRow = { line: index + 1, cells: values.map(cellText) }
      writeSync(file, `${JSON.stringify(row)}\n`)
    }
  } catch (error) {
    // Failures of the disk have a code, those of the library have none.
    if (!(error instanceof Error) || "code" in error) throw error
    throw new UnreadableFile({ key: "table.brokenWorkbook", values: { error: error.message.slice(0, 200) } })
  } finally {
    closeSync(file)
  }
}

/** Cells that a refusal names. */
const maxNamed = 5

/** Cells without a value; none of a damaged archive, which the library refuses. */
const readableCells = (archive: Buffer): ReadonlyArray<string> => {
  try {
    return uncalculatedCells(archive, maxNamed)
  } catch {
    return []
  }
}

/** Throws `UnreadableFile` where formulas have no value: their cells would be read as empty. */
const requireCalculated = async (source: TableSource): Promise<void> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of source()) {
    size += chunk.length
    // The library refuses such a workbook.
    if (size > maxBytes) return
    chunks.push(chunk)
  }
  const cells = readableCells(Buffer.concat(chunks))
  if (cells.length === 0) return
  throw new UnreadableFile(
    { key: "table.uncalculated", values: { cells: cells.join(", ") } },
    Number(/\d+$/u.exec(cells[0] ?? "")?.[0] ?? 1),
  )
}

/** Rows that have a cell, with their number in the sheet. Throws `UnreadableFile`. */
export const workbookRows = async function* (source: TableSource): AsyncGenerator<TableRow> {
  await requireCalculated(source)
  const folder = await mkdtemp(join(tmpdir(), "delguur-workbook-"))
  try {
    const path = join(folder, "rows")
    await spoolRows(source, path)
    for await (const line of createInterface({ input: createReadStream(path) })) yield JSON.parse(line) as TableRow
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
