/** Aggregations for a cluster, and its answers in the form of the embedded search. */
import type { Aggregation, Aggregations } from "#adapters/search/contract/grammar.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { checkAggregation, defaultBuckets, keyOf, numberField } from "#backend/search/engine/aggregation-rules.ts"
import { fieldOf } from "#backend/search/engine/fields.ts"
import { textOutsideQuery } from "#backend/search/refusal.ts"
import type { Clause, Compiling } from "./clause.ts"
import { compileClause } from "./cluster-clauses.ts"
import { indexedField } from "./cluster-index.ts"

const compiledFilter = (filter: NonNullable<Aggregation["filter"]>, compiling: Compiling): Clause => {
  const { filter: clause, texts } = compileClause(filter, compiling)
  if (texts.length > 0) throw textOutsideQuery()
  return clause
}

const compiledTerms = ({ field, size = defaultBuckets }: NonNullable<Aggregation["terms"]>): Clause => ({
  field: indexedField(fieldOf(field)),
  // A cluster refuses to count nothing.
  size: Math.max(1, size),
})

/** Aggregation without a filter in the cluster's form; `null` for one that counts nothing. */
const compiledAggregation = ({ terms, range, stats, aggs }: Aggregation, compiling: Compiling, depth: number): Clause | null => {
  if (terms !== undefined)
    return { terms: compiledTerms(terms), ...(aggs === undefined ? {} : { aggs: countsRequest(aggs, compiling, depth + 1) }) }
  if (range !== undefined) {
    const { column } = numberField(range.field)
    return range.ranges.length === 0 ? null : { range: { field: column, ranges: range.ranges } }
  }
  return stats === undefined ? null : { stats: { field: numberField(stats.field).column } }
}

/** Name of an aggregation in the request, by its position. */
const requestName = (at: number): string => `a${at}`

/** Key of an aggregation's filter; `null` for an aggregation of another kind. */
const filterKey = ({ terms, range, stats, filter = { match_all: {} } }: Aggregation): string | null =>
  terms !== undefined || range !== undefined || stats !== undefined ? null : JSON.stringify(filter)

/** Names of the filters in the request by their key: equal ones are one, since a cluster tests each product for each filter. */
const filterNamesOf = (aggregations: Aggregations): ReadonlyMap<string, string> => {
  const names = new Map<string, string>()
  for (const aggregation of Object.values(aggregations)) {
    const key = filterKey(aggregation)
    if (key !== null && !names.has(key)) names.set(key, `f${names.size}`)
  }
  return names
}

type FilterGroup = { readonly filter: Clause; readonly aggs: Record<string, Clause> }

/** Aggregations in the cluster's form: `f0.a3` counts under the filter `f0` what the third one counts under its own. */
export const countsRequest = (aggregations: Aggregations, compiling: Compiling, depth = 1): Clause => {
  const filterNames = filterNamesOf(aggregations)
  const groups = new Map<string, FilterGroup>()
  const others: Record<string, Clause> = {}
  for (const [at, [name, aggregation]] of Object.entries(aggregations).entries()) {
    checkAggregation(name, aggregation, depth)
    const filterName = filterNames.get(filterKey(aggregation) ?? "")
    if (filterName === undefined) {
      const compiled = compiledAggregation(aggregation, compiling, depth)
      if (compiled !== null) others[requestName(at)] = compiled
      continue
    }
    const group = groups.get(filterName) ?? { filter: compiledFilter(aggregation.filter ?? { match_all: {} }, compiling), aggs: {} }
    groups.set(filterName, group)
    const innerCounts = countsRequest(aggregation.aggs ?? {}, compiling, depth + 1)
    for (const [inner, counted] of Object.entries(innerCounts)) group.aggs[`${requestName(at)}.${inner}`] = counted as Clause
  }
  const filters = [...groups].map(
    ([name, { filter, aggs }]) => [name, { filter, ...(Object.keys(aggs).length === 0 ? {} : { aggs }) }] as const,
  )
  return { ...others, ...Object.fromEntries(filters) }
}

type Bucket = { readonly key: string | number; readonly doc_count: number; readonly from?: number; readonly to?: number }
/** Counts of the cluster by name. */
type Counted = Readonly<Record<string, unknown>>
type Buckets = { readonly sum_other_doc_count?: number; readonly buckets: ReadonlyArray<Bucket & Counted> }
type Stats = { readonly count: number; readonly min: number | null; readonly max: number | null }
type Naming = Pick<Compiling, "labels"> & { readonly locale: Locale }

const termsFrom = (
  { field: name, size = defaultBuckets }: NonNullable<Aggregation["terms"]>,
  aggs: Aggregations,
  counted: Buckets,
  naming: Naming,
): unknown => {
  const { sum_other_doc_count: others = 0, buckets } = counted
  const field = fieldOf(name)
  const shown = buckets.slice(0, size)
  const isOfTaxons = field.kind === "taxon" || field.kind === "taxons"
  return {
    doc_count_error_upper_bound: 0,
    sum_other_doc_count: others + buckets.slice(shown.length).reduce((sum, bucket) => sum + bucket.doc_count, 0),
    buckets: shown.flatMap((bucket) => {
      const key = keyOf(field, isOfTaxons ? Number(bucket.key) : bucket.key, naming)
      return key === null ? [] : [{ key, doc_count: bucket.doc_count, ...countsFrom(aggs, bucket, naming) }]
    }),
  }
}

const rangesFrom = ({ ranges }: NonNullable<Aggregation["range"]>, { buckets }: Buckets): unknown => {
  const countOf = ({ key, from, to }: (typeof ranges)[number]): number =>
    buckets.find((bucket) => bucket.key === key && bucket.from === from && bucket.to === to)?.doc_count ?? 0
  return { buckets: ranges.map((range) => ({ ...range, doc_count: countOf(range) })) }
}

const statsFrom = ({ count, min, max }: Stats): Stats => (count === 0 ? { count, min: null, max: null } : { count, min, max })

/** `prefix` begins the names of the counts inside, where these share a filter. */
const countFrom = ({ terms, range, stats, aggs = {} }: Aggregation, counted: unknown, naming: Naming, prefix: string): unknown => {
  if (terms !== undefined) return termsFrom(terms, aggs, counted as Buckets, naming)
  // Without ranges nothing was requested.
  if (range !== undefined) return rangesFrom(range, (counted ?? { buckets: [] }) as Buckets)
  if (stats !== undefined) return statsFrom(counted as Stats)
  const inside = counted as Counted & { readonly doc_count: number }
  return { doc_count: inside.doc_count, ...countsFrom(aggs, inside, naming, prefix) }
}

/** Counts of the cluster, with keys and labels as the embedded search has them; `prefix` begins the names of those under a shared filter. */
export const countsFrom = (aggregations: Aggregations, counted: Counted, naming: Naming, prefix = ""): Counted => {
  const filterNames = filterNamesOf(aggregations)
  const entries = Object.entries(aggregations).map(([name, aggregation], at) => {
    const filterName = filterNames.get(filterKey(aggregation) ?? "")
    const count =
      filterName === undefined
        ? countFrom(aggregation, counted[`${prefix}${requestName(at)}`], naming, "")
        : countFrom(aggregation, counted[`${prefix}${filterName}`], naming, `${requestName(at)}.`)
    return [name, count] as const
  })
  return Object.fromEntries(entries)
}
