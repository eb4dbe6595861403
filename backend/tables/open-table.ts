/** Table file of a spreadsheet, an accountant's program or a bank: text in any of the usual encodings, or a workbook. */
import { encodingOf, headOf, type Encoding, type TableSource } from "./text-encoding.ts"
import { layoutOf, textRows, type Leniency, type Separator } from "./text-table.ts"
import { UnreadableFile, type TableRow } from "./table-row.ts"
import { workbookRows } from "./workbook-rows.ts"

export type Table = {
  /** `null` for both in a workbook. */
  readonly encoding: Encoding | null
  readonly separator: Separator | null
  /** Rows in order; the first may be the headings or a title. Throws `UnreadableFile`. */
  readonly rows: AsyncGenerator<TableRow>
}

/** First bytes of a workbook, which is a ZIP archive, and of one before 2007 or with a password. */
const signatures = { workbook: Buffer.from("PK"), oldWorkbook: Buffer.from("d0cf11e0", "hex") } as const

const beginsWith = (head: Buffer, signature: Buffer): boolean => head.subarray(0, signature.length).equals(signature)

/** Opens a table file by its content. Throws `UnreadableFile` for what is none. */
export const openTable = async (source: TableSource, leniency: Leniency): Promise<Table> => {
  const head = await headOf(source)
  if (head.length === 0) throw new UnreadableFile({ key: "table.empty" })
  if (beginsWith(head, signatures.oldWorkbook)) throw new UnreadableFile({ key: "table.isOldWorkbook" })
  if (beginsWith(head, signatures.workbook)) return { encoding: null, separator: null, rows: workbookRows(source) }
  const encoding = await encodingOf(source, head)
  const layout = layoutOf(head, encoding, leniency.isHeadings)
  return { encoding, separator: layout.separator, rows: textRows({ source, encoding, ...leniency, ...layout }) }
}
