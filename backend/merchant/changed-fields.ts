/** Lines of a report by which a changed item of content differs: its changed fields, and of long texts and lists the changed parts. */
import { canonical } from "#backend/content-files/apply-content.ts"

/** Entries that stand in place of others; `from` is the place of the first in each list. */
type Edit = {
  readonly before: { readonly from: number; readonly count: number }
  readonly after: { readonly from: number; readonly count: number }
}

/** Pairs of entries beyond which a list is compared by its beginning and its end alone. */
const maxPairs = 4_000_000

/** Lengths of the longest common subsequences of the rests of two lists, by their places. */
const commonLengths = (one: ReadonlyArray<string>, other: ReadonlyArray<string>) => {
  const width = other.length + 1
  const lengths = new Uint32Array((one.length + 1) * width)
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  return at
}

/** Edits that make one list of the other. */
const editsOf = (one: ReadonlyArray<string>, other: ReadonlyArray<string>): ReadonlyArray<Edit> => {
  const shorter = Math.min(one.length, other.length)
  let head = 0
  while (head < shorter && one[head] === other[head]) head += 1
  let tail = 0
  while (tail < shorter - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1
  const [before, after] = [one.slice(head, one.length - tail), other.slice(head, other.length - tail)]
  const whole: Edit = { before: { from: head, count: before.length }, after: { from: head, count: after.length } }
  if (before.length * after.length > maxPairs) return [whole]
  const common = commonLengths(before, after)
  const edits: Edit[] = []
  let [row, column] = [0, 0]
  while (row < before.length || column < after.length) {
    const [fromRow, fromColumn] = [row, column]
    while ((row < before.length || column < after.length) && (row >= before.length || before[row] !== after[column])) {
      if (row < before.length && common(row + 1, column) >= common(row, column + 1)) row += 1
      else if (column < after.length) column += 1
      else row += 1
    }
    if (row > fromRow || column > fromColumn) {
      edits.push({
        before: { from: head + fromRow, count: row - fromRow },
        after: { from: head + fromColumn, count: column - fromColumn },
      })
    }
    row += 1
    column += 1
  }
  return edits
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

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
  const linesFrom = (mark: "-" | "+", lines: ReadonlyArray<string>, { from, count }: Edit["before"]) =>
    lines.slice(from, from + count).flatMap((line, at) => lineOf(mark, `${path}:${from + at + 1}`, line))
  return editsOf(before, after).flatMap((edit) => [...linesFrom("-", before, edit.before), ...linesFrom("+", after, edit.after)])
}

const changedEntries = (path: string, one: ReadonlyArray<unknown>, other: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  editsOf(one.map(canonical), other.map(canonical)).flatMap(({ before, after }) => {
    const [gone, added] = [one.slice(before.from, before.from + before.count), other.slice(after.from, after.from + after.count)]
    // As many entries as before are the same ones with other fields.
    if (gone.length === added.length) return gone.flatMap((entry, at) => changedFields(entry, added[at], within(path, after.from + at)))
    return [
      ...gone.flatMap((entry, at) => lineOf("-", within(path, before.from + at), entry)),
      ...added.flatMap((entry, at) => lineOf("+", within(path, after.from + at), entry)),
    ]
  })

/**
 * What two values differ in, a line for each value before (`-`) and after (`+`), with its path: `- title.mn: Нөхцөл`. A text of several lines
 * has its changed lines alone, `+ text.mn:12: …`.
 */
export const changedFields = (before: unknown, after: unknown, path = ""): ReadonlyArray<string> => {
  if (before === undefined || after === undefined) return replaced(path, before, after)
  if (canonical(before) === canonical(after)) return []
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(after), ...Object.keys(before)])
    return [...names].flatMap((name) => changedFields(before[name], after[name], within(path, name)))
  }
  if (Array.isArray(before) && Array.isArray(after)) return changedEntries(path, before, after)
  if (typeof before === "string" && typeof after === "string" && `${before}${after}`.includes("\n"))
    return changedLines(path, before, after)
  return replaced(path, before, after)
}
