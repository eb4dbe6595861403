/** Reader of the tab-separated tables under `data/`; the first line names the columns. */
import { readFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { fileAt } from "./paths.ts"

/** Rows of a table by column name; a missing cell is empty text. */
type Rows<Column extends string> = ReadonlyArray<Record<Column, string>>

const rowsOf = <Column extends string>(text: string): Rows<Column> => {
  const [head = "", ...lines] = text.split(/\r?\n/).filter((line) => line !== "")
  const columns = head.split("\t")
  return lines.map((line) => {
    const cells = line.split("\t")
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""])) as Record<Column, string>
  })
}

const pathOf = (name: string): string => fileAt(`data/${name}.tsv`)

/** The rows of `data/{name}.tsv`. */
export const readTable = async <Column extends string>(name: string): Promise<Rows<Column>> => rowsOf(await readFile(pathOf(name), "utf8"))

/** The same at once, for what modules need when they are loaded. */
export const readTableSync = <Column extends string>(name: string): Rows<Column> => rowsOf(readFileSync(pathOf(name), "utf8"))
