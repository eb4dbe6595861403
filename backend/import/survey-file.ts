/** What a product file decides as a whole, found before its lines are checked. */
import { collectProofs, meaningsOf, type Sign, type SignMeanings } from "#backend/tables/numerals.ts"
import type { TableSource } from "#backend/tables/text-encoding.ts"
import type { Separator } from "#backend/tables/text-table.ts"
import { UnreadableFile } from "#backend/tables/table-row.ts"
import type { Progress } from "#backend/texts/command-progress.ts"
import { numberFields } from "./fields.ts"
import { readRows } from "./product-file.ts"

type Survey = { readonly meanings: SignMeanings; readonly rows: number }

const rowsPerReport = 1000

/** Reads the file as far as it can be read; `decimal` is the sign before a fraction where the operator names it. Throws `NoColumns`. */
export const surveyFile = async (source: TableSource, decimal: Sign | null, progress: Progress): Promise<Survey> => {
  const { proofs, add } = collectProofs()
  let separator: Separator | null = null
  let rows = 0
  try {
    for await (const { cells } of readRows(source, { onColumns: (_, found) => (separator = found) })) {
      rows += 1
      if (rows % rowsPerReport === 0) progress({ key: "import.readRows", values: { rows } })
      for (const field of numberFields) add(cells[field] ?? "")
    }
  } catch (error) {
    // Named with its line by the check that follows.
    if (!(error instanceof UnreadableFile)) throw error
  }
  return { meanings: meaningsOf(proofs, separator, decimal), rows }
}
