/** Items of a kind as a table, `store-stock.csv`: a CSV file as accountants export it, whose errors name line and column. */
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { stringify } from "csv-stringify/sync"
import { maxListLength, textCell, WrongCell, writtenText } from "#backend/import/cells.ts"
import { headingNames, toName } from "#backend/import/mongolian-headings.ts"
import type { ConfigFile } from "#backend/shell/config-file.ts"
import { collectProofs, meaningsOf, readNumeral, type SignMeanings } from "#backend/tables/numerals.ts"
import { openTable } from "#backend/tables/open-table.ts"
import { UnreadableFile, type TableRow } from "#backend/tables/table-row.ts"
import { requireLetters, type TableSource } from "#backend/tables/text-encoding.ts"
import type { Separator } from "#backend/tables/text-table.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import { wholeFile } from "#backend/whole-file.ts"
import type { ContentForm } from "./content-form.ts"

type Column = {
  readonly holds: "text" | "number"
  /** Headings by which accountants name it, in any case. */
  readonly headings?: ReadonlyArray<string>
}
type Columns = Readonly<Record<string, Column>>

/** Place and heading of each column in the file. Throws `UnreadableFile` where one is missing or stands twice; other columns are not read. */
const placesOf = (columns: Columns, { cells, line }: TableRow) =>
  Object.entries(columns).map(([name, { holds, headings = [] }]) => {
    const names = [name, ...headings].map(toName)
    const places = cells.flatMap((cell, at) => (headingNames(cell).some((given) => names.includes(given)) ? [at] : []))
    const [place] = places
    if (place === undefined) {
      const known = [name, ...headings].join(", ")
      throw new UnreadableFile({ key: "content.noColumn", values: { known, columns: cells.join(", ").slice(0, 300) } }, line)
    }
    if (places.length > 1) throw new UnreadableFile({ key: "import.columnTwice", values: { line, columns: cells[place] ?? name } }, line)
    return { name, holds, place, heading: (cells[place] ?? name).trim() }
  })

type Read = {
  readonly places: ReturnType<typeof placesOf>
  readonly rows: ReadonlyArray<TableRow>
  readonly separator: Separator | null
}

const readRows = async (source: TableSource, columns: Columns): Promise<Read> => {
  const { encoding, separator, rows } = await openTable(source, { isLenient: false })
  let places: Read["places"] | null = null
  const read: TableRow[] = []
  for await (const row of rows) {
    requireLetters(row, encoding)
    if (places === null) places = placesOf(columns, row)
    else if (row.cells.some((cell) => cell.trim() !== "")) read.push(row)
  }
  if (places === null) throw new UnreadableFile({ key: "table.empty" })
  return { places, rows: read, separator }
}

/** A number as people write it. What is none stays a text, for the schema to refuse. */
const numberCell = (cell: string, meanings: SignMeanings): number | string => {
  const read = readNumeral(cell, meanings)
  if (read === null) return cell
  if (read.kind === "twofold")
    throw new WrongCell({ key: "content.twofoldNumber", values: { cell, thousands: read.thousands, units: read.units } })
  return Number(`${read.isNegative ? "-" : ""}${read.whole}.${read.fraction || "0"}`)
}

/** Content of the table, an object a row, with the lines of its values. Throws an `OperatorError` with the lines of what cannot be read. */
const readTable = async (file: string, source: TableSource, columns: Columns, example: unknown): Promise<ConfigFile> => {
  const atLine = (line: number, reason: MessageRef): MessageRef => ({ key: "setting.atLine", values: { file, line, reason } })
  const { places, rows, separator } = await readRows(source, columns).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? new OperatorError(atLine(error.line, error.reason), { cause: error }) : error
  })
  const located: ConfigFile["located"] = ([index, name], reason) => {
    const line = typeof index === "number" ? (rows[index]?.line ?? 1) : 1
    const column = places.find((place) => place.name === name)
    if (column === undefined) return atLine(line, reason)
    const value = (example as Readonly<Record<string, unknown>>)[column.name]
    const shown: MessageRef = { key: "setting.example", values: { reason, example: JSON.stringify(value) } }
    return { key: "setting.at", values: { file, line, setting: column.heading, reason: value === undefined ? reason : shown } }
  }
  const { proofs, add } = collectProofs()
  for (const { cells } of rows) for (const { holds, place } of places) if (holds === "number") add(cells[place] ?? "")
  const meanings = meaningsOf(proofs, separator, null)
  const faults: MessageRef[] = []
  const content = rows.map(({ cells }, at) =>
    Object.fromEntries(
      places.flatMap(({ name, holds, place }) => {
        const cell = (cells[place] ?? "").trim()
        if (cell === "") return []
        try {
          return [[name, holds === "number" ? numberCell(cell, meanings) : textCell(cell, maxListLength)]]
        } catch (error) {
          if (!(error instanceof WrongCell)) throw error
          faults.push(located([at, name], error.reason))
          return []
        }
      }),
    ),
  )
  if (faults.length > 0) throw new OperatorError({ key: "content.wrong", values: { reasons: faults } })
  return { content, located }
}

const cellOf = (value: unknown): string => (typeof value === "number" ? String(value) : typeof value === "string" ? writtenText(value) : "")

/** Form of a kind whose items are rows of these columns, in their order; an empty cell leaves its value out. */
export const table = (columns: Columns): ContentForm => {
  const fileOf = (name: string): string => `${name}.csv`
  return {
    fileOf,
    read: async (folder, name, { example }) => {
      const bytes = await readFile(path.join(folder, fileOf(name)))
      return readTable(fileOf(name), () => [bytes], columns, example)
    },
    write: (folder, name, items) => {
      const names = Object.keys(columns)
      const rows = items.map((item) => names.map((column) => cellOf((item as Readonly<Record<string, unknown>>)[column])))
      // Spreadsheets take a file without a byte order mark for another encoding.
      return wholeFile(path.join(folder, fileOf(name)), (unfinished) => writeFile(unfinished, stringify([names, ...rows], { bom: true })))
    },
  }
}
