/** Search results in Elasticsearch's form, for typed and typeless paths. */
import type { SearchResult } from "./search.ts"

/** `typed` is the form of version 6: a type in each hit, the total as a number. */
export type ResponseForm = { readonly index: string; readonly typed: boolean; readonly totalAsNumber: boolean }

/** Absent where the hits match the text, empty where they are not near it either. */
const partOf = ({ match }: SearchResult["leftOut"]) => {
  switch (match._tag) {
    case "matches":
      return {}
    case "near":
      return { part: match.part }
    case "far":
      return { part: "" }
    default:
      return match satisfies never
  }
}

/** `took`: milliseconds. */
export const searchResponse = (result: SearchResult, { index, typed, totalAsNumber }: ResponseForm, took: number) => ({
  took,
  timed_out: false,
  _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
  hits: {
    total: totalAsNumber ? result.total : { value: result.total, relation: "eq" },
    max_score: result.hits.reduce<number | null>((highest, { _score }) => Math.max(highest ?? 0, _score), null),
    hits: result.hits.map(({ _id, _score, _source, _explanation }) => ({
      _index: index,
      ...(typed ? { _type: "product" } : {}),
      _id,
      _score,
      ...(_source === null ? {} : { _source }),
      ...(_explanation === undefined ? {} : { _explanation }),
    })),
  },
  ...(result.aggregations === null ? {} : { aggregations: result.aggregations }),
  ...(result.leftOut.terms.length === 0 ? {} : { left_out: result.leftOut.terms }),
  ...partOf(result.leftOut),
  ...(result.suggest === null ? {} : { suggest: result.suggest }),
})

export const documentResponse = (
  source: Readonly<Record<string, unknown>> | null,
  id: string,
  { index, typed }: ResponseForm,
  isShown: boolean,
) => ({
  _index: index,
  _type: typed ? "product" : "_doc",
  _id: id,
  ...(source === null ? { found: false } : { _version: 1, found: true, ...(isShown ? { _source: source } : {}) }),
})
