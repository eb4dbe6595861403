/** Cells of a workbook (xlsx) whose formula has no stored value: programs that write workbooks leave the calculation to a spreadsheet. */
import path from "node:path"
import { unzipSync } from "fflate"

const decoder = new TextDecoder()

/** Largest part in bytes once it is unpacked: the sheet of 100,000 products has some 60 MB. */
const maxUnpacked = 500_000_000

/** Texts of parts of the archive, by their names. */
type Parts = Readonly<Record<string, string>>

/** The parts whose names fit. Throws where it is no archive. */
const partsOf = (archive: Buffer, fits: (name: string) => boolean): Parts =>
  Object.fromEntries(
    Object.entries(unzipSync(archive, { filter: ({ name, originalSize }) => fits(name) && originalSize <= maxUnpacked })).map(
      ([name, part]) => [name, decoder.decode(part)],
    ),
  )

const attribute = (tag: string, name: string): string => new RegExp(String.raw`\s${name}="([^"]*)"`, "u").exec(tag)?.[1] ?? ""

const contents = { workbook: "xl/workbook.xml", relations: "xl/_rels/workbook.xml.rels" }

/** Name of the first sheet's part: that is the sheet that is read. */
const firstSheet = (parts: Parts): string => {
  const [sheet = ""] = /<(?:\w+:)?sheet\s[^>]*>/u.exec(parts[contents.workbook] ?? "") ?? []
  const relations = (parts[contents.relations] ?? "").match(/<(?:\w+:)?Relationship\s[^>]*>/gu) ?? []
  const target = attribute(relations.find((tag) => attribute(tag, "Id") === attribute(sheet, String.raw`\w+:id`)) ?? "", "Target")
  return target.startsWith("/") ? target.slice(1) : path.posix.join("xl", target)
}

const cell = /<(?:\w+:)?c(?=[\s>])([^>]*?)(?:\/>|>(.*?)<\/(?:\w+:)?c>)/gsu

/** Whether a cell has a formula and no value. A formula may well have an empty text as its value, `t="str"`. */
const isUncalculated = (attributes: string, content: string): boolean =>
  /<(?:\w+:)?f[\s/>]/u.test(content) && !/<(?:\w+:)?v(?:\s[^>]*)?>[^<]/u.test(content) && attribute(attributes, "t") !== "str"

/** Names of the first `most` such cells of the first sheet, as `C2`. Throws where it is no workbook. */
export const uncalculatedCells = (archive: Buffer, most: number): ReadonlyArray<string> => {
  const name = firstSheet(partsOf(archive, (part) => Object.values(contents).includes(part)))
  const sheet = partsOf(archive, (part) => part === name)[name] ?? ""
  const found: string[] = []
  for (const [, attributes = "", content = ""] of sheet.matchAll(cell)) {
    if (isUncalculated(attributes, content)) found.push(attribute(attributes, "r"))
    if (found.length === most) break
  }
  return found
}
