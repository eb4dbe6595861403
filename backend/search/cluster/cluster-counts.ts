/** Aggregations for a cluster, and its answers in the form of the embedded search. */
import type { Aggregation, Aggregations } from "#adapters/search/contract/grammar.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { checkAggregation, keyOf, numberField } from "#backend/search/engine/counts.ts"
import { fieldOf } from "#backend/search/engine/fields.ts"
import { SearchRefusal } from "#backend/search/refusal.ts"
import type { Clause, Compiling } from "./clause.ts"
import { compileClause } from "./cluster-clauses.ts"
import { indexedField } from "./cluster-index.ts"

/** Most buckets that a facet counts by default. */
const usualBuckets = 10

const narrowed = (filter: NonNullable<Aggregation["filter"]>, compiling: Compiling): Clause => {
  const { filter: clause, texts } = compileClause(filter, compiling)
  if (texts.length > 0) throw new SearchRefusal("words are searched for in [query] alone", "query_shard_exception")
  return clause
}

const compiledAggregation = (aggregation: Aggregation, compiling: Compiling, depth: number): Clause | null => {
  const { terms, range, stats, aggs } = aggregation
  // A cluster refuses to count nothing.
  if (terms !== undefined) return { terms: { field: indexedField(fieldOf(terms.field)), size: Math.max(1, terms.size ?? usualBuckets) }, ...(aggs === undefined ? {} : { aggs: countsRequest(aggs, compiling, depth + 1) }) }
  if (range !== undefined) {
    const { column } = numberField(range.field)
    return range.ranges.length === 0 ? null : { range: { field: column, ranges: range.ranges } }
  }
  return stats === undefined ? null : { stats: { field: numberField(stats.field).column } }
}

/** Name of an aggregation in the request, by its place. */
const placed = (at: number): string => `a${at}`

/** What the filters of the aggregations are called in the request: equal ones are one, since a cluster tests each product for each filter. */
const filtersOf = (aggregations: Aggregations): ReadonlyMap<string, string> => {
  const names = new Map<string, string>()
  for (const aggregation of Object.values(aggregations)) {
    const key = filterKey(aggregation)
    if (key !== null && !names.has(key)) names.set(key, `f${names.size}`)
  }
  return names
}

const filterKey = ({ terms, range, stats, filter = { match_all: {} } }: Aggregation): string | null =>
  terms !== undefined || range !== undefined || stats !== undefined ? null : JSON.stringify(filter)

/** Aggregations in the cluster's words: `f0.a3` counts under the filter `f0` what the third one counts under its own. */
export const countsRequest = (aggregations: Aggregations, compiling: Compiling, depth = 1): Clause => {
  const names = filtersOf(aggregations)
  const filters = new Map<string, { readonly filter: Clause; readonly aggs: Record<string, Clause> }>()
  const others: Record<string, Clause> = {}
  for (const [at, [name, aggregation]] of Object.entries(aggregations).entries()) {
    checkAggregation(name, aggregation, depth)
    const filterName = names.get(filterKey(aggregation) ?? "")
    if (filterName === undefined) {
      const one = compiledAggregation(aggregation, compiling, depth)
      if (one !== null) others[placed(at)] = one
    } else {
      const group = filters.get(filterName) ?? { filter: narrowed(aggregation.filter ?? { match_all: {} }, compiling), aggs: {} }
      filters.set(filterName, group)
      for (const [inner, counted] of Object.entries(countsRequest(aggregation.aggs ?? {}, compiling, depth + 1))) group.aggs[`${placed(at)}.${inner}`] = counted as Clause
    }
  }
  return { ...others, ...Object.fromEntries([...filters].map(([name, { filter, aggs }]) => [name, { filter, ...(Object.keys(aggs).length === 0 ? {} : { aggs }) }])) }
}

type Bucket = { readonly key: string | number; readonly doc_count: number; readonly from?: number; readonly to?: number }
/** Counts of the cluster by name. */
type Counted = Readonly<Record<string, unknown>>
type Buckets = { readonly sum_other_doc_count?: number; readonly buckets: ReadonlyArray<Bucket & Counted> }
type Stats = { readonly count: number; readonly min: number | null; readonly max: number | null }
type Naming = Pick<Compiling, "labels"> & { readonly locale: Locale }

const read = ({ terms, range, stats, aggs }: Aggregation, counted: unknown, naming: Naming, within: string): unknown => {
  if (terms !== undefined) {
    const { sum_other_doc_count: others = 0, buckets } = counted as Buckets
    const field = fieldOf(terms.field)
    const shown = buckets.slice(0, terms.size ?? usualBuckets)
    return {
      doc_count_error_upper_bound: 0,
      sum_other_doc_count: others + buckets.slice(shown.length).reduce((sum, bucket) => sum + bucket.doc_count, 0),
      buckets: shown.flatMap((bucket) => {
        const key = keyOf(field, field.kind === "taxon" || field.kind === "taxons" ? Number(bucket.key) : bucket.key, naming)
        return key === null ? [] : [{ key, doc_count: bucket.doc_count, ...(aggs === undefined ? {} : countsFrom(aggs, bucket, naming)) }]
      }),
    }
  }
  if (range !== undefined) {
    const { buckets } = (counted ?? { buckets: [] }) as Buckets
    const countOf = ({ key, from, to }: (typeof range.ranges)[number]): number => buckets.find((bucket) => bucket.key === key && bucket.from === from && bucket.to === to)?.doc_count ?? 0
    return { buckets: range.ranges.map((one) => ({ ...one, doc_count: countOf(one) })) }
  }
  if (stats !== undefined) {
    const { count, min, max } = counted as Stats
    return count === 0 ? { count, min: null, max: null } : { count, min, max }
  }
  const inside = counted as Counted & { readonly doc_count: number }
  return { doc_count: inside.doc_count, ...countsFrom(aggs ?? {}, inside, naming, within) }
}

/** Counts of the cluster, with keys and labels as the embedded search has them; `within` begins the names of those under a shared filter. */
export const countsFrom = (aggregations: Aggregations, counted: Counted, naming: Naming, within = ""): Counted => {
  const names = filtersOf(aggregations)
  return Object.fromEntries(Object.entries(aggregations).map(([name, aggregation], at) => {
    const filterName = names.get(filterKey(aggregation) ?? "")
    return [name, filterName === undefined ? read(aggregation, counted[`${within}${placed(at)}`], naming, "") : read(aggregation, counted[`${within}${filterName}`], naming, `${placed(at)}.`)]
  }))
}
