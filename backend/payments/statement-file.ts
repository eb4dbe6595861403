/** Statement file of a bank: a table whose headings are settings, below whatever the bank writes at the top. */
import { createHash } from "node:crypto"
import { collectProofs, meaningsOf, readNumeral, type Sign, type SignMeanings } from "#backend/tables/numerals.ts"
import { openTable } from "#backend/tables/open-table.ts"
import type { TableRow } from "#backend/tables/table-row.ts"
import type { TableSource } from "#backend/tables/text-encoding.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import type { StatementColumns } from "./providers/bank-transfer.ts"

export type StatementLine = {
  /** Line of the file, from 1. */
  readonly line: number
  /** The bank's number, or one made of the content: the same in each file that has the line. */
  readonly reference: string
  readonly date: string
  readonly amount: number
  readonly currency: string
  readonly description: string
}

/** Rows in which the line of headings is looked for. */
const maxHeadRows = 50

/** The row of headings, and the rows below it. */
type Found = { readonly headings: ReadonlyArray<string>; readonly rows: ReadonlyArray<TableRow> }

const normalized = (heading: string): string => heading.trim().toLowerCase()

/** Throws an `OperatorError` where no row has all columns. */
const belowHeadings = (rows: ReadonlyArray<TableRow>, columns: StatementColumns): Found => {
  const names = Object.values(columns).filter((name) => name !== null)
  const lacking = (row: TableRow | undefined): ReadonlyArray<string> => {
    const headings = row?.cells.map(normalized) ?? []
    return names.filter((name) => !headings.includes(normalized(name)))
  }
  const head = rows.slice(0, maxHeadRows)
  const at = head.findIndex((row) => lacking(row).length === 0)
  const row = rows[at]
  if (row !== undefined) return { headings: row.cells.map(normalized), rows: rows.slice(at + 1) }
  const [best] = head.toSorted((one, other) => lacking(one).length - lacking(other).length)
  const [name = ""] = lacking(best)
  throw new OperatorError({ key: "statement.noColumn", values: { name, columns: best?.cells.join(", ") ?? "–" } })
}

/** An amount, `105,000.00` or `105 000,5`. Throws an `OperatorError` for none, and for what can be read in two ways. */
const amountOf = (text: string, line: number, meanings: SignMeanings): number => {
  const read = readNumeral(text, meanings)
  if (read === null) throw new OperatorError({ key: "statement.noAmount", values: { line, amount: text } })
  if (read.kind === "twofold") throw new OperatorError({ key: "statement.ambiguousAmount", values: { line, amount: text } })
  return Number(`${read.isNegative ? "-" : ""}${read.whole}.${read.fraction || "0"}`)
}

/**
 * Incoming lines; those without an amount, or of money that went out, are left out. `decimal` is the sign before a fraction where the operator
 * names it. Throws an `OperatorError` where the statement cannot be read.
 */
export const statementLines = async (
  source: TableSource,
  columns: StatementColumns,
  decimal: Sign | null = null,
): Promise<ReadonlyArray<StatementLine>> => {
  const table = await openTable(source, { isLenient: true })
  const all: TableRow[] = []
  for await (const row of table.rows) all.push(row)
  const { headings, rows } = belowHeadings(all, columns)
  const cellOf = ({ cells }: TableRow, name: string | null): string =>
    name === null ? "" : (cells[headings.indexOf(normalized(name))] ?? "").trim()
  const { proofs, add } = collectProofs()
  for (const row of rows) add(cellOf(row, columns.amount))
  const meanings = meaningsOf(proofs, table.separator, decimal)
  const seen = new Map<string, number>()
  return rows.flatMap((row) => {
    const amount = cellOf(row, columns.amount)
    if (amount === "") return []
    const value = amountOf(amount, row.line, meanings)
    if (value <= 0) return []
    const [date, description, currency] = [cellOf(row, columns.date), cellOf(row, columns.description), cellOf(row, columns.currency)]
    const content = [date, value, description, currency].join("\u0000")
    const times = seen.get(content) ?? 0
    seen.set(content, times + 1)
    const own = createHash("sha256").update(`${content}\u0000${times}`).digest("hex").slice(0, 32)
    const reference = cellOf(row, columns.reference) || own
    return [{ line: row.line, reference, date, amount: value, currency: currency || "MNT", description }]
  })
}

/** A sum as an operator reads it, `15,000 MNT`; empty for none. */
export const printedSum = (amount: number | null, currency: string): string =>
  amount === null ? "" : `${amount.toLocaleString("en")} ${currency}`
