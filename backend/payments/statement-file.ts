/** Statement file of a bank: comma, semicolon or tab separated, UTF-8 or Windows-1251, with a line of headings. */
import { createHash } from "node:crypto"
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

export const statementText = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("windows-1251").decode(bytes)
  }
}

/** Fields of each record with its line; quoted fields may hold separators and line ends. */
const recordsOf = (text: string, separator: string): ReadonlyArray<{ readonly line: number; readonly fields: ReadonlyArray<string> }> => {
  const records: { line: number; fields: string[] }[] = []
  let fields: string[] = []
  let field = ""
  let isQuoted = false
  let [line, began] = [1, 1]
  const endRecord = () => {
    fields.push(field)
    if (fields.some((one) => one.trim() !== "")) records.push({ line: began, fields })
    ;[fields, field, began] = [[], "", line]
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? ""
    if (char === "\n") line += 1
    if (isQuoted) {
      if (char !== '"') field += char
      else if (text[at + 1] === '"') {
        field += char
        at += 1
      } else isQuoted = false
    } else if (char === '"') isQuoted = true
    else if (char === separator) {
      fields.push(field)
      field = ""
    } else if (char === "\n") endRecord()
    else if (char !== "\r") field += char
  }
  endRecord()
  return records
}

/** The separator that the first line has most of. */
const separatorOf = (text: string): string => {
  const heading = text.split("\n", 1)[0] ?? ""
  const counted = [",", ";", "\t"].map((separator) => ({ separator, count: heading.split(separator).length }))
  return counted.toSorted((one, other) => other.count - one.count)[0]?.separator ?? ","
}

/** `105,000.00`, `105 000`, `105000.5`; `null` for anything else. Throws an `OperatorError` for what can be read in two ways. */
const amountOf = (text: string, line: number): number | null => {
  const plain = text.replaceAll(/[\s']/g, "")
  if (/^[+-]?\d{1,3}\.\d{3}$/.test(plain))
    throw new OperatorError({ key: "statement.ambiguousAmount", values: { line, amount: text.trim() } })
  return /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(plain) ? Number(plain.replaceAll(",", "")) : null
}

/** Incoming lines; those without an amount, or of money that went out, are left out. Throws an `OperatorError` where the statement cannot be read. */
export const statementLines = (file: string, columns: StatementColumns): ReadonlyArray<StatementLine> => {
  const text = file.replace(/^\uFEFF/, "")
  const [heading, ...records] = recordsOf(text, separatorOf(text))
  const headings = heading?.fields.map((one) => one.trim().toLowerCase()) ?? []
  const columnOf = (name: string): number => {
    const at = headings.indexOf(name.trim().toLowerCase())
    if (at === -1) throw new OperatorError({ key: "statement.noColumn", values: { name, columns: heading?.fields.join(", ") ?? "–" } })
    return at
  }
  const [date, amount, description] = [columnOf(columns.date), columnOf(columns.amount), columnOf(columns.description)]
  const reference = columns.reference === null ? null : columnOf(columns.reference)
  const currency = columns.currency === null ? null : columnOf(columns.currency)
  const seen = new Map<string, number>()
  return records.flatMap(({ line, fields }) => {
    const at = (column: number | null): string => (column === null ? "" : (fields[column] ?? "").trim())
    if (at(amount) === "") return []
    const value = amountOf(at(amount), line)
    if (value === null) throw new OperatorError({ key: "statement.noAmount", values: { line, amount: at(amount) } })
    if (value <= 0) return []
    const content = [at(date), value, at(description), at(currency)].join("\u0000")
    const times = seen.get(content) ?? 0
    seen.set(content, times + 1)
    const own = createHash("sha256").update(`${content}\u0000${times}`).digest("hex").slice(0, 32)
    return [
      {
        line,
        reference: at(reference) || own,
        date: at(date),
        amount: value,
        currency: at(currency) || "MNT",
        description: at(description),
      },
    ]
  })
}

/** A sum as an operator reads it, `15,000 MNT`; empty for none. */
export const printedSum = (amount: number | null, currency: string): string =>
  amount === null ? "" : `${amount.toLocaleString("en")} ${currency}`
