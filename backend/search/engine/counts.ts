/** Aggregations: buckets by value or range, minimum and maximum. */
import type { Aggregation, Aggregations, Query } from "#adapters/search/contract/grammar.ts"
import { limits } from "#adapters/search/contract/limits.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { compileQuery } from "./clauses.ts"
import { fieldOf, type Field } from "./fields.ts"
import type { Labels } from "./labels.ts"
import type { SearchIndex } from "./memory-index.ts"
import { SearchRefusal } from "#backend/search/refusal.ts"
import type { FacetCodes, Row } from "./rows.ts"

export type Counting = { readonly index: SearchIndex; readonly locale: Locale; readonly now: Date }

/** Rows by filter: most facets of a listing share theirs. */
type Narrowings = Map<string, ReadonlyArray<Row>>

/** All values of a field in a row; none for `null`. */
const valuesOf = (field: Field): ((row: Row) => ReadonlyArray<string | number>) => {
  switch (field.kind) {
    case "keywords":
    case "taxons":
      return field.of
    case "flag":
      return (row) => [Number(field.of(row))]
    default:
      return (row) => {
        const value = field.of(row)
        return value === undefined || Number.isNaN(value) ? [] : [value]
      }
  }
}

/** Key of a bucket: the code, or its label where the facet requests it. */
export const keyOf = ({ kind, labels: names }: Field, value: string | number, { labels, locale }: { readonly labels: Labels; readonly locale: Locale }): string | number | null => {
  if (names !== null) return labels.facet(names, String(value), locale)
  return kind === "taxon" || kind === "taxons" ? labels.permalink(Number(value)) : value
}

/** Rows by their facets' values, of which a large catalogue has few kinds: the facets of a listing share one pass over its rows. */
const kindsOf = new WeakMap<ReadonlyArray<Row>, ReadonlyMap<FacetCodes, number>>()

const kindsAmong = (rows: ReadonlyArray<Row>): ReadonlyMap<FacetCodes, number> => {
  const known = kindsOf.get(rows)
  if (known !== undefined) return known
  const kinds = new Map<FacetCodes, number>()
  for (const { facets } of rows) kinds.set(facets, (kinds.get(facets) ?? 0) + 1)
  kindsOf.set(rows, kinds)
  return kinds
}

const countsOfFacet = (values: (facets: FacetCodes) => ReadonlyArray<string>, rows: ReadonlyArray<Row>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const [facets, count] of kindsAmong(rows)) for (const value of values(facets)) counts.set(value, (counts.get(value) ?? 0) + count)
  return counts
}

const terms = (terms: NonNullable<Aggregation["terms"]>, inner: Aggregations | undefined, rows: ReadonlyArray<Row>, counting: Counting, depth: number): unknown => {
  const field = fieldOf(terms.field)
  const values = valuesOf(field)
  if (field.kind === "keywords" && field.inFacets !== undefined && inner === undefined) return bucketsOf(countsOfFacet(field.inFacets, rows), terms, field, counting, () => ({}))
  const counts = new Map<string | number, number>()
  /** Rows by value, for aggregations inside of the buckets. */
  const inside = new Map<string | number, Row[]>()
  for (const row of rows)
    for (const value of values(row)) {
      counts.set(value, (counts.get(value) ?? 0) + 1)
      if (inner === undefined) continue
      const there = inside.get(value)
      if (there === undefined) inside.set(value, [row])
      else there.push(row)
    }
  return bucketsOf(counts, terms, field, counting, (value) => (inner === undefined ? {} : countsOf(inner, inside.get(value) ?? [], counting, depth + 1)))
}

const bucketsOf = (counts: ReadonlyMap<string | number, number>, terms: NonNullable<Aggregation["terms"]>, field: Field, counting: Counting, innerOf: (value: string | number) => object): unknown => {
  const ordered = [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  const size = terms.size ?? 10
  return {
    doc_count_error_upper_bound: 0,
    sum_other_doc_count: ordered.slice(size).reduce((sum, [, count]) => sum + count, 0),
    buckets: ordered.slice(0, size).flatMap(([value, count]) => {
      const key = keyOf(field, value, { labels: counting.index.labels, locale: counting.locale })
      if (key === null) return []
      return [{ key, doc_count: count, ...innerOf(value) }]
    }),
  }
}

/** Field of a number or a date. */
export const numberField = (name: string) => {
  const field = fieldOf(name)
  if (field.kind !== "number" && field.kind !== "date") throw new SearchRefusal(`[${name}] is no number`, "illegal_argument_exception")
  return field
}

const range = ({ field, ranges }: NonNullable<Aggregation["range"]>, rows: ReadonlyArray<Row>): unknown => {
  const of = numberField(field).of
  const bounds = ranges.map(({ from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }) => ({ from, to, count: 0 }))
  for (const row of rows) {
    const value = of(row)
    for (const bound of bounds) if (value >= bound.from && value < bound.to) bound.count += 1
  }
  return { buckets: ranges.map((one, at) => ({ ...one, doc_count: bounds[at]?.count ?? 0 })) }
}

const stats = ({ field }: NonNullable<Aggregation["stats"]>, rows: ReadonlyArray<Row>): unknown => {
  const of = numberField(field).of
  let [count, min, max] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const row of rows) {
    const value = of(row)
    if (Number.isNaN(value)) continue
    count += 1
    if (value < min) min = value
    if (value > max) max = value
  }
  return count === 0 ? { count, min: null, max: null } : { count, min, max }
}

const narrowed = (filter: Query, rows: ReadonlyArray<Row>, { index, now }: Counting): ReadonlyArray<Row> => {
  const { matches, scores } = compileQuery(filter, index, now)
  if (scores.length > 0) throw new SearchRefusal("words are searched for in [query] alone", "query_shard_exception")
  return rows.filter(matches)
}

/** Refuses an aggregation of several kinds, and one that is nested too deeply. */
export const checkAggregation = (name: string, { filter, terms: byTerm, range: byRange, stats: bounds }: Aggregation, depth: number): void => {
  if ([filter, byTerm, byRange, bounds].filter((kind) => kind !== undefined).length !== 1) throw new SearchRefusal(`[${name}] takes exactly one kind of aggregation`)
  if (depth > limits.aggregationDepth) throw new SearchRefusal("aggregations are nested too deeply", "illegal_argument_exception")
}

const one = (name: string, aggregation: Aggregation, rows: ReadonlyArray<Row>, counting: Counting, depth: number, narrowings: Narrowings): unknown => {
  checkAggregation(name, aggregation, depth)
  if (aggregation.terms !== undefined) return terms(aggregation.terms, aggregation.aggs, rows, counting, depth)
  if (aggregation.range !== undefined) return range(aggregation.range, rows)
  if (aggregation.stats !== undefined) return stats(aggregation.stats, rows)
  const filter = aggregation.filter ?? { match_all: {} }
  const key = JSON.stringify(filter)
  const inside = narrowings.get(key) ?? narrowed(filter, rows, counting)
  narrowings.set(key, inside)
  return { doc_count: inside.length, ...countsOf(aggregation.aggs ?? {}, inside, counting, depth + 1) }
}

export const countsOf = (aggregations: Aggregations, rows: ReadonlyArray<Row>, counting: Counting, depth = 1): Readonly<Record<string, unknown>> => {
  const narrowings: Narrowings = new Map()
  return Object.fromEntries(Object.entries(aggregations).map(([name, aggregation]) => [name, one(name, aggregation, rows, counting, depth, narrowings)]))
}
