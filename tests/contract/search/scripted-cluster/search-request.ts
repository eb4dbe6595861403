/** Search request over documents in memory: the hits in their order, and the aggregations. */
import { countsOf, type Aggregations } from "./aggregations.ts"
import { entryOf, listOf, scoreOf, valuesOf, type Clause, type Document } from "./scored-clauses.ts"

type Scored = { readonly id: string; readonly document: Document; readonly score: number }

/** Order of two hits by the fields of `sort`; a document without the field comes last. */
const compared =
  (sort: ReadonlyArray<Clause>) =>
  (one: Scored, other: Scored): number => {
    for (const by of sort) {
      const [field, direction] = entryOf(by) as readonly [string, string | { readonly order: string }]
      const isDescending = (typeof direction === "string" ? direction : direction.order) === "desc"
      const [a, b] = [one, other].map(({ document, score }) => (field === "_score" ? score : [...valuesOf(document, field)][0]))
      if (a === b) continue
      if (a === undefined || b === undefined) return a === undefined ? 1 : -1
      return (a < b ? -1 : 1) * (isDescending ? -1 : 1)
    }
    return 0
  }

/** Body of the response to a search. */
export const searchResponse = (body: Clause, documents: ReadonlyMap<string, Document>): Clause => {
  const { query = { match_all: {} }, post_filter: postFilter, from = 0, size = 10, sort, aggs } = body
  const matched = [...documents].flatMap(([id, document]): ReadonlyArray<Scored> => {
    const score = scoreOf(query as Clause, document)
    return score === null ? [] : [{ id, document, score }]
  })
  const shown = postFilter === undefined ? matched : matched.filter(({ document }) => scoreOf(postFilter as Clause, document) !== null)
  const page = shown
    .toSorted(compared(listOf(sort) as ReadonlyArray<Clause>))
    .slice(Number(from), Number(from) + Number(size))
    .map(({ id, score }) => ({ _id: id, _score: score }))
  const counted = matched.map(({ document }) => document)
  return {
    timed_out: false,
    hits: { total: { value: shown.length, relation: "eq" }, hits: page },
    // Counts are of all that match the query, whatever the filter after it hides.
    ...(aggs === undefined ? {} : { aggregations: countsOf(aggs as Aggregations, counted) }),
  }
}
