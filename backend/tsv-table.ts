/** Reader of the tab-separated tables under `data/`; the first line names the columns. */
import { readFile } from "node:fs/promises"
import { fileAt } from "./paths.ts"

/** The rows of `data/{name}.tsv` by column name; a missing cell is empty text. */
export const readTable = async <Column extends string>(name: string): Promise<ReadonlyArray<Record<Column, string>>> => {
  const [head = "", ...lines] = (await readFile(fileAt(`data/${name}.tsv`), "utf8")).split(/\r?\n/).filter((line) => line !== "")
  const columns = head.split("\t")
  return lines.map((line) => {
    const cells = line.split("\t")
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""])) as Record<Column, string>
  })
}
