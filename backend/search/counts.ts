/** Turns rows that the database counted into the aggregations of an answer. */
import type { Locale } from "#domain/entities/locale.ts"
import { fieldOf } from "./fields.ts"
import type { Labels } from "./labels.ts"
import type { Counting } from "./parts.ts"

type Level = Extract<Counting, { kind: "terms" }>["levels"][number]
type Row = readonly [count: number, ...keys: ReadonlyArray<string | number | null>]

const named = (field: string, key: string | number, labels: Labels, locale: Locale): string | number | null => {
  const { kind, labels: list } = fieldOf(field)
  if (list !== null) return labels.facet(list, String(key), locale)
  return kind === "taxon" ? labels.permalink(String(key)) : key
}

const buckets = (levels: ReadonlyArray<Level>, rows: ReadonlyArray<Row>, labels: Labels, locale: Locale): unknown => {
  const [level, ...deeper] = levels
  if (level === undefined) return undefined
  const groups = new Map<string | number, Array<Row>>()
  for (const [count, key, ...rest] of rows) {
    if (key === null || key === undefined) continue
    const group = groups.get(key) ?? []
    group.push([count, ...rest])
    groups.set(key, group)
  }
  const counted = [...groups]
    .map(([key, inner]) => ({ key, inner, count: inner.reduce((sum, [count]) => sum + count, 0) }))
    .sort((one, other) => other.count - one.count)
  const [next] = deeper
  return {
    doc_count_error_upper_bound: 0,
    sum_other_doc_count: counted.slice(level.size).reduce((sum, { count }) => sum + count, 0),
    buckets: counted.slice(0, level.size).flatMap(({ key, inner, count }) => {
      const name = named(level.field, key, labels, locale)
      if (name === null) return []
      return [{ key: name, doc_count: count, ...(next === undefined ? {} : { [next.name]: buckets(deeper, inner, labels, locale) }) }]
    }),
  }
}

/** `read` gives the JSON that a part of the plan was answered with. */
export const countsOf = (
  countings: Readonly<Record<string, Counting>>,
  read: (part: string) => unknown,
  labels: Labels,
  locale: Locale,
): Readonly<Record<string, unknown>> => {
  const one = (counting: Counting): unknown => {
    if (counting.kind === "filter") return { doc_count: read(counting.part), ...countsOf(counting.inner, read, labels, locale) }
    if (counting.kind === "stats") return read(counting.part)
    if (counting.kind === "terms") return buckets(counting.levels, read(counting.part) as ReadonlyArray<Row>, labels, locale)
    const counts = read(counting.part) as ReadonlyArray<number>
    return { buckets: counting.keys.map((key, at) => ({ ...key, doc_count: counts[at] ?? 0 })) }
  }
  return Object.fromEntries(Object.entries(countings).map(([name, counting]) => [name, one(counting)]))
}
