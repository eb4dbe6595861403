/** Rows of a text table: comma, semicolon or tab separated, in UTF-8, UTF-16 or Windows-1251. */
import { pipeline, Readable } from "node:stream"
import { CsvError, parse } from "csv-parse"
import type { MessageRef } from "#backend/texts/format-message.ts"
import { decodedText, headText, type Encoding, type TableSource } from "./text-encoding.ts"
import { UnreadableFile, type TableRow } from "./table-row.ts"

/** Maximum length of a row in characters, so that an open quote does not fill the memory. */
const maxRowLength = 500_000

/** Reasons by the code of a `CsvError`. */
const causes: Readonly<Record<string, MessageRef>> = {
  CSV_QUOTE_NOT_CLOSED: { key: "table.quoteNotClosed" },
  CSV_INVALID_CLOSING_QUOTE: { key: "table.quoteClosedEarly" },
  INVALID_OPENING_QUOTE: { key: "table.quoteInside" },
  CSV_INCONSISTENT_RECORD_LENGTH: { key: "table.otherCellCount" },
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: { key: "table.otherCellCount" },
  CSV_MAX_RECORD_SIZE: { key: "table.rowTooLong", values: { max: maxRowLength } },
}

const separators = [",", ";", "\t"] as const
export type Separator = (typeof separators)[number]

type Layout = {
  readonly separator: Separator
  /** Line of the first row, after the line by which a spreadsheet names its separator, `sep=;`. */
  readonly from: number
}

/** Whether the cells of a row are the headings. */
type IsHeadings = (cells: ReadonlyArray<string>) => boolean

/** Lines in which the headings are looked for. */
const maxHeadLines = 20

/** The separator that the file names, or that its headings, else its first line with one, have most of outside quotes. */
export const layoutOf = (head: Buffer, encoding: Encoding, isHeadings: IsHeadings = () => false): Layout => {
  const lines = headText(head, encoding).split(/\r?\n/u)
  const named = /^"?sep=(?<separator>[,;\t])"?$/iu.exec(lines[0] ?? "")?.groups?.["separator"]
  const given = separators.find((separator) => separator === named)
  if (given !== undefined) return { separator: given, from: 2 }
  // A title above the headings may have a comma: «Үлдэгдлийн тайлан, 2026».
  const headings = lines
    .slice(0, maxHeadLines)
    .find((line) => separators.some((separator) => isHeadings(line.replaceAll('"', "").split(separator))))
  const [plain = ""] = (headings === undefined ? lines : [headings])
    .map((line) => line.replaceAll(/"[^"]*"/gu, ""))
    .filter((line) => /[,;\t]/u.test(line))
  const count = (separator: Separator): number => plain.split(separator).length
  const [most = ","] = separators.toSorted((one, other) => count(other) - count(one))
  return { separator: most, from: 1 }
}

export type Leniency = {
  /** Whether rows may have another number of cells than the first, and quotes in the middle of a cell. */
  readonly isLenient: boolean
  /** Finds headings below titles. Rows may then have another number of cells than the first, and the caller compares them. */
  readonly isHeadings?: IsHeadings
}

type Reading = Layout & Leniency & { readonly source: TableSource; readonly encoding: Encoding }
type Parsed = { readonly record: ReadonlyArray<string>; readonly info: { readonly lines: number } }

/** Records of the file; `onRecord` is called with the last line of each as soon as it is parsed. */
const parsed = (
  { source, encoding, separator, from, isLenient, isHeadings }: Reading,
  onRecord: (lastLine: number) => void,
): AsyncIterable<Parsed> => {
  const parser = parse({
    delimiter: separator,
    from_line: from,
    info: true,
    max_record_size: maxRowLength,
    relax_column_count: isLenient || isHeadings !== undefined,
    relax_quotes: isLenient,
    skip_empty_lines: true,
    on_record: (record: string[], { lines }) => {
      onRecord(lines)
      return record
    },
  })
  // The parser is destroyed with the error of its source.
  pipeline(Readable.from(decodedText(source, encoding)), parser, () => undefined)
  return parser as AsyncIterable<Parsed>
}

/** Rows in order. Throws `UnreadableFile`. */
export const textRows = async function* (reading: Reading): AsyncGenerator<TableRow> {
  let line = reading.from
  // The parser is ahead of the reader, and its errors name the line at which it gave up, which may be the last of the file.
  let lineOfFault = reading.from
  try {
    for await (const { record, info } of parsed(reading, (lastLine) => (lineOfFault = lastLine + 1))) {
      yield { line, cells: record }
      line = info.lines + 1
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const cause = causes[error.code] ?? { key: "table.csvError", values: { error: error.message.slice(0, 200) } }
    throw new UnreadableFile(cause, lineOfFault)
  }
}
