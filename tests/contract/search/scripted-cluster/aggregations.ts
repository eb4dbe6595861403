/** Aggregations of a search: counts of documents by filter, by value and by range, and statistics of numbers. */
import { isMatched, valuesOf, type Clause, type Document, type Value } from "./scored-clauses.ts"

type Documents = ReadonlyArray<Document>
type Range = Readonly<{ from?: number; to?: number }>
/** Counts of the aggregations within one bucket. */
type CountInside = (documents: Documents) => Clause

const having = (documents: Documents, field: string, test: (value: Value) => boolean): Documents =>
  documents.filter((document) => [...valuesOf(document, field)].some(test))

const byFilter = (filter: Clause, documents: Documents, countInside: CountInside): Clause => {
  const inside = documents.filter((document) => isMatched(filter, document))
  return { doc_count: inside.length, ...countInside(inside) }
}

const statistics = ({ field }: { readonly field: string }, documents: Documents): Clause => {
  const numbers = documents.flatMap((document) => [...valuesOf(document, field)]).map(Number)
  const isEmpty = numbers.length === 0
  return { count: numbers.length, min: isEmpty ? null : Math.min(...numbers), max: isEmpty ? null : Math.max(...numbers) }
}

const byRange = ({ field, ranges }: { readonly field: string; readonly ranges: ReadonlyArray<Range> }, documents: Documents): Clause => {
  const buckets = ranges.map((range) => {
    const { from = -Infinity, to = Infinity } = range
    return { ...range, doc_count: having(documents, field, (value) => Number(value) >= from && Number(value) < to).length }
  })
  return { buckets: buckets.toSorted((one, other) => (one.from ?? 0) - (other.from ?? 0)) }
}

/** The most frequent values first, and those of one frequency in their order. */
const byValue = (
  { field, size = 10 }: { readonly field: string; readonly size?: number },
  documents: Documents,
  countInside: CountInside,
): Clause => {
  const keys = [...new Set(documents.flatMap((document) => [...valuesOf(document, field)]))]
  const buckets = keys
    .map((key) => ({ key, inside: having(documents, field, (value) => value === key) }))
    .toSorted((one, other) => other.inside.length - one.inside.length || (one.key < other.key ? -1 : 1))
    .map(({ key, inside }) => ({
      key: typeof key === "boolean" ? Number(key) : key,
      doc_count: inside.length,
      ...countInside(inside),
    }))
  return {
    buckets: buckets.slice(0, size),
    sum_other_doc_count: buckets.slice(size).reduce((sum, { doc_count }) => sum + doc_count, 0),
  }
}

type Aggregation = {
  readonly filter?: Parameters<typeof byFilter>[0]
  readonly stats?: Parameters<typeof statistics>[0]
  readonly range?: Parameters<typeof byRange>[0]
  readonly terms?: Parameters<typeof byValue>[0]
  readonly aggs?: Aggregations
}
export type Aggregations = Readonly<Record<string, Aggregation>>

const countOf = ({ filter, stats, range, terms, aggs = {} }: Aggregation, documents: Documents): Clause => {
  const countInside: CountInside = (inside) => countsOf(aggs, inside)
  if (filter !== undefined) return byFilter(filter, documents, countInside)
  if (stats !== undefined) return statistics(stats, documents)
  if (range !== undefined) return byRange(range, documents)
  if (terms !== undefined) return byValue(terms, documents, countInside)
  throw new Error("unknown aggregation")
}

/** Counts of documents by the names of their aggregations. */
export const countsOf = (aggregations: Aggregations, documents: Documents): Clause =>
  Object.fromEntries(Object.entries(aggregations).map(([name, aggregation]) => [name, countOf(aggregation, documents)]))
