/** Statement as a file of comma-separated values that spreadsheets open. */
import type { Instant } from "#domain/entities/ids.ts"
import type { StoreCredit } from "#domain/entities/wallet/store-credit.ts"
import { localDate } from "#domain/rules/calendar-date.ts"
import { formatTime } from "#domain/rules/texts/dates.ts"

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

/** Local time, `2026-11-21 07:30`, which spreadsheets take for a date. */
const writtenTime = (instant: Instant): string => `${localDate(instant)} ${formatTime(instant)}`

/** The byte order mark marks the text as UTF-8 for spreadsheets. */
export const statementFile = (headings: ReadonlyArray<string>, rows: ReadonlyArray<StatementRow>): string =>
  `\uFEFF${[
    headings,
    ...rows.map((row) => [writtenTime(row.createdAt), row.action, row.part, row.amount, row.balance, row.orderNumber ?? "", row.memo]),
  ]
    .map((cells) => cells.map(cell).join(","))
    .join("\r\n")}\r\n`
