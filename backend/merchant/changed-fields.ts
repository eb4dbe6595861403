/** Lines of a report by which a changed item of content differs: its changed fields, and of long texts and lists the changed parts. */
import { isJsonObject } from "#domain/entities/json-object.ts"
import { diffArrays } from "diff"
import { canonical } from "#backend/content-files/apply-content.ts"

/** Part of a list, from a place up to another. */
type Part = readonly [from: number, to: number]
/** Entries of a list that stand in place of others. */
type Edit = { readonly before: Part; readonly after: Part }

/** Edits beyond which two lists count as different from beginning to end. */
const maxEdits = 2000

/** Edits that make one list of the other. */
const editsOf = (one: ReadonlyArray<string>, other: ReadonlyArray<string>): ReadonlyArray<Edit> => {
  const parts = diffArrays([...one], [...other], { maxEditLength: maxEdits })
  if (parts === undefined) return [{ before: [0, one.length], after: [0, other.length] }]
  const edits: Edit[] = []
  let [row, column] = [0, 0]
  for (const { added, removed, count } of parts) {
    const [rowEnd, columnEnd] = [row + (added ? 0 : count), column + (removed ? 0 : count)]
    const last = edits.at(-1)
    // What is added in place of what is removed comes as a part of its own.
    if (last !== undefined && (added || removed) && last.before[1] === row && last.after[1] === column)
      edits.splice(-1, 1, { before: [last.before[0], rowEnd], after: [last.after[0], columnEnd] })
    else if (added || removed) edits.push({ before: [row, rowEnd], after: [column, columnEnd] })
    ;[row, column] = [rowEnd, columnEnd]
  }
  return edits
}

const lineOf = (mark: "-" | "+", path: string, value: unknown): ReadonlyArray<string> =>
  value === undefined ? [] : [`${mark} ${path === "" ? "" : `${path}: `}${typeof value === "string" ? value : canonical(value)}`]

const replaced = (path: string, before: unknown, after: unknown): ReadonlyArray<string> => [
  ...lineOf("-", path, before),
  ...lineOf("+", path, after),
]

const within = (path: string, name: string | number): string => (path === "" ? String(name) : `${path}.${name}`)

/** Changed lines of a text, each with its number from 1. */
const changedLines = (path: string, one: string, other: string): ReadonlyArray<string> => {
  const [before, after] = [one.split("\n"), other.split("\n")]
  const linesFrom = (mark: "-" | "+", lines: ReadonlyArray<string>, [from, to]: Part) =>
    lines.slice(from, to).flatMap((line, at) => lineOf(mark, `${path}:${from + at + 1}`, line))
  return editsOf(before, after).flatMap((edit) => [...linesFrom("-", before, edit.before), ...linesFrom("+", after, edit.after)])
}

const changedEntries = (path: string, one: ReadonlyArray<unknown>, other: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  editsOf(one.map(canonical), other.map(canonical)).flatMap(({ before, after }) => {
    const [gone, added] = [one.slice(...before), other.slice(...after)]
    // As many entries as before are the same ones with other fields.
    if (gone.length === added.length) return gone.flatMap((entry, at) => changedFields(entry, added[at], within(path, after[0] + at)))
    return [
      ...gone.flatMap((entry, at) => lineOf("-", within(path, before[0] + at), entry)),
      ...added.flatMap((entry, at) => lineOf("+", within(path, after[0] + at), entry)),
    ]
  })

/**
 * What two values differ in, a line for each value before (`-`) and after (`+`), with its path: `- title.mn: Нөхцөл`. A text of several lines
 * has its changed lines alone, `+ text.mn:12: …`.
 */
export const changedFields = (before: unknown, after: unknown, path = ""): ReadonlyArray<string> => {
  if (before === undefined || after === undefined) return replaced(path, before, after)
  if (canonical(before) === canonical(after)) return []
  if (isJsonObject(before) && isJsonObject(after)) {
    const names = new Set([...Object.keys(after), ...Object.keys(before)])
    return [...names].flatMap((name) => changedFields(before[name], after[name], within(path, name)))
  }
  if (Array.isArray(before) && Array.isArray(after)) return changedEntries(path, before, after)
  if (typeof before === "string" && typeof after === "string" && `${before}${after}`.includes("\n"))
    return changedLines(path, before, after)
  return replaced(path, before, after)
}
