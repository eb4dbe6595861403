/** Cells of a workbook (xlsx) whose formula has no stored value: programs that write workbooks leave the calculation to a spreadsheet. */
import { createInflateRaw, inflateRawSync } from "node:zlib"
import { Readable } from "node:stream"
import path from "node:path"

/** Part of the archive as it lies there. */
type Entry = { readonly isDeflated: boolean; readonly bytes: Buffer }

const signatures = { end: 0x06_05_4b_50, entry: 0x02_01_4b_50 } as const
/** Bytes of the fixed part of the records of an archive. */
const sizes = { end: 22, entry: 46, local: 30 } as const
const longestComment = 65_535

/** Parts of an archive by their names, by its central directory; none for an archive that has none, or is larger than 4 GB. */
const entriesOf = (archive: Buffer): ReadonlyMap<string, Entry> => {
  const entries = new Map<string, Entry>()
  let end = archive.length - sizes.end
  const first = Math.max(0, end - longestComment)
  while (end >= first && archive.readUInt32LE(end) !== signatures.end) end -= 1
  if (end < first) return entries
  let at = archive.readUInt32LE(end + 16)
  while (at + sizes.entry <= archive.length && archive.readUInt32LE(at) === signatures.entry) {
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString("utf8", at + sizes.entry, at + sizes.entry + nameLength)
    const local = archive.readUInt32LE(at + 42)
    if (local + sizes.local > archive.length) return entries
    const start = local + sizes.local + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    entries.set(name, {
      isDeflated: archive.readUInt16LE(at + 10) === 8,
      bytes: archive.subarray(start, start + archive.readUInt32LE(at + 20)),
    })
    at += sizes.entry + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return entries
}

const textOf = (entry: Entry | undefined): string => {
  if (entry === undefined) return ""
  return (entry.isDeflated ? inflateRawSync(entry.bytes) : entry.bytes).toString("utf8")
}

const attribute = (tag: string, name: string): string => new RegExp(String.raw`\s${name}="([^"]*)"`, "u").exec(tag)?.[1] ?? ""

/** The first sheet, which is the one that is read. */
const firstSheet = (entries: ReadonlyMap<string, Entry>): Entry | undefined => {
  const [sheet = ""] = /<(?:\w+:)?sheet\s[^>]*>/u.exec(textOf(entries.get("xl/workbook.xml"))) ?? []
  const relations = textOf(entries.get("xl/_rels/workbook.xml.rels")).match(/<(?:\w+:)?Relationship\s[^>]*>/gu) ?? []
  const target = attribute(relations.find((tag) => attribute(tag, "Id") === attribute(sheet, String.raw`\w+:id`)) ?? "", "Target")
  return entries.get(target.startsWith("/") ? target.slice(1) : path.posix.join("xl", target))
}

const cell = /<(?:\w+:)?c(?=[\s>])([^>]*?)(?:\/>|>(.*?)<\/(?:\w+:)?c>)/gsu

/** Whether a cell has a formula and no value. A formula may well have an empty text as its value, `t="str"`. */
const isUncalculated = (attributes: string, content: string): boolean =>
  /<(?:\w+:)?f[\s/>]/u.test(content) && !/<(?:\w+:)?v(?:\s[^>]*)?>[^<]/u.test(content) && attribute(attributes, "t") !== "str"

/** Names of the first `most` such cells of the first sheet, as `C2`; none for what is no workbook. */
export const uncalculatedCells = async (archive: Buffer, most: number): Promise<ReadonlyArray<string>> => {
  const sheet = firstSheet(entriesOf(archive))
  if (sheet === undefined) return []
  const found: string[] = []
  const stored = Readable.from([sheet.bytes])
  const stream = sheet.isDeflated ? stored.pipe(createInflateRaw()) : stored
  const decoder = new TextDecoder()
  let rest = ""
  for await (const chunk of stream) {
    rest += decoder.decode(chunk as Buffer, { stream: true })
    let read = 0
    for (const match of rest.matchAll(cell)) {
      read = match.index + match[0].length
      if (isUncalculated(match[1] ?? "", match[2] ?? "")) found.push(attribute(match[1] ?? "", "r"))
      if (found.length === most) return found
    }
    rest = rest.slice(read)
  }
  return found
}
