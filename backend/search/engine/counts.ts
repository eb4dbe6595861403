/** Aggregations: buckets by value or range, minimum and maximum. */
import type { Aggregation, Aggregations, Query } from "#adapters/search/contract/grammar.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { checkAggregation, defaultBuckets, keyOf, numberField } from "./aggregation-rules.ts"
import { rowsThrough } from "./clauses.ts"
import { fieldOf, type CategoryField, type Field } from "./fields.ts"
import type { SearchIndex } from "./current-index.ts"
import type { Branch, FacetCodes, Row } from "./index-rows.ts"

export type Counting = { readonly index: SearchIndex; readonly locale: Locale; readonly now: Date }

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

/** Categories, with categories alone inside of their buckets: their counts follow from the branches, without a look at each row. */
type CategoryCounts = { readonly terms: Terms; readonly field: CategoryField; readonly inner: Readonly<Record<string, CategoryCounts>> }

/** The aggregation as counts of categories, with its depth checked; `null` where it counts anything else. */
const categoryCountsOf = (aggregation: TermsAggregation, depth: number): CategoryCounts | null => {
  const field = fieldOf(aggregation.terms.field)
  if (!("inBranch" in field)) return null
  const inner: Record<string, CategoryCounts> = {}
  for (const [name, inside] of Object.entries(aggregation.aggs ?? {})) {
    checkAggregation(name, inside, depth + 1)
    const counts = isOfTerms(inside) ? categoryCountsOf(inside, depth + 1) : null
    if (counts === null) return null
    inner[name] = counts
  }
  return { terms: aggregation.terms, field, inner }
}

const countCategories = ({ terms, field, inner }: CategoryCounts, branches: SharedCounts<Branch>, counting: Counting): unknown =>
  bucketsOf(countsByValue(branches, field.inBranch), terms, field, counting, (taxon) => {
    const inside = new Map([...branches].filter(([branch]) => field.inBranch(branch).includes(Number(taxon))))
    return Object.fromEntries(Object.entries(inner).map(([name, counts]) => [name, countCategories(counts, inside, counting)]))
  })

const countTerms = (aggregation: TermsAggregation, rows: ReadonlyArray<Row>, counting: Counting, depth: number): unknown => {
  const categories = categoryCountsOf(aggregation, depth)
  if (categories !== null) return countCategories(categories, branchCounts(rows), counting)
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
