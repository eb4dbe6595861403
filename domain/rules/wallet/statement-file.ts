/** Statement as a file of comma-separated values that spreadsheets open. */
import type { StoreCredit } from "#domain/entities/wallet/store-credit.ts"

/** Texts of a row; `headings` names the columns in this order. */
export type StatementRow = Pick<StoreCredit, "createdAt" | "amount" | "balance" | "orderNumber" | "memo"> & {
  readonly action: string
  readonly part: string
}

/** A text in quotes where commas, quotes or line breaks need them; one that a spreadsheet would calculate stays a text. */
const cell = (value: string | number): string => {
  const text = typeof value === "number" ? String(value) : value.replace(/^[=+@\t\r-]/u, "'$&")
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The byte order mark marks the text as UTF-8 for spreadsheets. */
export const statementFile = (headings: ReadonlyArray<string>, rows: ReadonlyArray<StatementRow>): string =>
  `\uFEFF${[headings, ...rows.map((row) => [row.createdAt, row.action, row.part, row.amount, row.balance, row.orderNumber ?? "", row.memo])]
    .map((cells) => cells.map(cell).join(","))
    .join("\r\n")}\r\n`
