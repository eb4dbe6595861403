/** Aggregations: buckets by value or range, minimum and maximum. */
import type { Aggregation, Aggregations, Query } from "#adapters/search/contract/grammar.ts"
import { limits } from "#adapters/search/contract/limits.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { compileQuery } from "./clauses.ts"
import { fieldOf, type Field } from "./fields.ts"
import type { Labels } from "./bucket-labels.ts"
import type { SearchIndex } from "./memory-index.ts"
import { SearchRefusal } from "#backend/search/refusal.ts"
import type { Branch, FacetCodes, Row } from "./index-rows.ts"

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

/** Numbers of rows by what many of them share. */
type Kinds<Kind> = ReadonlyMap<Kind, number>

/** Counts rows by what they share, of which a large catalogue has few kinds: the facets of a listing share one pass over its rows. */
const kindsBy = <Kind>(kindOf: (row: Row) => Kind): ((rows: ReadonlyArray<Row>) => Kinds<Kind>) => {
  const counted = new WeakMap<ReadonlyArray<Row>, Kinds<Kind>>()
  return (rows) => {
    const known = counted.get(rows)
    if (known !== undefined) return known
    const kinds = new Map<Kind, number>()
    for (const row of rows) kinds.set(kindOf(row), (kinds.get(kindOf(row)) ?? 0) + 1)
    counted.set(rows, kinds)
    return kinds
  }
}

const facetsAmong = kindsBy<FacetCodes>(({ facets }) => facets)
const branchesAmong = kindsBy<Branch>(({ branch }) => branch)

const countsAmong = <Kind, Value>(kinds: Kinds<Kind>, values: (kind: Kind) => ReadonlyArray<Value>): ReadonlyMap<Value, number> => {
  const counts = new Map<Value, number>()
  for (const [kind, count] of kinds) for (const value of values(kind)) counts.set(value, (counts.get(value) ?? 0) + count)
  return counts
}

type TermsAggregation = Aggregation & { readonly terms: NonNullable<Aggregation["terms"]> }
const isOfTerms = (aggregation: Aggregation): aggregation is TermsAggregation => aggregation.terms !== undefined

/** Whether it counts categories, and in them categories alone: these need no look at each row. */
const isOfCategories = (aggregation: Aggregation): boolean =>
  isOfTerms(aggregation) && "inBranch" in fieldOf(aggregation.terms.field) && Object.values(aggregation.aggs ?? {}).every(isOfCategories)

const categories = ({ terms, aggs = {} }: TermsAggregation, branches: Kinds<Branch>, counting: Counting, depth: number): unknown => {
  const field = fieldOf(terms.field)
  const inBranch = "inBranch" in field ? field.inBranch : () => []
  return bucketsOf(countsAmong(branches, inBranch), terms, field, counting, (value) => {
    const inside = new Map([...branches].filter(([branch]) => inBranch(branch).includes(Number(value))))
    return Object.fromEntries(
      Object.entries(aggs).filter((entry): entry is [string, TermsAggregation] => isOfTerms(entry[1])).map(([name, aggregation]) => {
        checkAggregation(name, aggregation, depth + 1)
        return [name, categories(aggregation, inside, counting, depth + 1)]
      }),
    )
  })
}

const countTerms = (aggregation: TermsAggregation, rows: ReadonlyArray<Row>, counting: Counting, depth: number): unknown => {
  if (isOfCategories(aggregation)) return categories(aggregation, branchesAmong(rows), counting, depth)
  const { terms, aggs: inner } = aggregation
  const field = fieldOf(terms.field)
  const values = valuesOf(field)
  if (field.kind === "keywords" && field.inFacets !== undefined && inner === undefined) return bucketsOf(countsAmong(facetsAmong(rows), field.inFacets), terms, field, counting, () => ({}))
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
  if (isOfTerms(aggregation)) return countTerms(aggregation, rows, counting, depth)
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
