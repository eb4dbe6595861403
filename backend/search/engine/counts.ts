/** Aggregations: buckets by value or range, minimum and maximum. */
import type { Aggregation, Aggregations, Query } from "#adapters/search/contract/grammar.ts"
import { limits } from "#adapters/search/contract/limits.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { rowsThrough } from "./clauses.ts"
import { fieldOf, type Field } from "./fields.ts"
import type { Labels } from "./bucket-labels.ts"
import type { SearchIndex } from "./memory-index.ts"
import { SearchRefusal } from "#backend/search/refusal.ts"
import type { Branch, FacetCodes, Row } from "./index-rows.ts"

export type Counting = { readonly index: SearchIndex; readonly locale: Locale; readonly now: Date }

/** Maximum of buckets that an aggregation returns by default. */
export const defaultBuckets = 10

/** Reader of all values of a field in a row; it has none where the value is missing. */
const valuesOf = (field: Field): ((row: Row) => ReadonlyArray<string | number>) => {
  switch (field.kind) {
    case "keywords":
    case "taxons":
      return field.of
    case "flag":
      return (row) => [Number(field.of(row))]
    case "keyword":
      return (row) => [field.of(row)]
    case "number":
    case "date":
    case "taxon":
      return (row) => {
        const value = field.of(row)
        return value === undefined || Number.isNaN(value) ? [] : [value]
      }
    default:
      return field satisfies never
  }
}

type KeyNaming = { readonly labels: Labels; readonly locale: Locale }

/** Key of a bucket: the code, or its label where the facet requests it. */
export const keyOf = (
  { kind, labels: labelKind }: Field,
  value: string | number,
  { labels, locale }: KeyNaming,
): string | number | null => {
  if (labelKind !== null) return labels.facet(labelKind, String(value), locale)
  return kind === "taxon" || kind === "taxons" ? labels.permalink(Number(value)) : value
}

/** Numbers of rows by a value that many of them share, such as their branch. */
type SharedCounts<Shared> = ReadonlyMap<Shared, number>

/** Counts rows by a shared value, of which a large catalogue has few: the facets of a listing share one pass over its rows. */
const countedBy = <Shared>(sharedBy: (row: Row) => Shared): ((rows: ReadonlyArray<Row>) => SharedCounts<Shared>) => {
  const cache = new WeakMap<ReadonlyArray<Row>, SharedCounts<Shared>>()
  return (rows) => {
    const cached = cache.get(rows)
    if (cached !== undefined) return cached
    const counts = new Map<Shared, number>()
    for (const row of rows) counts.set(sharedBy(row), (counts.get(sharedBy(row)) ?? 0) + 1)
    cache.set(rows, counts)
    return counts
  }
}

const facetCounts = countedBy<FacetCodes>(({ facets }) => facets)
const branchCounts = countedBy<Branch>(({ branch }) => branch)

/** Numbers of rows by value, where each shared value stands for several. */
const countsByValue = <Shared, Value>(
  counted: SharedCounts<Shared>,
  valuesIn: (shared: Shared) => ReadonlyArray<Value>,
): ReadonlyMap<Value, number> => {
  const counts = new Map<Value, number>()
  for (const [shared, count] of counted) {
    for (const value of valuesIn(shared)) counts.set(value, (counts.get(value) ?? 0) + count)
  }
  return counts
}

type Terms = NonNullable<Aggregation["terms"]>
type TermsAggregation = Aggregation & { readonly terms: Terms }
const isOfTerms = (aggregation: Aggregation): aggregation is TermsAggregation => aggregation.terms !== undefined

/** Whether it counts categories, and in them categories alone: these need no look at each row. */
const isOfCategories = (aggregation: Aggregation): boolean =>
  isOfTerms(aggregation) && "inBranch" in fieldOf(aggregation.terms.field) && Object.values(aggregation.aggs ?? {}).every(isOfCategories)

const countCategories = (
  { terms, aggs = {} }: TermsAggregation,
  branches: SharedCounts<Branch>,
  counting: Counting,
  depth: number,
): unknown => {
  const field = fieldOf(terms.field)
  const taxonsIn = "inBranch" in field ? field.inBranch : () => []
  return bucketsOf(countsByValue(branches, taxonsIn), terms, field, counting, (taxon) => {
    const inside = new Map([...branches].filter(([branch]) => taxonsIn(branch).includes(Number(taxon))))
    const inner: Record<string, unknown> = {}
    for (const [name, aggregation] of Object.entries(aggs)) {
      if (!isOfTerms(aggregation)) continue
      checkAggregation(name, aggregation, depth + 1)
      inner[name] = countCategories(aggregation, inside, counting, depth + 1)
    }
    return inner
  })
}

const countTerms = (aggregation: TermsAggregation, rows: ReadonlyArray<Row>, counting: Counting, depth: number): unknown => {
  if (isOfCategories(aggregation)) return countCategories(aggregation, branchCounts(rows), counting, depth)
  const { terms, aggs: inner } = aggregation
  const field = fieldOf(terms.field)
  if (field.kind === "keywords" && field.inFacets !== undefined && inner === undefined) {
    return bucketsOf(countsByValue(facetCounts(rows), field.inFacets), terms, field, counting, () => ({}))
  }
  const values = valuesOf(field)
  const counts = new Map<string | number, number>()
  /** Rows by value, for aggregations inside of the buckets. */
  const rowsByValue = new Map<string | number, Row[]>()
  for (const row of rows) {
    for (const value of values(row)) {
      counts.set(value, (counts.get(value) ?? 0) + 1)
      if (inner === undefined) continue
      const others = rowsByValue.get(value)
      if (others === undefined) rowsByValue.set(value, [row])
      else others.push(row)
    }
  }
  return bucketsOf(counts, terms, field, counting, (value) =>
    inner === undefined ? {} : countsOf(inner, rowsByValue.get(value) ?? [], counting, depth + 1),
  )
}

/** Buckets of the largest counts first, equal ones by value; `innerOf` counts inside of a bucket. */
const bucketsOf = (
  counts: ReadonlyMap<string | number, number>,
  { size = defaultBuckets }: Terms,
  field: Field,
  { index: { labels }, locale }: Counting,
  innerOf: (value: string | number) => object,
): unknown => {
  const ordered = [...counts].toSorted(([value, count], [otherValue, otherCount]) => otherCount - count || (value < otherValue ? -1 : 1))
  return {
    doc_count_error_upper_bound: 0,
    sum_other_doc_count: ordered.slice(size).reduce((sum, [, count]) => sum + count, 0),
    buckets: ordered.slice(0, size).flatMap(([value, count]) => {
      const key = keyOf(field, value, { labels, locale })
      return key === null ? [] : [{ key, doc_count: count, ...innerOf(value) }]
    }),
  }
}

/** Field of a number or a date. */
export const numberField = (name: string) => {
  const field = fieldOf(name)
  if (field.kind !== "number" && field.kind !== "date") throw new SearchRefusal(`[${name}] is no number`, "illegal_argument_exception")
  return field
}

const countRanges = ({ field, ranges }: NonNullable<Aggregation["range"]>, rows: ReadonlyArray<Row>): unknown => {
  const { of: valueOf } = numberField(field)
  const counted = ranges.map(({ from = -Infinity, to = Infinity }) => ({ from, to, count: 0 }))
  for (const row of rows) {
    const value = valueOf(row)
    for (const one of counted) if (value >= one.from && value < one.to) one.count += 1
  }
  return { buckets: ranges.map((one, at) => ({ ...one, doc_count: counted[at]?.count ?? 0 })) }
}

const statsOf = ({ field }: NonNullable<Aggregation["stats"]>, rows: ReadonlyArray<Row>): unknown => {
  const { of: valueOf } = numberField(field)
  let [count, min, max] = [0, Infinity, -Infinity]
  for (const row of rows) {
    const value = valueOf(row)
    if (Number.isNaN(value)) continue
    count += 1
    if (value < min) min = value
    if (value > max) max = value
  }
  return count === 0 ? { count, min: null, max: null } : { count, min, max }
}

/** Refuses an aggregation of several kinds, and one that is nested too deeply. */
export const checkAggregation = (name: string, { filter, terms, range, stats }: Aggregation, depth: number): void => {
  const kinds = [filter, terms, range, stats].filter((kind) => kind !== undefined)
  if (kinds.length !== 1) throw new SearchRefusal(`[${name}] takes exactly one kind of aggregation`)
  if (depth > limits.aggregationDepth) throw new SearchRefusal("aggregations are nested too deeply", "illegal_argument_exception")
}

/** Counts of aggregations by name, over the same rows. */
export const countsOf = (
  aggregations: Aggregations,
  rows: ReadonlyArray<Row>,
  counting: Counting,
  depth = 1,
): Readonly<Record<string, unknown>> => {
  /** Rows by filter: most facets of a listing share theirs. */
  const rowsByFilter = new Map<string, ReadonlyArray<Row>>()
  const through = (filter: Query): ReadonlyArray<Row> => {
    const key = JSON.stringify(filter)
    const filtered = rowsByFilter.get(key) ?? rowsThrough(filter, rows, counting.index, counting.now)
    rowsByFilter.set(key, filtered)
    return filtered
  }
  const countOne = (name: string, aggregation: Aggregation): unknown => {
    checkAggregation(name, aggregation, depth)
    if (isOfTerms(aggregation)) return countTerms(aggregation, rows, counting, depth)
    if (aggregation.range !== undefined) return countRanges(aggregation.range, rows)
    if (aggregation.stats !== undefined) return statsOf(aggregation.stats, rows)
    const inside = through(aggregation.filter ?? { match_all: {} })
    return { doc_count: inside.length, ...countsOf(aggregation.aggs ?? {}, inside, counting, depth + 1) }
  }
  return Object.fromEntries(Object.entries(aggregations).map(([name, aggregation]) => [name, countOne(name, aggregation)]))
}
