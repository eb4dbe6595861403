/** Reading of a product file, row by row: UTF-8, comma, semicolon or tab, a line of headings first. */
import { createReadStream } from "node:fs"
import { open } from "node:fs/promises"
import { pipeline, Readable } from "node:stream"
import { CsvError, parse } from "csv-parse"
import { OperatorError } from "#backend/texts/command-language.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import type { TextKey } from "#backend/texts/text-key.ts"
import { columnsOf, type Columns, type Field } from "./columns.ts"

export type FileRow = {
  /** Line at which the row begins, from 1. */
  readonly line: number
  /** Trimmed; empty where the cell is empty. A column that the file does not have is absent. */
  readonly cells: Readonly<Partial<Record<Field, string>>>
}

/** The file cannot be read on from a line, and why. */
export class UnreadableFile extends OperatorError {
  override readonly name = "UnreadableFile"
  constructor(
    reason: MessageRef,
    readonly line = 1,
  ) {
    super(reason)
  }
}

/** Longest row in characters, so that an open quote does not fill the memory. */
const longestRow = 500_000

/** Reasons by the code of a `CsvError`. */
const causes: Readonly<Record<string, MessageRef>> = {
  CSV_QUOTE_NOT_CLOSED: { key: "import.quoteNotClosed" },
  CSV_INVALID_CLOSING_QUOTE: { key: "import.quoteClosedEarly" },
  INVALID_OPENING_QUOTE: { key: "import.quoteInside" },
  CSV_INCONSISTENT_RECORD_LENGTH: { key: "import.otherCellCount" },
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: { key: "import.otherCellCount" },
  CSV_MAX_RECORD_SIZE: { key: "import.rowTooLong", values: { longest: longestRow } },
}

const decoded = async function* (path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let line = 1
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    try {
      const text = decoder.decode(chunk, { stream: true })
      line += text.split("\n").length - 1
      yield text
    } catch {
      const readable = new TextDecoder().decode(chunk).split("\uFFFD", 1)[0] ?? ""
      throw new UnreadableFile({ key: "import.notUtf8" }, line + readable.split("\n").length - 1)
    }
  }
  try {
    yield decoder.decode()
  } catch {
    throw new UnreadableFile({ key: "import.endsWithinLetter" }, line)
  }
}

/** Reason of another kind of file, which a merchant takes for a product file, by its first bytes. */
const otherKind = (head: Buffer): TextKey | null => {
  const [first, second] = head
  if (head.subarray(0, 2).equals(Buffer.from("PK"))) return "import.isWorkbook"
  if (head.subarray(0, 4).equals(Buffer.from("d0cf11e0", "hex"))) return "import.isOldWorkbook"
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  // Every other byte of Latin headings is nought.
  return hasMark || (head.length > 1 && (first === 0) !== (second === 0)) ? "import.isUtf16" : null
}

/** The separator that the first line has most of. Throws `UnreadableFile` for what begins as another kind of file. */
const separatorOf = async (path: string): Promise<string> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64_000), 0, 64_000, 0)
    const kind = otherKind(buffer.subarray(0, bytesRead))
    if (kind !== null) throw new UnreadableFile({ key: kind })
    const heading = buffer.toString("utf8", 0, bytesRead).split("\n", 1)[0] ?? ""
    return [",", ";", "\t"].toSorted((one, other) => heading.split(other).length - heading.split(one).length)[0] ?? ","
  } finally {
    await file.close()
  }
}

type Parsed = { readonly record: ReadonlyArray<string>; readonly info: { readonly lines: number } }

/** Records of the file; `to` ends after so many. */
const parsed = async (path: string, to?: number): Promise<AsyncIterable<Parsed>> => {
  const parser = parse({
    bom: true,
    delimiter: await separatorOf(path),
    info: true,
    max_record_size: longestRow,
    skip_empty_lines: true,
    ...(to !== undefined && { to }),
  })
  // The parser is destroyed with the error of its source.
  pipeline(Readable.from(decoded(path)), parser, () => undefined)
  return parser as AsyncIterable<Parsed>
}

/** Line at which the row after `records` others begins: the parser names the line at which it gave up, which may be the last of the file. */
const lineAfter = async (path: string, records: number): Promise<number> => {
  let line = 1
  if (records > 0) for await (const { info } of await parsed(path, records)) line = info.lines + 1
  return line
}

const rowOf = ({ at }: Columns, line: number, values: ReadonlyArray<string>): FileRow => {
  const cells: Partial<Record<Field, string>> = {}
  for (const [index, field] of at.entries()) if (field !== null) cells[field] ||= (values[index] ?? "").trim()
  return { line, cells }
}

/** Rows in order, with the columns of the file. Throws `UnreadableFile` or `NoColumns`. */
export const readRows = async function* (path: string, onColumns: (columns: Columns) => void): AsyncGenerator<FileRow> {
  let columns: Columns | null = null
  let line = 1
  try {
    for await (const { record, info } of await parsed(path)) {
      const ended = info.lines
      if (columns === null) {
        columns = columnsOf(record)
        onColumns(columns)
      } else if (record.some((cell) => cell.trim() !== "")) yield rowOf(columns, line, record)
      line = ended + 1
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const cause = causes[error.code] ?? { key: "import.csvError", values: { error: error.message.slice(0, 200) } }
    throw new UnreadableFile(cause, await lineAfter(path, Number(error["records"])))
  }
  if (columns === null) throw new UnreadableFile({ key: "import.empty" })
}
