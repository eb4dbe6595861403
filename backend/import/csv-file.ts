/** CSV file of an export. */
import { createWriteStream } from "node:fs"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { stringify } from "csv-stringify"
import { wholeFile } from "#backend/whole-file.ts"

/** Writes the rows as they come, whole or not at all. */
export const writeCsv = (path: string, rows: AsyncIterable<ReadonlyArray<string>>): Promise<void> =>
  // Spreadsheets take a file without a byte order mark for another encoding.
  wholeFile(path, (unfinished) => pipeline(Readable.from(rows), stringify({ bom: true }), createWriteStream(unfinished)))
